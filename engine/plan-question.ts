import type { CivilDate, FeltFact, StoredAnswer } from './model.ts'
import type { Told } from './told.ts'

/** What a plan would ask, so that it rests on what is so, or where it leaves a choice. */
export type PlanQuestion = {
  /** Stable while it waits for an answer. */
  readonly id: string
  readonly text: Told
  /** Of a choice that the plan leaves: why, what happens where nothing is chosen, and what came of the last choice. */
  readonly why?: Told
  readonly otherwise?: Told
  readonly last?: Told
  readonly answers: readonly {
    readonly id: string
    readonly text: Told
    /** What would become of the next weeks, and the choice itself, where the plan leaves one. */
    readonly means?: Told
    readonly choice?: StoredAnswer
    /** What it means for days gone by: done in so many minutes, in all that were planned for null, not done for 0. */
    readonly records: readonly { readonly date: CivilDate; readonly minutes: number | null }[]
    /** What it says of how somebody feels today, where that is what was asked. */
    readonly felt?: readonly FeltFact[]
  }[]
}
