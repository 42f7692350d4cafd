import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { Adjustment } from './adjustment.ts'
import type { FreshDay, KnownDay } from './known-day.ts'

/** [days] that a red flag stops training for, unless a newer one begins them again. @source default-ours */
const FLAG_DAYS = 7
/** [days] without training after the last day of illness that we heard of. @source walsh-2011 */
const ILL_REST_DAYS = 1
/** [days] of illness after which a doctor should look. @source walsh-2011 */
const LONG_ILL_DAYS = 4
/** [days] that a part with strong pain is spared. @source default-ours */
const PAIN_DAYS = 7

/**
 * Red flags stop training, then bring it back at half.
 * @param past - in order
 * @source default-ours
 */
export function flagAdjustments(past: readonly KnownDay[], today: CivilDate): Adjustment[] {
  const flag = past.findLast((day) => day.facts.redFlag)
  if (!flag || daysBetween(flag.date, today) >= 2 * FLAG_DAYS) return []
  const until = addDays(flag.date, FLAG_DAYS)
  const common = { id: `red-flag:${flag.date}`, kind: 'red-flag', date: flag.date, source: 'default-ours' } as const
  const all: Adjustment[] = [
    {
      ...common,
      reason:
        'What you wrote can be a sign of something serious. Please stop training and see a doctor before you go on; if it is happening now or getting worse, call your emergency number.',
      effect: { type: 'rest', from: today, until },
    },
    {
      ...common,
      reason:
        'Only if a doctor has said that you may train: easy and half as long for a week. If you have not asked one, please do so first.',
      effect: { type: 'easy', from: later(today, addDays(until, 1)), until: addDays(until, FLAG_DAYS), share: 0.5 },
    },
  ]
  return all.filter(({ effect }) => effect.from <= effect.until)
}

/**
 * Zero while ill, then at least as many easy days as there were ill ones.
 * @param past - in order
 * @param open - the first day that may change
 * @source walsh-2011, schwellnus-2022
 */
export function illnessAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const ill = past.filter((day) => day.facts.illness)
  const last = ill.at(-1)
  if (!last) return []
  let first = last
  for (const day of ill.toReversed()) if (daysBetween(day.date, first.date) <= 3) first = day
  const restUntil = addDays(last.date, ILL_REST_DAYS)
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
 * @source silbernagel-2007
 */
export function painAdjustments(past: readonly KnownDay[], open: CivilDate, fresh: readonly FreshDay[]): Adjustment[] {
  const strong = new Map<string, CivilDate>()
  for (const { date, facts } of past)
    for (const { part, severity } of facts.pain) if (severity === 'strong') strong.set(part, date)
  const spared: Adjustment[] = [...strong]
    .filter(([, date]) => addDays(date, PAIN_DAYS) >= open)
    .map(([part, date]) => ({
      id: `pain:${date}:${partWord(part)}`,
      kind: 'pain',
      date,
      reason: `Strong pain (${spoken(part)}): nothing that loads it for a week after you last spoke of it. Pain at rest or at night, swelling, or no improvement is for a doctor or physiotherapist.`,
      source: 'silbernagel-2007',
      effect: { type: 'spare', from: open, until: addDays(date, PAIN_DAYS), parts: [partWord(part)], event: true },
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
