import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, SafetyFact } from '../model.ts'
import { openDangers } from '../safety/standing.ts'
import type { Adjustment } from './adjustment.ts'
import type { FreshDay, KnownDay } from './known-day.ts'

/** [days] that training stays easy and half as long after a doctor has allowed it. @source default-ours */
const RETURN_DAYS = 7
/** [days] without training after the last day of illness that we heard of. @source walsh-2011 */
const ILL_REST_DAYS = 1
/** [days] of illness after which a doctor should look. @source walsh-2011 */
const LONG_ILL_DAYS = 4
/** [days] that a part with strong pain is spared. @source default-ours */
const PAIN_DAYS = 7

/**
 * A danger stops training until the person answers; a doctor's word then brings it back at half for a week.
 * @param safety - of the whole history
 * @param until - the last day of the plan
 * @source default-ours
 */
export function flagAdjustments(safety: readonly SafetyFact[], today: CivilDate, until: CivilDate): Adjustment[] {
  const open = openDangers(safety)
  const first = open[0]
  if (first)
    return [
      {
        id: `red-flag:${first.date}`,
        kind: 'red-flag',
        date: first.date,
        source: 'default-ours',
        reason: open.every(({ what }) => what === 'self-harm') ? SELF_HARM : STOPPED,
        effect: { type: 'rest', from: today, until: later(today, until), words: WAITING },
      },
    ]
  const cleared = safety.filter(({ kind, answer }) => kind === 'danger' && answer === 'may-train')
  const last = cleared.toSorted((a, b) => (a.answeredOn! < b.answeredOn! ? -1 : 1)).at(-1)
  if (!last?.answeredOn || daysBetween(last.answeredOn, today) >= RETURN_DAYS) return []
  return [
    {
      id: `red-flag:${last.date}`,
      kind: 'red-flag',
      date: last.date,
      source: 'default-ours',
      reason:
        'A doctor has said that you may train: easy, half as long and without a race for a week, then as planned.',
      effect: { type: 'easy', from: today, until: addDays(last.answeredOn, RETURN_DAYS - 1), share: 0.5, noRace: true },
    },
  ]
}

const STOPPED =
  'What you told us can be a sign of something serious, so training waits until you have spoken to a doctor and say so here. If it is happening now or getting worse, call your emergency number.'
const SELF_HARM =
  'You come first, so training waits until you tell us that you are safe. Please talk to somebody now: a crisis line, a doctor, or a person you trust.'
const WAITING = 'Training waits until you have answered.'

/**
 * Zero while ill, then at least as many easy days as there were ill ones.
 * @param past - in order
 * @param open - the first day that may change
 * @param safety - where the person says that they are well again, the way back begins that day
 * @source walsh-2011, schwellnus-2022
 */
export function illnessAdjustments(
  past: readonly KnownDay[],
  open: CivilDate,
  safety: readonly SafetyFact[] = [],
): Adjustment[] {
  const ill = past.filter((day) => day.facts.illness)
  const last = ill.at(-1)
  if (!last) return []
  let first = last
  for (const day of ill.toReversed()) if (daysBetween(day.date, first.date) <= 3) first = day
  const well = wellOn(safety, 'illness', last.date)
  const rested = addDays(last.date, ILL_REST_DAYS)
  const restUntil = well === null || well > rested ? rested : later(last.date, addDays(well, -1))
  const illDays = Math.max(2, daysBetween(first.date, restUntil) + 1)
  const half = addDays(restUntil, Math.ceil(illDays / 2))
  const end = addDays(restUntil, illDays)
  const long = daysBetween(first.date, last.date) + 1 >= LONG_ILL_DAYS
  const common = { id: `illness:${last.date}`, kind: 'illness', date: last.date } as const
  const all: Adjustment[] = [
    {
      ...common,
      reason: long
        ? 'You have been ill for four days or more, so there is no training now. Please see a doctor if it is not getting better.'
        : 'You are ill, so there is no training now. With fever, chest trouble or no improvement by the fourth day, see a doctor.',
      source: 'walsh-2011',
      effect: { type: 'rest', from: open, until: restUntil },
    },
    {
      ...common,
      reason: 'First days after being ill: easy and half as long, as many easy days in all as there were ill ones.',
      source: 'schwellnus-2022',
      effect: { type: 'easy', from: later(open, addDays(restUntil, 1)), until: half, share: 0.5 },
    },
    {
      ...common,
      reason: 'Still coming back from being ill: easy, and a quarter shorter.',
      source: 'schwellnus-2022',
      effect: { type: 'easy', from: later(open, addDays(half, 1)), until: end, share: 0.75 },
    },
  ]
  return all.filter(({ effect }) => effect.from <= effect.until)
}

/**
 * Strong pain takes the work away that loads the part for a week; mild pain keeps impact off it for a day.
 * @param past - in order
 * @param open - the first day that may change
 * @param fresh - what was said yesterday and today
 * @param safety - where the person says that it has settled, the part is spared for the rest of that day alone
 * @source silbernagel-2007
 */
export function painAdjustments(
  past: readonly KnownDay[],
  open: CivilDate,
  fresh: readonly FreshDay[],
  safety: readonly SafetyFact[] = [],
): Adjustment[] {
  const strong = new Map<string, CivilDate>()
  for (const { date, facts } of past)
    for (const { part, severity } of facts.pain) if (severity === 'strong') strong.set(part, date)
  const lastDay = (part: string, date: CivilDate) =>
    wellOn(safety, 'strong-pain', date, part) ?? addDays(date, PAIN_DAYS)
  const spared: Adjustment[] = [...strong]
    .filter(([part, date]) => lastDay(part, date) >= open)
    .map(([part, date]) => ({
      id: `pain:${date}:${partWord(part)}`,
      kind: 'pain',
      date,
      reason: `Strong pain (${spoken(part)}): nothing that loads it for a week after you last spoke of it. Pain at rest or at night, swelling, or no improvement is for a doctor or physiotherapist.`,
      source: 'silbernagel-2007',
      effect: { type: 'spare', from: open, until: lastDay(part, date), parts: [partWord(part)], event: true },
    }))
  const mild = fresh.flatMap(({ known, target }) =>
    known.facts.pain
      .filter(({ part, severity }) => severity === 'mild' && !strong.has(part))
      .map(
        ({ part }): Adjustment => ({
          id: `mild-pain:${known.date}:${partWord(part)}`,
          kind: 'mild-pain',
          date: known.date,
          reason: `Some pain (${spoken(part)}): a day without impact on it. If it has settled in the morning after, the plan goes on as it was.`,
          source: 'silbernagel-2007',
          effect: { type: 'spare', from: target, until: target, parts: [partWord(part)], event: false },
        }),
      ),
  )
  return [...spared, ...mild]
}

/** The day on which the person said that what was told of a day is over, or null. */
function wellOn(safety: readonly SafetyFact[], kind: SafetyFact['kind'], date: CivilDate, what = ''): CivilDate | null {
  const own = safety.filter((one) => one.kind === kind && one.date === date && one.what === what)
  const answered = own.find(({ answer }) => answer === 'well')
  return answered?.answeredOn ?? null
}

/** A body part as the catalogue spells it. */
export function partWord(part: string): string {
  return part.replaceAll(/[_ ]/g, '-')
}

/** A body part as people say it. */
export function spoken(part: string): string {
  return part.replaceAll(/[-_]/g, ' ')
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other
}
