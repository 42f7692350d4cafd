import type { Slip } from './hours-in-words.ts'
import { DAYS } from './words.ts'

const END = '(?=\\s*(?:[.,;!\\n]|$))'
const TRAIN_DE = '(?: trainieren| sport machen| sport treiben)?'
const TRAIN_FR = "(?: m'entra[iî]ner| faire de sport| faire du sport)?"
const TRAIN_NL = '(?: trainen| sporten)?'

/** "Sonntags kann ich nicht trainieren", "ich kann sonntags nicht". */
const NOT_THEN_DE = new RegExp(`(${DAYS} )kann ich nicht${TRAIN_DE}${END}`, 'giu')
const THEN_NOT_DE = new RegExp(`(?<!\\p{L})ich kann (?=(?:am |an )?${DAYS} nicht${TRAIN_DE}${END})`, 'giu')
/** "Je ne peux pas m'entraîner le dimanche", "le dimanche je ne peux pas". */
const NOT_ON_FR = new RegExp(`(?<!\\p{L})je (?:ne )?peux pas${TRAIN_FR} (?=(?:les? )?${DAYS})`, 'giu')
const NOT_THEN_FR = new RegExp(`(${DAYS},? )je (?:ne )?peux pas${TRAIN_FR}${END}`, 'giu')
/** "Op zondag kan ik niet trainen", "ik kan zondag niet", "ik kan niet op zondag". */
const NOT_THEN_NL = new RegExp(`(${DAYS} )kan ik niet${TRAIN_NL}${END}`, 'giu')
const THEN_NOT_NL = new RegExp(`(?<!\\p{L})ik kan (?=(?:op )?${DAYS} niet${TRAIN_NL}${END})`, 'giu')
const NOT_ON_NL = new RegExp(`(?<!\\p{L})ik kan niet${TRAIN_NL} (?=(?:op )?${DAYS})`, 'giu')
/** "Je ne peux m'entraîner qu'avant 7h". */
const ONLY_FR =
  /(?<!\p{L})je ne (?:peux(?: m'entra[iî]ner)?|m'entra[iî]ne|suis libre) qu(?:'|e )(?=(?:avant|apr[eè]s|entre|les?|en|de|à) ?)/giu
/** "Max. 45 Minuten": its full stop ends nothing. */
const MAX = /(?<=(?<!\p{L})max)\.(?=\s*\d{1,3} ?(?:min|std|stund|heure|h(?!\p{L})|hora|or[ae]|uur))/giu

/** What is said of training beside work is of training. */
const ofTraining = (words: string, never: string, not: string, training: string) =>
  / (?:trainieren|sport|m'entra|faire|trainen|sporten)/iu.test(words) ? `${never} ${training}` : not

/** Ways of saying of other languages, as the shorter ones that slots know. */
export const ELSEWHERE: readonly Slip[] = [
  [NOT_THEN_DE, (words, days = '') => days + ofTraining(words, 'nie', 'geht nicht', 'trainieren')],
  [THEN_NOT_DE, () => ''],
  [NOT_ON_FR, (words) => ofTraining(words, 'pas', 'pas', "m'entraîner")],
  [NOT_THEN_FR, (words, days = '') => days + ofTraining(words, 'jamais', 'impossible', "m'entraîner")],
  [NOT_THEN_NL, (words, days = '') => days + ofTraining(words, 'nooit', 'kan niet', 'trainen')],
  [THEN_NOT_NL, () => ''],
  [NOT_ON_NL, (words) => ofTraining(words, 'niet', 'niet', 'trainen')],
  [ONLY_FR, () => 'peux only'],
  [MAX, () => ' '],
]
