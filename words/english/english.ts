import type { Words } from '../words.ts'
import { REASON_WORDS } from './reason-words.ts'

/** English, all of it. */
export const ENGLISH: Words = { ...REASON_WORDS }
