import type { AdjustmentFact, FreedFact } from './adapt/facts/adjustment-facts.ts'
import type { AnswerFact } from './adapt/facts/answer-facts.ts'
import type { AskedFact } from './adapt/facts/asked-facts.ts'
import type { ChangeFact } from './adapt/facts/change-facts.ts'
import type { FollowUpFact } from './adapt/facts/follow-up-facts.ts'
import type { AskFact } from './asks/ask-facts.ts'
import type { DayFact } from './day/day-facts.ts'
import type { ForesightFact } from './insights/foresight-facts.ts'
import type { InsightFact } from './insights/insight-facts.ts'
import type { ReasonFact } from './insights/reason-facts.ts'
import type { RuleFact } from './limits/rule-facts.ts'
import type { QuestionFact } from './lived/question-facts.ts'
import type { RebuiltEffect, RebuiltFact } from './lived/rebuilt-facts.ts'
import type { WarningFact } from './phases/warning-facts.ts'
import type { WeekFact } from './phases/week-facts.ts'
import type { SessionFact } from './sessions/session-facts.ts'
import type { StepFact } from './sessions/step-facts.ts'
import { sure } from './sure.ts'

/** Everything the engine has to say: a code with its parameters, which `words/` has a text for in each language. */
export type Fact =
  | AdjustmentFact
  | AnswerFact
  | AskedFact
  | AskFact
  | ChangeFact
  | DayFact
  | FollowUpFact
  | ForesightFact
  | FreedFact
  | InsightFact
  | QuestionFact
  | ReasonFact
  | RebuiltEffect
  | RebuiltFact
  | RuleFact
  | SessionFact
  | StepFact
  | WarningFact
  | WeekFact

/** What is said in one place: a fact, or several one after the other. An empty list says nothing. */
export type Told = Fact | readonly Told[]

/** Whether two places say the same. */
export function isSame(a: Told, b: Told): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** The first fact where it is of this code, else nothing. */
export function first(told: Told, code: Fact['code']): Told {
  if ('code' in told) return told.code === code ? told : []
  return told.length === 0 ? [] : first(sure(told[0]), code)
}
