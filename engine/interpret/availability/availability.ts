import { type CivilDate, type ConfirmedFacts, type ConfirmedWeek, type DatedException, WEEKDAYS } from '../../model.ts'
import { onWords } from '../on-words.ts'
import { isUnreadLanguage } from '../reading.ts'
import { allDayDatesIn } from './all-day-dates.ts'
import { appointmentsIn } from './appointments.ts'
import { asMeant } from './as-meant.ts'
import { awayIn } from './away.ts'
import { awayAgainIn, awayInMonths } from './away-again.ts'
import { besideWorkIn } from './beside-work.ts'
import { bodyIn } from './body.ts'
import { clausesIn } from './clauses.ts'
import { datesIn } from './dates.ts'
import { forAWhileIn, isOfOneSport, offFor, withoutIn } from './for-a-while.ts'
import { kitForAWhileIn } from './kit-for-a-while.ts'
import { looselyIn } from './loosely.ts'
import { lunchTold } from './lunch-told.ts'
import { numericDaysIn } from './numeric-days.ts'
import { offersIn } from './offers.ts'
import { narrowest, withoutHours } from './open-hours.ts'
import { withOrdinalDays } from './ordinal-days.ts'
import { earlierOf, type Saying, spaces } from './saying.ts'
import { seasonsIn, type ToldSeason } from './seasons.ts'
import { sleepingIn } from './sleeping-in.ts'
import { sportsIn } from './sports.ts'
import { turnHoursIn } from './turn-hours.ts'
import { turnsIn } from './turns.ts'
import { weeksAwayIn } from './weeks-away.ts'
import { DAY_NAME } from './words.ts'

export type Availability = {
  readonly sayings: readonly Saying[]
  /** For how long what holds. */
  readonly seasons: readonly ToldSeason[]
  /** What they come to. */
  readonly facts: ConfirmedFacts
  /** The text as typed, with the commas that were left out and without what there is to lift with for a while. */
  readonly cut: string
  /** The text with what said so blanked out, each character where it was: the rest is for other readers. */
  readonly rest: string
}

/**
 * Reads the sentences of availability, in seven languages: days never trained on, the only ones, the minutes of a day,
 * stretches away, sports and parts of the body. Only what is said of training, or with dates, is taken: everything else is busy hours.
 * @param since - the day on which the text was written
 */
export function readAvailability(typed: string, since: CivilDate): Availability {
  if (isUnreadLanguage(typed)) return { sayings: [], seasons: [], facts: {}, cut: typed, rest: typed }
  const text = asMeant(typed)
  const sayings: Saying[] = []
  const seasons: ToldSeason[] = []
  let rest = text
  for (const found of lunchTold(text)) {
    sayings.push(found)
    rest = blanked(rest, found.span.start, found.span.end)
  }
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const part = () => rest.slice(index, index + sentence.length)
    const take = (found: Saying) => {
      const span = { start: index + found.span.start, end: index + found.span.end }
      sayings.push({ ...found, span })
      rest = blanked(rest, span.start, span.end)
    }
    // "On leave until 1 March. After that ...": of the sentence before, or of this one.
    const lasting = seasons.filter(({ season }) => season.turn === undefined)
    const before = [...lasting.map(({ season }) => season), ...sayings.filter((one) => one.kind === 'away')]
    let ended = before.at(-1)?.to
    const isAsked = ASKS.test(sentence) && text[index + sentence.length] === '?'
    const plain = (words: string) => words.replace(THEN, spaces).replace(AND_NEVER, (joint) => ','.padEnd(joint.length))
    const turns = isAsked ? null : turnsIn(part(), text.slice(0, index), since)
    for (const found of turns?.off ?? []) take(found)
    if (turns?.unread) rest = blanked(rest, index + turns.unread.start, index + turns.unread.end)
    // What holds for a while is of training, whatever work the sentences around tell of: "Work 9-6. Only weekends until May".
    const ofItself = (words: string) => orLoosely(clausesIn(plain(words), sentence, 0, []), words)
    if (!isAsked) for (const found of forAWhileIn(part(), ofItself, since)) take(found)
    if (!isAsked) for (let found = besideWorkIn(part(), text); found; found = besideWorkIn(part(), text)) take(found)
    const kit = isAsked ? null : kitForAWhileIn(part(), text.slice(0, index), since)
    if (kit) take(kit)
    const far = isAsked ? null : weeksAwayIn(part())
    if (far) take(far)
    const without = isAsked ? null : withoutIn(part(), since)
    if (without) take(without)
    const gone = () => awayIn(part(), nextOf(text, index + sentence.length), since)
    for (let away = gone(), more = MOST_JOURNEYS; away && more > 0; away = gone(), more -= 1) {
      take(away)
      if (away.kind === 'away') ended = away.to
      for (const again of awayAgainIn(part(), away, since)) {
        take(again)
        ended = again.to
      }
    }
    if (isAsked) continue
    const told = seasonsIn(part(), { text, index, since, ended })
    const months = awayInMonths(part(), told, index, since)
    if (months) take(months)
    seasons.push(...told, ...turnHoursIn(part(), index, since))
    for (const { span, besides } of told)
      for (const { start, end } of [span, ...besides]) rest = blanked(rest, start, end)
    for (const found of sleepingIn(part()))
      for (const one of inSeason(found, { told, index, part: part(), since })) take(one)
    for (const found of clausesIn(plain(part()), text, index, sayings))
      for (const one of inSeason(found, { told, index, part: part(), since })) take(one)
    for (const found of looselyIn(part()))
      for (const one of inSeason(found, { told, index, part: part(), since })) take(one)
    for (const found of offersIn(part(), nextOf(text, index + sentence.length), earlierOf(text, index)))
      for (const one of inSeason(found, { told, index, part: part(), since })) take(one)
    // One sentence may say several; what is read is blank for the next look.
    const look = () => sportsIn(part()) ?? bodyIn(part(), sentence)
    const here = { told, index, part: part(), since }
    for (let found = look(); found; found = look()) take(whileItLasts(found, here))
    // Nobody works on it.
    for (const { 0: words, index: at } of part().matchAll(LEAVE))
      rest = blanked(rest, index + at, index + at + words.length)
    for (const found of allDayDatesIn(part(), since)) take(found)
    const numbered = withOrdinalDays(part(), since)
    for (const { start, end, busy } of appointmentsIn(numbered.told, numbered.days, since))
      if (busy) take({ ...busy, span: { start, end } })
    for (const { start, end, busy } of appointmentsIn(part(), numericDaysIn(part(), text, since), since))
      if (busy) take({ ...busy, span: { start, end } })
      else rest = blanked(rest, index + start, index + end)
    const dates = datesIn(part(), since)
    for (const { start, end, busy } of appointmentsIn(part(), dates, since))
      if (busy) take({ ...busy, span: { start, end } })
      else rest = blanked(rest, index + start, index + end)
    for (const { start, end } of dates) {
      const day = ITS_DAY.exec(part().slice(0, start))?.index ?? start
      rest = blanked(rest, index + day, index + end)
    }
  }
  const forAWhile = sayings.filter(({ kind }) => kind === 'kit')
  const cut = forAWhile.reduce((left, { span }) => blanked(left, span.start, span.end), cutLike(typed, text))
  const told = sayings.map((one) => ({ ...one, span: onWords(typed, one.span) }))
  return { sayings: told, seasons, facts: factsOf(sayings), cut, rest }
}

const cutLike = (typed: string, meant: string) =>
  typed.replaceAll(' ', (space, at: number) => (meant[at] === ',' ? ',' : space))

/** In one sentence. */
const MOST_JOURNEYS = 4

type Around = {
  readonly told: readonly ToldSeason[]
  readonly index: number
  readonly part: string
  readonly since: CivilDate
}

/** What is said, for as long as it holds; nothing where no fact can say that. */
function inSeason(found: Saying, { told, index, part, since }: Around): readonly Saying[] {
  const season = told.find((one) => isIn(one, found, index))
  if (!season) return [found]
  if ('hours' in found && found.hours !== null) return [{ ...found, season: season.season }]
  if (isOfOneSport(part)) return []
  const span = {
    start: Math.min(found.span.start, season.span.start - index),
    end: Math.max(found.span.end, season.span.end - index),
  }
  return offFor([found], season.season, { span, label: part.slice(found.span.start, found.span.end).trim(), since })
}

/** "No running this week": a sport that is shunned for a season is done without until it ends. */
function whileItLasts(found: Saying, { told, index, part, since }: Around): Saying {
  const { season } = told.find((one) => isIn(one, found, index)) ?? {}
  if (found.kind !== 'sports' || found.does.length > 0 || season?.to === undefined) return found
  const from = season.from !== undefined && season.from > since ? season.from : since
  const label = part.slice(found.span.start, found.span.end).trim()
  return { kind: 'without', sports: found.never, from, to: season.to, label, span: found.span }
}

const isIn = ({ reach: [first] }: ToldSeason, { span }: Saying, index: number) =>
  first !== undefined && first.start < index + span.end && index + span.start < first.end

const orLoosely = (found: readonly Saying[], words: string) => (found.length > 0 ? found : looselyIn(words))

/** "Can I train on Sundays?" is asked, and not told. */
const ASKS = /^\s*(?:and |but |so )?(?:can|could|should|may|do|does|is|am|are|would|must)\s+(?:i|it|there)(?!\p{L})/iu
/** "Then I can only train after 4" begins a sentence as "I can" does. */
const THEN = /^\s*(?:and )?then(?=\s)/iu
/** "45 minutes at most and never before 9" says two things. */
const AND_NEVER =
  /(?<=(?:min\p{L}*|hours?|horas?|stunden?|heures?|ore|uur|max\p{L}*)\.?(?: (?:max\p{L}*|tops|at most))?)\s(?:and|y|e|en|und|et)\s(?=(?:never|not|nunca|nie|nicht|niet|nooit|jamais|pas|mai|n[aã]o|non)\s)/giu

/** The sentence that begins behind a place. */
const nextOf = (text: string, at: number) => /[^.;!?\n]+/u.exec(text.slice(at))?.[0] ?? ''

/** "On Sunday 12 July": of that one. */
const ITS_DAY = new RegExp(`(?:on )?${DAY_NAME},? (?:the )?$`, 'iu')
const LEAVE = /(?<!\p{L})(?:parental|maternity|paternity|sick|annual) leave(?!\p{L})/giu
function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** Up to a full stop, a line's end or a semicolon; "9.30" has none, nor "20. Dezember", but "after 9. Never" has, and "till 6. work 7-3". */
const SENTENCE =
  /(?:[^.;!?\n]|(?<=(?<![\d.])\d{1,2}\.(?:0?[1-9]|1[0-2]))\.(?=\s+(?:um|gegen|morgens|vormittags|mittags|nachmittags|abends|fr[uü]h)(?!\p{L}))|(?<=\d)\.(?!\s+(?!jan|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|bis|und|oder|woche|tag|klasse|stock)\p{L})|\.(?=\d))+/giu

function factsOf(sayings: readonly Saying[]): ConfirmedFacts {
  const only = boundByDays(sayings.filter((one) => one.kind === 'only'))
  const never = new Set(sayings.flatMap((one) => (one.kind === 'never' ? one.days : [])))
  // "Lunch is all I get on weekdays, Saturdays wide open".
  const free = sayings.flatMap((one) => (one.kind === 'open' || (one.kind === 'within' && one.isOffer) ? one.days : []))
  // What holds for a while shuts no other day for ever.
  const lasting = only.filter(({ season }) => season === undefined)
  const open = new Set(lasting.flatMap(({ days }) => [...days, ...free]))
  const shut = WEEKDAYS.filter((day) => never.has(day) || (open.size > 0 && !open.has(day)))
  const within = sayings.filter((one) => one.kind === 'within')
  const opened = [...only, ...within].flatMap(({ days, hours, season }) =>
    hours === null ? [] : [{ days, ...hours, ...season }],
  )
  const windows = sayings.reduce(
    (left, one) => (one.kind === 'closed' ? withoutHours(left, one, one.season) : left),
    narrowest(opened),
  )
  const most = sayings.flatMap((one) => (one.kind === 'most' ? one.days.map((day) => [day, one.minutes]) : []))
  const dated = sayings.flatMap(datedOf)
  const week: ConfirmedWeek = {
    // Whoever shuts all seven days says something else.
    ...(shut.length > 0 && shut.length < WEEKDAYS.length && { never: shut }),
    ...(windows.length > 0 && { windows }),
    ...(most.length > 0 && { maxMin: Object.fromEntries(most) }),
  }
  const sports = sayings.filter((one) => one.kind === 'sports')
  // What somebody says they never do, or may not, holds against what they do alone.
  const refused = new Set(sports.flatMap((one) => (one.isAlone ? [] : one.never)))
  const does = [...new Set(sports.flatMap((one) => one.does))].filter((sport) => !refused.has(sport))
  const shunned = [...new Set(sports.flatMap((one) => one.never))].filter((sport) => !does.includes(sport))
  // Whoever does nothing else has said of no other sport that they never do it.
  const unlessRaced = shunned.filter((sport) => !refused.has(sport))
  // Who may not run until some day runs after it, with care.
  const isRunPaused = sayings.some((one) => one.kind === 'without' && one.sports.includes('run'))
  const spared = sayings.flatMap((one) => (one.kind === 'spares' ? one.parts : []))
  const body = isRunPaused ? spared.map(({ part }) => ({ part, how: 'careful' as const })) : spared
  return {
    ...(Object.keys(week).length > 0 && { week }),
    ...(dated.length > 0 && { dated }),
    ...(sports.length > 0 && { sports: { does, never: shunned, ...(unlessRaced.length > 0 && { unlessRaced }) } }),
    ...(body.length > 0 && { body: body.filter(({ part }, at) => body.findIndex((one) => one.part === part) === at) }),
  }
}

function datedOf(one: Saying): DatedException[] {
  if (one.kind !== 'away' && one.kind !== 'kit' && one.kind !== 'without' && one.kind !== 'busy') return []
  const { from, to, label } = one
  if (one.kind === 'kit') return [{ kind: 'kit', from, to, label, equipment: one.equipment }]
  if (one.kind === 'busy') return [{ kind: 'busy', from, to, label, start: one.start, end: one.end }]
  if (one.kind === 'without') return [{ kind: 'without', from, to, label, sports: one.sports }]
  if (!one.isLight) return [{ kind: 'off', from, to, label }]
  return [{ kind: 'light', from, to, label, ...(one.equipment && { equipment: one.equipment }) }]
}

type Only = Extract<Saying, { readonly kind: 'only' }>

/** "Weekends only, and only the mornings": hours of any day are of the days that are all there are. */
function boundByDays(only: readonly Only[]): Only[] {
  const days = only.flatMap((one) => (one.hours === null ? one.days : []))
  const isOfAny = (one: Only) => one.hours !== null && one.days.length === WEEKDAYS.length
  if (days.length === 0 || !only.some(isOfAny)) return [...only]
  return only.map((one) => (isOfAny(one) ? { ...one, days } : one))
}
