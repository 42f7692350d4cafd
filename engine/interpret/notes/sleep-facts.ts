import { sure } from '../../sure.ts'
import { inClause, isDenied, isSupposed, type Mark, marksOf, type Note, tenths } from './check-in-words.ts'
import { mine, type Stated } from './stated.ts'

export type Quality = 'poor' | 'ok' | 'good'

const GOOD_FROM_MIN = 420
const OK_FROM_MIN = 360

/** How last night's sleep was. */
export function findSleep(note: Note): Stated<Quality> {
  const bad = marksOf(note, 'sleepbad').find(
    (mark) => mine(note, mark) && !inClause(note, mark, 'tomorrow') && !isOfAThing(note, mark),
  )
  if (bad) return { value: 'poor', mark: bad }
  const good = marksOf(note, 'sleepgood').find(
    (mark) => mine(note, mark) && !isOfWork(note, mark) && !isOfPieces(note, mark) && !isWished(note, mark),
  )
  if (good) return { value: isDenied(note, good) || isOfABaby(note, good) ? 'poor' : 'good', mark: good }
  for (const mark of marksOf(note, 'sleepword')) {
    if (
      !mine(note, mark) ||
      isSupposed(note, mark) ||
      (inClause(note, mark, 'nosleep') && !/^(slept|dormi|geschlafen|geslapen|sliep)/.test(mark.text))
    )
      continue
    const value = tenths(note, mark)
    if (value !== null) return { value: value >= 7 ? 'good' : value >= 5 ? 'ok' : 'poor', mark }
    const words = note.marks.filter(
      (each) =>
        (each.tag === 'q' || each.tag === 'notbad') &&
        each.sentence === mark.sentence &&
        each.clause - mark.clause >= 0 &&
        each.clause - mark.clause <= 1 &&
        Math.abs(each.at - mark.at) < 8 &&
        !note.items.slice(mark.at + 1, each.at).some((item) => /^(moodword|energy|stressword|workout)$/.test(item.tag)),
    )
    const quality = words.toSorted(
      (a, b) =>
        Math.abs(a.at - mark.at) +
        (a.clause - mark.clause) * 5 -
        Math.abs(b.at - mark.at) -
        (b.clause - mark.clause) * 5,
    )[0]
    const hours = hoursSlept(note, mark)
    const near =
      quality &&
      (quality.clause === mark.clause || hours !== null) &&
      !note.marks.some(
        (each) =>
          ['part', 'workout', 'dayword', 'moodword'].includes(each.tag) &&
          each.clause === quality.clause &&
          quality.clause !== mark.clause,
      )
    if (near) {
      const denied = isDenied(note, quality)
      if (quality.tag === 'notbad') return { value: 'ok', mark }
      const said =
        quality.value === 'good'
          ? denied
            ? 'poor'
            : 'good'
          : quality.value === 'bad'
            ? denied
              ? 'ok'
              : 'poor'
            : 'ok'
      return { value: said, mark }
    }
    if (hours !== null) return { value: hours >= GOOD_FROM_MIN ? 'good' : hours >= OK_FROM_MIN ? 'ok' : 'poor', mark }
    if (/^(slept|dormi)$/.test(mark.text) && isDenied(note, mark)) return { value: 'poor', mark }
  }
  return null
}

/** "Two broken treadmills": a word for things too is of the sleep only beside sleep or a night. */
const isOfAThing = (note: Note, mark: Mark): boolean =>
  /^(broken|interrupted|rubbish)$/.test(mark.text) &&
  !inClause(note, mark, 'sleepword') &&
  !note.items.some(
    ({ text }, at) => note.clauseOf[at] === mark.clause && /night|noche|nacht|nuit|noite|notte/.test(text),
  )

/** "Lie-in please", "need a lie-in": it has not been had yet. */
const isWished = (note: Note, { at, clause }: Mark): boolean =>
  note.items.some(
    ({ text }, place) =>
      note.clauseOf[place] === clause &&
      (place > at ? /^(?:please|pls|plz)$/.test(text) : /^(?:need|want|wish|could use|would love|give me)$/.test(text)),
  )

const WOKE = /\b(?:woke|woken|wake|waking|awake|cry(?:ing)?|cried|scream(?:ing|ed)?|up every)\b/

/** "Slept like a baby: woke up crying every two hours". */
const isOfABaby = (note: Note, { text, at, sentence }: Mark): boolean =>
  /\bbaby$/.test(text) &&
  WOKE.test(
    note.items
      .filter((_, place) => place > at && (note.sentenceOf[place] ?? 0) - sentence <= 1)
      .map((item) => item.text)
      .join(' '),
  )

/** "Slept in three goes", "slept in the car": no lie-in. */
const isOfPieces = (note: Note, { text, at }: Mark): boolean =>
  text === 'slept in' &&
  /^(?:two|three|four|five|six|bits|pieces|stages|parts|the|my|our|a|an|\d.*)\b/.test(note.items[at + 1]?.text ?? '')

/** [h] A bare number behind "slept" is its hours from here to there; ours. */
const HOURS_SLEPT = { least: 2, most: 12 }

/** [min] "Slept 4.5", "slept 7h20": a number right behind the word. */
function bareHours(note: Note, mark: Mark): number | null {
  let at = mark.at + 1
  while (
    /^(about|around|only|just|maybe|like|roughly|nur|solo|maar|appena|ongeveer|circa|fill)$/.test(
      note.items[at]?.text ?? '',
    )
  )
    at += 1
  const [first, joint, rest, after] = note.items.slice(at, at + 4)
  if (
    first?.tag === 'time' &&
    /^\d/.test(first.text) &&
    sure(first.from).hour <= HOURS_SLEPT.most &&
    /^(slept|dormi|geschlafen|geslapen|sliep)/.test(mark.text)
  ) {
    // "7h20" and "4.5" have been read as times of day by then.
    const { hour, minute } = sure(first.from)
    return note.items[at + 1]?.tag === 'mer' ? null : hour * 60 + minute
  }
  if (first?.tag !== 'number') return null
  const hasRest =
    (joint?.text === '.' || joint?.text === ',' || joint?.text === 'h') &&
    joint.tight &&
    rest?.tag === 'number' &&
    rest.tight
  const hours = Number(first.value)
  const end = hasRest ? after : joint
  const isCount = end?.text === '/' || end?.text === 'out' || end?.text === 'times' || end?.text === 'x'
  if (isCount || hours < HOURS_SLEPT.least || hours > HOURS_SLEPT.most) return null
  if (!hasRest) return joint === undefined || joint.tag === 'sign' ? hours * 60 : null
  return joint.text === 'h' ? hours * 60 + Number(rest.value) : Math.round(Number(`${hours}.${rest.value}`) * 60)
}

/** [min] a length of sleep near the word, or null. */
function hoursSlept(note: Note, mark: Mark): number | null {
  const bare = bareHours(note, mark)
  if (bare !== null) return bare
  for (let at = Math.max(0, mark.at - 6); at < Math.min(note.items.length, mark.at + 9); at += 1) {
    if (note.sentenceOf[at] !== mark.sentence || Math.abs(sure(note.clauseOf[at]) - mark.clause) > 1) continue
    const item = sure(note.items[at])
    if (item.tag === 'dur' && sure(item.minutes) >= 60 && sure(item.minutes) <= 840) return sure(item.minutes)
    const isHours =
      item.tag === 'time' &&
      item.text !== 'at' &&
      sure(item.from).hour <= 13 &&
      sure(item.from).hour > 0 &&
      note.language !== 'en'
    if (isHours && note.clauseOf[at] === mark.clause && !inClause(note, mark, 'until'))
      return sure(item.from).hour * 60 + sure(item.from).minute
    const next = note.items[at + 1]
    if (item.tag === 'number' && next?.tag === 'unit' && (next.value === 'hour' || next.value === 'h'))
      return Number(item.value) * 60
    if (
      item.tag === 'range' &&
      (next?.tag === 'unit' || note.items[at - 1]?.tag === 'sleepword') &&
      sure(item.from).hour <= 12 &&
      sure(item.to).hour <= 12
    ) {
      const [low, high] = [sure(item.from).hour * 60, sure(item.to).hour * 60]
      if (high - low === 60) return low
    }
  }
  return null
}

const ROUNDS = /^(?:solid|full) (?:\d+|eight)$/
const UNITS =
  /^(?:k|km|kms|kilomet\w*|miles?|mi|metres?|meters?|m|min|mins|minutes|sets?|reps?|rounds?|laps?|lengths?)$/

/** "A solid 7 miles", "the full 8k": what was trained and not slept. */
function isOfWork(note: Note, mark: Mark): boolean {
  if (!ROUNDS.test(mark.text)) return false
  const next = note.items[mark.at + 1]
  return (next !== undefined && UNITS.test(next.text)) || inClause(note, mark, 'workout')
}
