import { sure } from '../../../sure.ts'
import { inClause, isDenied, isOthers, type Mark, type Note } from '../check-in-words.ts'
import { type Clause, textOf } from './clauses.ts'

/** Why hours of tomorrow may be others than those read. */
export type HourDoubt =
  | 'half of the day'
  | 'end'
  | 'nothing named'
  | 'two times'
  | 'somebody else'
  | 'supposed'
  | 'denied'

/** What lasts longer than an hour, in seven languages: its beginning alone says little of its end. */
const LONG = new RegExp(
  `^(?:${[
    'work|working|shift|lates?|earl(?:y|ies)|nights?|course|conference|training|workshop|seminar|school|uni|college|exam|wedding|funeral|moving|hospital',
    'surgery|operation|trip|travel|party|festival|arbeit|dienst|schicht|schule|kurs|fortbildung|hochzeit|umzug|klinik|guardia|turno|trabajo|curso|boda|mudanza|viaje|travail|boulot',
    'garde|formation|mariage|demenagement|trabalho|plantao|casamento|mudanca|lavoro|ufficio|scuola|corso|matrimonio|trasloco|ospedale|werk|werken|cursus|bruiloft|verhuizing|ziekenhuis',
  ].join('|')})`,
)
/** [h] Bare, these may be of the morning or of the evening. */
const EITHER_HALF = { from: 6, to: 8 }

/** What doors do. */
const OF_A_PLACE = /^(?:opens|closes|shuts|offnet|schliesst|ouvre|ferme|abre|cierra|fecha|apre|chiude|opent|sluit)\b/

/** Who is seen in office hours is seen in the morning. */
const OF_OFFICE =
  /^(meetings?|dentist|doctors?|gp|physio|appointment|school|work|interview|exam|termin|arzt|zahnarzt|besprechung|schule|arbeit|buro|reunion|dentista|medico|medecin|dentiste|bureau|reuniao|riunione|visita|vergadering|tandarts|dokter|huisarts|kantoor|werk)/

/** Whoever cares for children does with them what they do. */
const KIDS = /kids|ninos|kinder|enfants|criancas|bambini/

/** Things whose half of the day is known. */
const OF_A_HALF = ['eve', 'morn', 'flightw', 'early0'] as const

/**
 * The rule by which told hours are in doubt, or null.
 * @param heard - what they are of, and whether they are wished
 */
export function hourDoubt(
  note: Note,
  clause: Clause,
  { event, times, wish }: { readonly event: Mark | null; readonly times: readonly Mark[]; readonly wish: boolean },
): HourDoubt | null {
  const clocks = times.filter(({ tag }) => tag === 'time' || tag === 'range')
  const has = (tag: Mark['tag']) => clause.marks.some((mark) => mark.tag === tag)
  const first = times[0]
  if (!first) return null
  if (!wish && event && isOthers(note, event) && !has('me') && !KIDS.test(event.text)) return 'somebody else'
  if (
    note.marks.some(
      ({ tag, sentence, clause: own }) => tag === 'maybe' && sentence === first.sentence && own <= first.clause,
    )
  )
    return 'supposed'
  if (clocks.length > 1 && has('free')) return 'two times'
  // "The pub closes at 11": the hour of a place, not of anybody's day.
  if (!wish && clocks.length > 0 && note.items.slice(clause.from, clause.to).some(({ text }) => OF_A_PLACE.test(text)))
    return 'somebody else'
  if (wish && isDenied(note, first)) return 'denied'
  if (!wish && clocks.length > 0 && event === null && !has('cannot') && !has('travel')) return 'nothing named'
  const isOfOffice = event !== null && OF_OFFICE.test(event.text)
  const isTimed = isOfOffice || times.some(({ tag }) => tag === 'win') || OF_A_HALF.some(has)
  if (!isTimed && clocks.some(isOfEitherHalf)) return 'half of the day'
  if (wish || !event || !LONG.test(event.text)) return null
  // "On a course till 5": since when is told of nothing but work.
  const isSince = clocks.length === 1 && sure(clocks[0]).value === 'until' && !/^(?:work|shift|school)/.test(event.text)
  return isOpen(note, clause, clocks) || isSince ? 'end' : null
}

/** "Call at 7": nothing says of which half of the day. */
function isOfEitherHalf({ tag, value, item }: Mark): boolean {
  const { half, exact, hour, minute } = sure(item.from)
  if (half !== null || exact || minute > 0 || tag === 'range' || value === 'before') return false
  return hour >= EITHER_HALF.from && hour <= EITHER_HALF.to && value !== 'after'
}

/** Whether only a beginning is told. */
function isOpen(note: Note, clause: Clause, clocks: readonly Mark[]): boolean {
  const isLong = note.items.slice(clause.from, clause.to).some(({ tag }) => tag === 'dur')
  return clocks.length === 1 && !isLong && /^(?:at|from)$/.test(sure(clocks[0]).value)
}

/** [words] behind a refusal within which a part of the day narrows it. */
const PART_REACH = 4
const OF_PART = /^(?:time|range|win|morn|eve|early0)$/

const FROM_TRAINING = /\b(?:train\w*|work ?outs?|gym|exercise|running|sport|please|pls|need|body)\b/

/** The rule by which it is in doubt that there is no time at all. */
export function refusalDoubt(note: Note, clause: Clause, refusal: Mark): HourDoubt | null {
  if (clause.marks.some(({ tag }) => tag === 'otherp')) return 'somebody else'
  if (isDenied(note, refusal) || inClause(note, refusal, 'free')) return 'denied'
  // "Nothing tomorrow" may be said of what is on.
  if (/^(?:nothing|nada|nichts|rien|niente|nulla|niets|niks)\b/.test(refusal.text)) return 'supposed'
  // A day off work is one to train on.
  if (refusal.text === 'day off' && !FROM_TRAINING.test(textOf(note, clause))) return 'supposed'
  // "No time before work, could squeeze it in at 8": not the whole day.
  const isOfPart = clause.marks.some(
    ({ tag, at }) => at > refusal.at && at <= refusal.at + PART_REACH && OF_PART.test(tag),
  )
  const goesOn = note.marks.some(
    ({ tag, at, sentence }) => at > refusal.at && sentence === refusal.sentence && tag === 'prefertrain',
  )
  return isOfPart || goesOn || isOffered(note, refusal) ? 'two times' : null
}

const PROBABLY =
  /^(?:probably|prob|likely|wahrscheinlich|probablement|probablemente|provavelmente|probabilmente|waarschijnlijk)$/

/** "Probably no time; half an hour in the morning maybe": some, after all. */
function isOffered({ items, marks }: Note, { at }: Mark): boolean {
  const isLikely = items.slice(Math.max(0, at - 2), at).some(({ text }) => PROBABLY.test(text))
  return isLikely && marks.some((mark) => mark.at > at && mark.tag === 'dur')
}
