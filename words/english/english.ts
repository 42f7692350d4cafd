import type { Words } from '../words.ts'
import { ADJUSTMENT_WORDS } from './adjustment-words.ts'
import { ANSWER_WORDS } from './answer-words.ts'
import { ASK_WORDS } from './ask-words.ts'
import { ASKED_WORDS } from './asked-words.ts'
import { CHANGE_WORDS } from './change-words.ts'
import { DAY_WORDS } from './day-words.ts'
import { FOLLOW_UP_WORDS } from './follow-up-words.ts'
import { FORESIGHT_WORDS } from './foresight-words.ts'
import { INSIGHT_WORDS } from './insight-words.ts'
import { REASON_WORDS } from './reason-words.ts'
import { REBUILT_WORDS } from './rebuilt-words.ts'
import { RULE_WORDS } from './rule-words.ts'
import { SESSION_WORDS } from './session-words.ts'
import { STEP_WORDS } from './step-words.ts'
import { WARNING_WORDS } from './warning-words.ts'
import { WEEK_WORDS } from './week-words.ts'

/** English, all of it. */
export const ENGLISH: Words = {
  ...ADJUSTMENT_WORDS,
  ...ANSWER_WORDS,
  ...ASK_WORDS,
  ...ASKED_WORDS,
  ...CHANGE_WORDS,
  ...DAY_WORDS,
  ...FOLLOW_UP_WORDS,
  ...FORESIGHT_WORDS,
  ...INSIGHT_WORDS,
  ...REASON_WORDS,
  ...REBUILT_WORDS,
  ...RULE_WORDS,
  ...SESSION_WORDS,
  ...STEP_WORDS,
  ...WARNING_WORDS,
  ...WEEK_WORDS,
}
