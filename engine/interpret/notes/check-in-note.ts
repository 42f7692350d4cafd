import { withDaysSpelled } from '../day-spelling.ts'
import { isForeign } from '../foreign.ts'
import { doctorsOrders, NO_ORDERS } from '../lexicon/doctors-orders.ts'
import { DUTCH_CHECK_INS } from '../lexicon/dutch-check-ins.ts'
import { ENGLISH_CHECK_INS } from '../lexicon/english-check-ins.ts'
import { FRENCH_CHECK_INS } from '../lexicon/french-check-ins.ts'
import { GERMAN_CHECK_INS } from '../lexicon/german-check-ins.ts'
import { ITALIAN_CHECK_INS } from '../lexicon/italian-check-ins.ts'
import type { Phrases } from '../lexicon/phrases.ts'
import { PORTUGUESE_CHECK_INS } from '../lexicon/portuguese-check-ins.ts'
import { SPANISH_CHECK_INS } from '../lexicon/spanish-check-ins.ts'
import { withTimes } from '../lexicon/times.ts'
import { TURNS } from '../lexicon/turns.ts'
import { preparer } from '../reading.ts'
import { withUmlauts } from '../umlauts.ts'
import { hoursInTurn } from '../week/plain-items.ts'
import { type Note, noteOf } from './check-in-words.ts'

/** "My dad's got a cold": somebody else with a short `is` or `has`, which loses its apostrophe as words are laid out. */
const WITH_SHORT_VERBS: Phrases = {
  otherp: (ENGLISH_CHECK_INS.otherp ?? '')
    .split('\n')
    .map((phrase) => (/[a-rt-z]\s*$/.test(phrase) ? `${phrase}s` : phrase))
    .join('\n'),
}

const prepare = preparer(
  withTimes({
    en: [WITH_SHORT_VERBS, doctorsOrders('en'), NO_ORDERS, ENGLISH_CHECK_INS, TURNS],
    es: [doctorsOrders('es'), SPANISH_CHECK_INS, TURNS],
    de: [doctorsOrders('de'), GERMAN_CHECK_INS, TURNS],
    fr: [doctorsOrders('fr'), FRENCH_CHECK_INS, TURNS],
    pt: [doctorsOrders('pt'), PORTUGUESE_CHECK_INS, TURNS],
    it: [doctorsOrders('it'), ITALIAN_CHECK_INS, TURNS],
    nl: [doctorsOrders('nl'), DUTCH_CHECK_INS, TURNS],
  }),
  isForeign,
  withUmlauts,
)

/** "Hey coach, left knee hurts": nobody's knee but the writer's; "well..." is no mood. */
const GREETING =
  /^\s*(?:(?:hi|hey|hello|dear|hallo|hola|bonjour|salut|ciao|ol[aá]|hoi)(?: (?:coach|there|team|all|fulcrum|trainer))?\s*[,!.:]+|coach\s*[,:]|ok(?:ay)? so,?|well\s*(?:[,:]|\.{2,}|…))(?=\s)/iu

/**
 * A check-in note laid out as marks, in the seven languages of the vocabulary.
 * @param text - as typed
 */
export function checkInNote(text: string): Note {
  const prepared = prepare(withDaysSpelled(text.replace(GREETING, (said) => ' '.repeat(said.length))))
  return noteOf({ ...prepared, sentences: prepared.sentences.map(hoursInTurn) })
}
