import type { CivilDate, ConfirmedFacts, Span } from '../../model.ts'
import { onWords } from '../on-words.ts'
import { isUnreadLanguage } from '../reading.ts'
import { allDayDatesIn } from './all-day-dates.ts'
import { appointmentsIn } from './appointments.ts'
import { asMeant } from './as-meant.ts'
import { awayIn } from './away.ts'
import { awayAgainIn, awayInMonths } from './away-again.ts'
import { besideWorkIn } from './beside-work.ts'
import { bodyIn } from './body.ts'
import { withoutChatter } from './chatter.ts'
import { clausesIn } from './clauses.ts'
import { datesIn } from './dates.ts'
import { factsOf } from './facts-said.ts'
import { forAWhileIn, isOfOneSport, offFor, withoutIn } from './for-a-while.ts'
import { kitForAWhileIn } from './kit-for-a-while.ts'
import { looselyIn } from './loosely.ts'
import { lunchTold } from './lunch-told.ts'
import { numericDaysIn } from './numeric-days.ts'
import { offersIn } from './offers.ts'
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
  const text = asMeant(withoutChatter(typed))
  const reading = new Reading(text, since)
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) reading.read(sentence, index)
  const { sayings, seasons, rest } = reading
  const forAWhile = sayings.filter(({ kind }) => kind === 'kit')
  const cut = forAWhile.reduce((left, { span }) => blanked(left, span.start, span.end), cutLike(typed, text))
  const told = sayings.map((one) => ({ ...one, span: onWords(typed, one.span) }))
  return { sayings: told, seasons, facts: factsOf(sayings), cut, rest }
}

/** What a text says, sentence by sentence: whatever is read is blank for the next look. */
class Reading {
  readonly sayings: Saying[] = []
  readonly seasons: ToldSeason[] = []
  rest: string
  readonly #text: string
  readonly #since: CivilDate
  #sentence = ''
  #index = 0

  constructor(text: string, since: CivilDate) {
    this.#text = text
    this.#since = since
    this.rest = text
    for (const found of lunchTold(text)) {
      this.sayings.push(found)
      this.rest = blanked(this.rest, found.span.start, found.span.end)
    }
  }

  read(sentence: string, index: number): void {
    this.#sentence = sentence
    this.#index = index
    // "On leave until 1 March. After that ...": of the sentence before, or of this one.
    const lasting = this.seasons.filter(({ season }) => season.turn === undefined)
    const before = [...lasting.map(({ season }) => season), ...this.sayings.filter((one) => one.kind === 'away')]
    const isAsked = ASKS.test(sentence) && this.#text[index + sentence.length] === '?'
    if (!isAsked) this.#readStretches()
    const ended = this.#readJourneys() ?? before.at(-1)?.to
    if (isAsked) return
    const told = this.#readSeasons(ended)
    this.#readDays(told)
    this.#readSports(told)
    this.#readDates()
  }

  /** The sentence, without what was read of it. */
  get #part(): string {
    return this.rest.slice(this.#index, this.#index + this.#sentence.length)
  }

  get #next(): string {
    return nextOf(this.#text, this.#index + this.#sentence.length)
  }

  #blank({ start, end }: Span): void {
    this.rest = blanked(this.rest, this.#index + start, this.#index + end)
  }

  #take(found: Saying): void {
    const span = { start: this.#index + found.span.start, end: this.#index + found.span.end }
    this.sayings.push({ ...found, span })
    this.rest = blanked(this.rest, span.start, span.end)
  }

  #readStretches(): void {
    const [before, since] = [this.#text.slice(0, this.#index), this.#since]
    const turns = turnsIn(this.#part, before, since)
    for (const found of turns?.off ?? []) this.#take(found)
    if (turns?.unread) this.#blank(turns.unread)
    // What holds for a while is of training, whatever work the sentences around tell of: "Work 9-6. Only weekends until May".
    const ofItself = (words: string) => orLoosely(clausesIn(plain(words), this.#sentence, 0, []), words)
    for (const found of forAWhileIn(this.#part, ofItself, since)) this.#take(found)
    const beside = () => besideWorkIn(this.#part, this.#text)
    for (let found = beside(); found; found = beside()) this.#take(found)
    const stretches = [
      () => kitForAWhileIn(this.#part, before, since),
      () => weeksAwayIn(this.#part),
      () => withoutIn(this.#part, since),
    ]
    for (const stretch of stretches) {
      const found = stretch()
      if (found) this.#take(found)
    }
  }

  /** The last day of the last journey, if any is told. */
  #readJourneys(): CivilDate | undefined {
    let ended: CivilDate | undefined
    const gone = () => awayIn(this.#part, this.#next, this.#since)
    for (let away = gone(), more = MOST_JOURNEYS; away && more > 0; away = gone(), more -= 1) {
      this.#take(away)
      if (away.kind === 'away') ended = away.to
      for (const again of awayAgainIn(this.#part, away, this.#since)) {
        this.#take(again)
        ended = again.to
      }
    }
    return ended
  }

  #readSeasons(ended: CivilDate | undefined): readonly ToldSeason[] {
    const [index, since] = [this.#index, this.#since]
    const told = seasonsIn(this.#part, { text: this.#text, index, since, ended })
    const months = awayInMonths(this.#part, told, index, since)
    if (months) this.#take(months)
    this.seasons.push(...told, ...turnHoursIn(this.#part, index, since))
    for (const { span, besides } of told)
      for (const { start, end } of [span, ...besides]) this.rest = blanked(this.rest, start, end)
    return told
  }

  #readDays(told: readonly ToldSeason[]): void {
    const readers: readonly (() => readonly Saying[])[] = [
      () => sleepingIn(this.#part),
      () => clausesIn(plain(this.#part), this.#text, this.#index, this.sayings),
      () => looselyIn(this.#part),
      () => offersIn(this.#part, this.#next, earlierOf(this.#text, this.#index)),
    ]
    for (const reader of readers)
      for (const found of reader()) for (const one of inSeason(found, this.#around(told))) this.#take(one)
  }

  #around(told: readonly ToldSeason[]): Around {
    return { told, index: this.#index, part: this.#part, since: this.#since }
  }

  /** One sentence may say several. */
  #readSports(told: readonly ToldSeason[]): void {
    const look = () => sportsIn(this.#part) ?? bodyIn(this.#part, this.#sentence)
    const here = this.#around(told)
    for (let found = look(); found; found = look()) this.#take(whileItLasts(found, here))
    // Nobody works on it.
    for (const { 0: words, index } of this.#part.matchAll(LEAVE))
      this.#blank({ start: index, end: index + words.length })
  }

  #readDates(): void {
    const since = this.#since
    for (const found of allDayDatesIn(this.#part, since)) this.#take(found)
    const numbered = withOrdinalDays(this.#part, since)
    for (const { start, end, busy } of appointmentsIn(numbered.told, numbered.days, since))
      if (busy) this.#take({ ...busy, span: { start, end } })
    this.#readAppointments(numericDaysIn(this.#part, this.#text, since))
    const dates = datesIn(this.#part, since)
    this.#readAppointments(dates)
    for (const { start, end } of dates)
      this.#blank({ start: ITS_DAY.exec(this.#part.slice(0, start))?.index ?? start, end })
  }

  #readAppointments(days: Parameters<typeof appointmentsIn>[1]): void {
    for (const { start, end, busy } of appointmentsIn(this.#part, days, this.#since))
      if (busy) this.#take({ ...busy, span: { start, end } })
      else this.#blank({ start, end })
  }
}

const plain = (words: string) => words.replace(THEN, spaces).replace(AND_NEVER, (joint) => ','.padEnd(joint.length))

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
  /(?:[^.;!?\n]|(?<=(?<![\d.])\d{1,2}\.(?:0?[1-9]|1[0-2]))\.(?=\s+(?:um|gegen|morgens|vormittags|mittags|nachmittags|abends|fr[uü]h|im|in|auf|nicht|weg|fort|verreist|unterwegs)(?!\p{L}))|(?<=\d)\.(?!\s+(?!jan|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|bis|und|oder|woche|tag|klasse|stock)\p{L})|\.(?=\d))+/giu
