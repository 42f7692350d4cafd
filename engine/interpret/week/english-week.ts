import type { CommitmentsReading } from '../../model.ts'
import { isSurelyEnglish, wordsOf } from '../language.ts'
import { ENGLISH_TIME } from '../lexicon/english.ts'
import { ENGLISH_COMMITMENTS } from '../lexicon/english-commitments.ts'
import { humanTokens } from '../machine-talk.ts'
import { preparer } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { weekOf } from './week-reader.ts'

const ENGLISH = [ENGLISH_TIME, ENGLISH_COMMITMENTS]
const prepare = preparer({ en: ENGLISH })
const words = wordsOf(ENGLISH)

/**
 * What `readCommitments` reads of a text that no other language can claim, without the words of the others; null where
 * one may. A browser fetches those words only then.
 * @param text - as typed
 */
export function readEnglishWeek(text: string): CommitmentsReading | null {
  return isSurelyEnglish(text, humanTokens(tokensOf(text)), words) ? weekOf(text, prepare(text)) : null
}
