import type { Adjustment } from '../adapt/adjustment.ts'
import type { KnownDay } from '../history/known-day.ts'
import type { AskKind, Choice, CivilDate, Preferences, StoredAnswer } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import type { PlanDay } from '../plan-model.ts'
import type { AskFact, Outcome } from './ask-facts.ts'
import type { Ahead } from './meaning.ts'

/** What is known when the plan looks whether it leaves a choice. */
export type Situation = {
  readonly base: PlanBase
  readonly today: CivilDate
  /** The plan's days, those that are over as they were shown. */
  readonly days: readonly PlanDay[]
  /** In order, until today. */
  readonly known: readonly KnownDay[]
  /** What history changed, in force. */
  readonly adjustments: readonly Adjustment[]
  readonly answers: readonly StoredAnswer[]
  /** The first day whose silence says something. */
  readonly since: CivilDate
  /** What paces come from already. */
  readonly result: Preferences['recentRace']
}

/** What may be chosen, where it works: a plan made with it must still be worth it. */
export type Offer = { readonly choice: Choice; readonly works?: (ahead: Ahead, planned: Ahead) => boolean }

/** A choice that the plan leaves: what it asks, and what may be chosen beside leaving all as it is. */
export type Ask = {
  readonly kind: AskKind
  readonly text: AskFact
  /** What it is asked for, in figures. */
  readonly why: AskFact
  readonly offers: readonly Offer[]
  /** What sets it apart from others of its kind: then it is asked once for each, and not once in a while. */
  readonly of?: string
}

/** One kind of question: when it is asked, and how the days before a choice compare with those after it. */
export type AskOf = {
  readonly find: (situation: Situation) => Ask | null
  readonly outcome: (situation: Situation, answer: StoredAnswer) => Outcome | null
}
