import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, PlanDay, PlanWeek } from '../model.ts'
import type { Adjustment } from './adjustment.ts'
import { isDone, type KnownDay } from './known-day.ts'
import { missedAdjustments } from './missed.ts'

/** [days] that a red flag stops training for, unless a newer one begins them again. @source default-ours */
const FLAG_DAYS = 7
/** [days] without training after the last day of illness that we heard of. @source walsh-2011 */
const ILL_REST_DAYS = 1
/** [days] that a part with strong pain is spared. @source default-ours */
const PAIN_DAYS = 7

/**
 * The changes that history asks of a plan, the gravest first.
 * They only ever take load away; nothing missed is added elsewhere.
 * @param base - the plan without any change
 * @param history - what was done and said, any order
 * @param today - the first day that may change
 * @source walsh-2011, schwellnus-2022, silbernagel-2007, saw-2016, cscca-nsca-2019, feely-2023
 */
export function adjustmentsFor(
  base: readonly PlanWeek[],
  history: readonly KnownDay[],
  today: CivilDate,
): Adjustment[] {
  const past = history.filter((day) => day.date <= today).sort((a, b) => (a.date < b.date ? -1 : 1))
  // What is done is done: changes to a day already trained begin on the next one.
  const open = past.some((day) => day.date === today && isDone(day)) ? addDays(today, 1) : today
  return [
    ...flagAdjustments(past, today),
    ...illnessAdjustments(past, open),
    ...painAdjustments(past, open),
    ...missedAdjustments(past, open),
    ...tiredAdjustments(past, open),
    ...hardAdjustments(base, past, open),
  ]
}

function flagAdjustments(past: readonly KnownDay[], today: CivilDate): Adjustment[] {
  const flag = past.findLast((day) => day.facts.redFlag)
  if (!flag || daysBetween(flag.date, today) >= 2 * FLAG_DAYS) return []
  const until = addDays(flag.date, FLAG_DAYS)
  const all: Adjustment[] = [
    {
      kind: 'red-flag',
      date: flag.date,
      reason:
        'What you wrote can be a sign of something serious. Please stop training and see a doctor before you go on; if it is happening now or getting worse, call your emergency number.',
      source: 'default-ours',
      effect: { type: 'rest', from: today, until },
    },
    {
      kind: 'red-flag',
      date: flag.date,
      reason:
        'Only if a doctor has said that you may train: easy and half as long for a week. If you have not asked one, please do so first.',
      source: 'default-ours',
      effect: { type: 'easy', from: later(today, addDays(until, 1)), until: addDays(until, FLAG_DAYS), share: 0.5 },
    },
  ]
  return all.filter(({ effect }) => effect.from <= effect.until)
}

/** Zero while ill, then at least as many easy days as there were ill ones. */
function illnessAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const ill = past.filter((day) => day.facts.illness)
  const last = ill.at(-1)
  if (!last) return []
  let first = last
  for (const day of ill.toReversed()) if (daysBetween(day.date, first.date) <= 3) first = day
  const restUntil = addDays(last.date, ILL_REST_DAYS)
  const illDays = Math.max(2, daysBetween(first.date, restUntil) + 1)
  const half = addDays(restUntil, Math.ceil(illDays / 2))
  const end = addDays(restUntil, illDays)
  const common = { kind: 'illness', date: last.date } as const
  const all: Adjustment[] = [
    {
      ...common,
      reason:
        'You are ill, so there is no training now. With fever, chest trouble or no improvement by the fourth day, see a doctor.',
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

/** Strong pain takes the work away that loads the part. @source silbernagel-2007 */
function painAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const until = new Map<string, CivilDate>()
  for (const { date, facts } of past)
    for (const { part, severity } of facts.pain) if (severity === 'strong') until.set(part, date)
  return [...until]
    .filter(([, date]) => addDays(date, PAIN_DAYS) >= open)
    .map(([part, date]) => ({
      kind: 'pain',
      date,
      reason: `Strong pain (${part.replaceAll(/[-_]/g, ' ')}): nothing that loads it for a week after you last spoke of it. Pain at rest or at night, swelling, or no improvement is for a doctor or physiotherapist.`,
      source: 'silbernagel-2007',
      effect: { type: 'spare', from: open, until: addDays(date, PAIN_DAYS), parts: [part.replaceAll('_', '-')] },
    }))
}

/** Bad sleep with fatigue, or two tired days running, make the next day easy and a fifth shorter. */
function tiredAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const last = past.at(-1)
  if (!last || daysBetween(last.date, open) > 1) return []
  const before = past.find((day) => daysBetween(day.date, last.date) === 1)
  const tired = last.facts.fatigue === 'high'
  const poor = last.facts.sleep === 'poor'
  if (!tired || !(poor || before?.facts.fatigue === 'high')) return []
  return [
    {
      kind: 'tired',
      date: last.date,
      reason: `You are worn out${poor ? ' and slept badly' : ' two days running'}: nothing hard, and a fifth shorter. How you feel is the best measure there is.`,
      source: 'saw-2016',
      effect: { type: 'easy', from: open, until: open, share: 0.8 },
    },
  ]
}

/** [days] that a session felt too hard is remembered. */
const HARD_MEMORY_DAYS = 7

/** What felt too hard comes back easier once: the next session of its kind. */
function hardAdjustments(base: readonly PlanWeek[], past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const days = base.flatMap((week) => week.days)
  return past
    .filter((day) => day.facts.effort === 'too_hard' && daysBetween(day.date, open) <= HARD_MEMORY_DAYS)
    .flatMap((felt) => {
      const done = days.find((day) => day.date === felt.date)
      const next = days.find((day) => day.date > felt.date && isSimilar(day, done))
      if (!next || next.date < open) return []
      return [
        {
          kind: 'too-hard' as const,
          date: felt.date,
          reason: 'The last session of this kind was too hard, so this one is easier and a little shorter.',
          source: 'saw-2016',
          effect: { type: 'easy' as const, from: next.date, until: next.date, share: 0.85 },
        },
      ]
    })
}

function isSimilar(day: PlanDay, done: PlanDay | undefined): boolean {
  if (!done || day.durationMin === 0 || day.discipline === 'race') return false
  return done.durationMin === 0 || (day.discipline === done.discipline && day.hard === done.hard)
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other
}
