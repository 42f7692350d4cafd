import type { Adjustment } from '../adapt/adjustment.ts'
import type { KnownDay } from '../history/known-day.ts'
import type { AskKind, Choice, CivilDate, StoredAnswer } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import type { PlanDay } from '../plan-model.ts'
import type { AskFact, Outcome } from './ask-facts.ts'

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
}

/** A choice that the plan leaves: what it asks, and what may be chosen beside leaving all as it is. */
export type Ask = {
  readonly kind: AskKind
  readonly text: AskFact
  /** What it is asked for, in figures. */
  readonly why: AskFact
  readonly choices: readonly Choice[]
}

/** One kind of question: when it is asked, and how the days before a choice compare with those after it. */
export type AskOf = {
  readonly find: (situation: Situation) => Ask | null
  readonly outcome: (situation: Situation, answer: StoredAnswer) => Outcome | null
}
