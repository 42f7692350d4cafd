import type { CommitmentsReading } from '../../model.ts'
import { isForeign } from '../foreign.ts'
import { DUTCH_COMMITMENTS } from '../lexicon/dutch-commitments.ts'
import { ENGLISH_COMMITMENTS } from '../lexicon/english-commitments.ts'
import { FRENCH_COMMITMENTS } from '../lexicon/french-commitments.ts'
import { GERMAN_COMMITMENTS } from '../lexicon/german-commitments.ts'
import { ITALIAN_COMMITMENTS } from '../lexicon/italian-commitments.ts'
import { PORTUGUESE_COMMITMENTS } from '../lexicon/portuguese-commitments.ts'
import { SPANISH_COMMITMENTS } from '../lexicon/spanish-commitments.ts'
import { withTimes } from '../lexicon/times.ts'
import { preparer } from '../reading.ts'
import { isRotaTold } from '../rota/rounds.ts'
import { withUmlauts } from '../umlauts.ts'
import { readDiary } from './diary.ts'
import { passingDoubted } from './passing-hours.ts'
import { weekOf } from './week-reader.ts'

const prepare = preparer(
  withTimes({
    en: [ENGLISH_COMMITMENTS],
    es: [SPANISH_COMMITMENTS],
    de: [GERMAN_COMMITMENTS],
    fr: [FRENCH_COMMITMENTS],
    pt: [PORTUGUESE_COMMITMENTS],
    it: [ITALIAN_COMMITMENTS],
    nl: [DUTCH_COMMITMENTS],
  }),
  isForeign,
  withUmlauts,
)

/**
 * Reads an ordinary week and training preferences from free text in seven languages.
 * @param text - as typed
 */
export function readCommitments(text: string): CommitmentsReading {
  return passingDoubted(weekOf(text, prepare(text), isRotaTold(text), readDiary), text)
}
