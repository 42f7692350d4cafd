import { sure } from '../../../sure.ts'
import type { SymTag } from '../../lexicon.ts'
import { DAY_END, DAY_START, WINDOWS } from '../../windows.ts'
import { isDenied, isOthersClause, isSupposed, type Mark, marksOf, type Note } from '../check-in-words.ts'
import { type Tomorrow, TomorrowBook } from './book.ts'
import { type Clause, clausesOf, isRoundTheClock, isTomorrow, isWish, TIME_TAGS, textOf } from './clauses.ts'
import { hourDoubt, refusalDoubt } from './doubt.ts'
import { fromHome, hoursBesideWork, isDayLong, isNothingOn, isReturn, laterToday, untilBack } from './edges.ts'
import { minuteIn, THEN, timeWindows } from './times.ts'

const FULL = /chock|manic|flat out|non stop|rammed|solid|packed|full|booked|back to back|pien|vol/
const ANY_TIME =
  /^(any time|anytime|whenever|cualquier|egal|jederzeit|n importe|qualquer|quando volete|a qualsiasi|maakt niet uit)/
const NOTHING = /^(nothing|nada|nichts|rien|niente|nulla|niets|niks)$/
const OWN_CHILDREN = /kids|ninos|kinder|enfants|criancas|bambini/
const SUPPOSING =
  /^(might|maybe|if|perhaps|possibly|quizas|quiza|si|vielleicht|wenn|falls|peut etre|talvez|se|could be|in case|tal vez|a lo mejor|eventuell|evtl|forse|se|magari|misschien|als|wellicht)$/
const EVERYDAY_WORK =
  /work|office|shift|school|job|uni|arbeit|buro|trabajo|oficina|travail|boulot|bureau|trabalho|escritorio|lavoro|ufficio|scuola|turno|werk|kantoor|dienst/
/** "Train to Leeds at 7, back late" */
const BACK_LATE = /\b(?:late|spat|tarde?|tardi|laat)\b/
const BY_NIGHT = /\b(?:night|evening|abend|nacht|soir|noche|noite|sera|avond)\b/
const DEPARTING = /^(driv|fly|train|bus|coach|drive|volo|treno|parto|vlucht|vlieg|trein)/

/** A clause about tomorrow with what is in it. */
type Scene = {
  readonly note: Note
  readonly clause: Clause
  readonly has: (tag: SymTag) => boolean
  readonly all: (tag: SymTag) => readonly Mark[]
  readonly event: Mark | null
  /** Those of its hours that no rule has taken yet. */
  times: readonly Mark[]
}
/** A reader of clauses: whether nothing is left of one for those after it. */
type Rule = (scene: Scene, book: TomorrowBook) => boolean

/** In their order: what shuts the day before hours, and hours by what they are of. */
const RULES: readonly Rule[] = [
  calledOff,
  shutDay,
  asUsual,
  withoutHours,
  besideWork,
  comingHome,
  leaving,
  freeUntil,
  wished,
  taken,
]

/** What tomorrow holds: busy times, no time at all, and when training is wanted. */
export function findTomorrow(note: Note, kind: 'notes' | 'tomorrow'): Tomorrow {
  const book = new TomorrowBook()
  for (const clause of clausesOf(note)) {
    if (!isTomorrow(note, clause, kind)) continue
    const scene = sceneOf(note, clause)
    RULES.some((rule) => rule(scene, book))
  }
  return book.tomorrow()
}

function sceneOf(note: Note, clause: Clause): Scene {
  const all = (tag: SymTag) => clause.marks.filter((mark) => mark.tag === tag)
  return {
    ...{ note, clause, all },
    has: (tag) => clause.marks.some((mark) => mark.tag === tag),
    event: all('event').find((mark) => !isOthersClause(note, mark) || OWN_CHILDREN.test(mark.text)) ?? null,
    times: clause.marks.filter((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday'),
  }
}

const sentenceOf = ({ note, clause }: Scene): number => note.sentenceOf[clause.from] ?? -1
const placeOf = ({ note, clause, event, times }: Scene, book: TomorrowBook, wish: boolean) => ({
  at: sure(times[0]).item,
  doubt: hourDoubt(note, clause, { event: event ?? book.lastEvent, times, wish }),
})

/** "The meeting is cancelled", "nothing until Friday". */
function calledOff({ note, clause, has }: Scene): boolean {
  if (has('cancel') && !has('but')) return true
  const opensWithNothing =
    NOTHING.test(note.items[clause.from]?.text ?? '') && clause.marks.some((mark) => mark.value === 'until')
  return opensWithNothing && !has('event')
}

/** No time at all, or something that takes the whole day; of what is only supposed nothing more is read. */
function shutDay(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, has, event, times } = scene
  const refusal = refusalIn(scene)
  const isOfHours = times.length > 0 || (has('after') && has('time'))
  if (refusal && !isOfHours) book.unavailable = { at: refusal.item, doubt: refusalDoubt(note, clause, refusal) }
  if (refusal && book.unavailable) book.isFull = FULL.test(refusal.text)
  if (event && isRoundTheClock(note, clause)) book.unavailable = { at: event.item, doubt: null }
  const whole = clause.marks.find(({ tag, value }) => tag === 'allday' || (tag === 'win' && value === 'allday'))
  const isOfWeather = has('weather') && !has('event')
  const isAtEase = whole !== undefined && AT_EASE.test(note.items[whole.at - 1]?.text ?? '')
  if (whole && !has('free') && !isOfWeather && !isAtEase) book.allDay = whole
  return clause.marks.some(({ tag, text }) => tag === 'maybe' && SUPPOSING.test(text))
}

/** "Cake all day", "hot all day": it lasts all day, and takes no hour of it. */
const AT_EASE =
  /^(?:hot|cold|sunny|windy|wet|rainy|foggy|icy|warm|humid|sun|cake|biscuits|chocolate|pyjamas|pjs|pajamas|slippers|netflix|tv|telly|sofa|couch|bed|lazy|lounging|chilling|home|fasting|hungry|tired|kuchen|gateau|tarta|bolo|torta|taart)$/

function refusalIn({ note, clause, all }: Scene): Mark | undefined {
  const words = note.items.map(({ text }) => text).join(' ')
  const isFreed = note.items.some(
    (item, at) => at > clause.from && ANY_TIME.test(`${item.text} ${note.items[at + 1]?.text ?? ''}`),
  )
  return all('unavailable').find(
    (mark) =>
      !isSupposed(note, mark) &&
      !isNothingOn(note, mark) &&
      !(mark.text === 'day off' && (isFreed || isDenied(note, mark) || HAS_TIME.test(words))),
  )
}

/** "Day off! Could go long", "strike at work so day off": of work, and time to train; a day off training is none. */
const HAS_TIME =
  /\btime\b(?! off)|\b(?:go|run|ride|swim|walk) (?:long|far)|\blong(?:er)? (?:run|ride|swim|walk|hike|one|session)|\b(?:could|can) (?:do|go|train|run|ride|fit)|^(?!.*\b(?:train|exercis|work ?out|gym|rest)).*\b(?:work|strike|holiday|free)\b/i

/** "Same as usual, office 9-5": its hours only say again what is usual. */
function asUsual(scene: Scene, book: TomorrowBook): boolean {
  const { clause, has, event, times } = scene
  const isEveryday = event === null || EVERYDAY_WORK.test(event.text)
  if (book.usualSentence === sentenceOf(scene) && isEveryday && times.length > 0 && !has('but')) return true
  // "Dentist 2:30, otherwise normal"
  const isElse = !isEveryday && times.length > 0
  const isOfTraining = has('prefertrain') || /rest/.test(clause.marks.map((mark) => mark.text).join(' '))
  if (!has('usual') || isElse || isOfTraining) return false
  if (times.length === 0 && !has('event')) book.usualSentence = sentenceOf(scene)
  return true
}

const isOfTraining = ({ has, event }: Scene): boolean =>
  has('prefertrain') || has('free') || (has('only') && !event && !has('otherp'))

/** "Kann am Vormittag nicht trainieren". */
const NOT_TO_TRAIN = /(?:^| )(?:nicht|niet) (?:trainieren|trainen|sporten)(?! (?:vor|nach|voor|na) )/

/** Whether its hours are when training is wished. */
function isWished(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, has, event, times } = scene
  // "Can we do it early, like before 7?"
  const goesOn =
    sentenceOf(scene) === book.wishSentence &&
    times.every(({ value }) => value === 'before' || value === 'after') &&
    !has('but')
  const isOfEvent = event !== null && !(has('prefertrain') && isWish(note, clause, event))
  const isNotTo = NOT_TO_TRAIN.test(textOf(note, clause))
  return (isOfTraining(scene) || goesOn) && !has('cannot') && !isNotTo && !isOfEvent && !has('moved')
}

/** What is told without an hour: what follows it may be of it. */
function withoutHours(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, has, event, times } = scene
  if (isWished(scene, book) && has('prefertrain')) book.wishSentence = sentenceOf(scene)
  if (times.length > 0) return false
  const isThen = note.items.slice(Math.max(0, clause.from - 1), clause.to).some((item) => THEN.test(item.text))
  const last = book.busy.at(-1)
  if (last && has('homeby') && BACK_LATE.test(textOf(note, clause))) Object.assign(last, { end: DAY_END, doubt: 'end' })
  // "Dentist at 9, then free": free from when that ends.
  if (isOfTraining(scene) && isThen && !event && last) book.prefer = { ...last, start: last.end, end: DAY_END }
  if (event && isDayLong(event)) book.unavailable ??= { at: event.item, doubt: 'end' }
  // "Party tomorrow night": since when, and how long, is anybody's guess.
  const evening = event && has('eve') && BY_NIGHT.test(textOf(note, clause)) ? WINDOWS.evening : undefined
  if (event && evening) {
    const [start, end] = evening
    book.busy.push({ start, end, at: event.item, doubt: 'end', label: event.text })
  }
  if (event) book.lastEvent = event
  return true
}

/** "Not in till 11", "early finish, 3pm". */
function besideWork({ note, clause, event, times }: Scene, book: TomorrowBook): boolean {
  const hours = event ? null : hoursBesideWork(note, clause, times)
  if (!hours) return false
  book.prefer ??= hours
  return true
}

/** "Home by 7"; "train to London 7.15, back around 6": away for as long as that. */
function comingHome({ note, clause, has, event, times }: Scene, book: TomorrowBook): boolean {
  const travels = marksOf(note, 'travel').some((mark) => mark.at < clause.from)
  const isAway = book.leave !== null || travels
  const back = times.find((mark) => mark.tag === 'time' && (has('homeby') || (isAway && isReturn(note, mark))))
  if (event || has('leaveby') || !(has('homeby') || back)) return false
  if (!back) return true
  const out = book.busy.at(-1)
  if (book.leave) book.leave = untilBack(book.leave, minuteIn(note, clause, back.item))
  else if (!out && !has('cannot')) book.prefer ??= fromHome(note, clause, back)
  if (out && travels) Object.assign(out, untilBack(out, minuteIn(note, clause, back.item)))
  return true
}

/** "I leave at 6 and get back at 6". */
function leaving(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, has, all, event, times } = scene
  const wish = isWished(scene, book)
  if (!has('leaveby') || wish) return false
  const clocks = times.filter(({ tag }) => tag === 'time')
  const time = clocks.find((mark) => mark.at > sure(all('leaveby')[0]).at) ?? clocks[0]
  if (time) {
    const start = minuteIn(note, clause, time.item, true)
    const doubt = hourDoubt(note, clause, { event, times: [time], wish })
    book.leave = { start, end: start + 60, at: time.item, doubt }
  }
  const home = times.find((mark) => mark !== time && isReturn(note, mark))
  if (book.leave && home) book.leave = untilBack(book.leave, minuteIn(note, clause, home.item))
  scene.times = times.filter((mark) => mark !== time && mark !== home)
  return scene.times.length === 0
}

function windowsOf(scene: Scene, book: TomorrowBook, wish: boolean) {
  const { note, clause, has, times } = scene
  const place = placeOf(scene, book, wish)
  return timeWindows(note, clause, times, wish, has('moved'), book.busy.at(-1) ?? null).map((window) => ({
    ...window,
    ...place,
  }))
}

/** "Call at 7, then free till the school run at 3" */
function freeUntil(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, all, event } = scene
  const free = all('free')[0]
  const isUntil = event && note.items.slice(clause.from, event.at).some(({ tag }) => tag === 'until')
  if (!free || !isUntil || isDenied(note, free)) return false
  const [window] = windowsOf(scene, book, isWished(scene, book))
  if (window) book.prefer = { ...window, start: book.busy.at(-1)?.end ?? DAY_START, end: window.start }
  return false
}

/** "Nothing after 6 please": the hours that are not wished are taken. */
function isRefused({ note, times }: Scene): boolean {
  const first = sure(times[0])
  return isDenied(note, first) && (first.value === 'before' || first.value === 'after')
}

/** When training is wished. */
function wished(scene: Scene, book: TomorrowBook): boolean {
  if (!isWished(scene, book) || isRefused(scene)) return false
  const [window] = windowsOf(scene, book, true)
  if (window && !isDenied(scene.note, sure(scene.times[0])) && !(book.prefer && scene.has('and'))) book.prefer = window
  return true
}

/** What is on at its hours. */
function taken(scene: Scene, book: TomorrowBook): boolean {
  const { note, clause, has, all, event, times } = scene
  const first = sure(times[0])
  const isClocked = times.some((mark) => mark.tag === 'time' || mark.tag === 'range')
  // "Can't train in the morning"
  const isClosed = has('cannot') || has('unavailable') || (first.tag === 'win' && isDenied(note, first))
  if (!isClocked && !event && !isClosed && !all('travel').some(({ text }) => DEPARTING.test(text))) return true
  const label = (event ?? (isClosed ? null : book.lastEvent))?.text ?? 'busy'
  for (const window of windowsOf(scene, book, isWished(scene, book)))
    book.busy.push({ ...laterToday(note, clause, window, book.busy.at(-1)), label })
  book.lastEvent = event
  return true
}
