import type { CommitmentsReading } from '../../model.ts'
import { isSurelyEnglish, wordsOf } from '../language.ts'
import { ENGLISH_TIME } from '../lexicon/english.ts'
import { ENGLISH_COMMITMENTS } from '../lexicon/english-commitments.ts'
import { humanTokens } from '../machine-talk.ts'
import { preparer } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { weekOf } from './week-reader.ts'

const ENGLISH = [ENGLISH_TIME, ENGLISH_COMMITMENTS]
const prepare = preparer({ en: ENGLISH }, () => false)
const words = wordsOf(ENGLISH)

/** What no text is without that tells of a rota in English. */
const OF_TURNS =
  /week(?!day|end|night)|wk|off|free|rest|rot|alternat|turn|pattern|roster|panama|pitman|[23] ?[x×] ?8|2 ?[-,/] ?2 ?[-,/] ?3|(?:12|24|48).*(?:24|36|48|72|96)/isu

/** Lines or clauses that begin with an hour: three of them may be a day told from hour to hour. */
const HOUR_FIRST = /(?:^|[\n,])(?:[^\p{L}\d\n,]|at |by )*\d/giu
const DIARY = 3

/** Whether a text may tell of shifts that take turns, which only those who know can say. */
export const mayTellRota = (text: string): boolean => OF_TURNS.test(text)

/**
 * What `readCommitments` reads of a text that no other language can claim, without the words of the others and without
 * `passingDoubted`; null where one may, and of what may be a day told from hour to hour. A browser fetches the rest only then.
 * @param text - as typed
 * @param isRota - whether it tells of shifts that take turns
 */
export function readEnglishWeek(text: string, isRota: boolean): CommitmentsReading | null {
  if ((text.match(HOUR_FIRST)?.length ?? 0) >= DIARY) return null
  return isSurelyEnglish(text, humanTokens(tokensOf(text)), words) ? weekOf(text, prepare(text), isRota) : null
}
