import type { Words } from '../words.ts'
import { DAY_WORDS } from './day-words.ts'
import { FORESIGHT_WORDS } from './foresight-words.ts'
import { INSIGHT_WORDS } from './insight-words.ts'
import { REASON_WORDS } from './reason-words.ts'
import { RULE_WORDS } from './rule-words.ts'
import { WARNING_WORDS } from './warning-words.ts'
import { WEEK_WORDS } from './week-words.ts'

/** English, all of it. */
export const ENGLISH: Words = {
  ...DAY_WORDS,
  ...FORESIGHT_WORDS,
  ...INSIGHT_WORDS,
  ...REASON_WORDS,
  ...RULE_WORDS,
  ...WARNING_WORDS,
  ...WEEK_WORDS,
}
