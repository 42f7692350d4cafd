import { addDays, daysBetween } from '../../civil-date.ts'
import type { FreshDay, KnownDay } from '../../history/known-day.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate, SafetyFact } from '../../model.ts'
import { GRIP } from '../../sessions/pool.ts'
import type { Adjustment, ImpactSpan, ImpactStep } from '../adjustment.ts'
import { isUpperPart } from '../day/changed-day.ts'
import { easedAfter, partWord } from './eased.ts'
import { wellOn } from './well-again.ts'

const { least: SPARED_DAYS } = BOUNDS['spared-part']
const { least: BONE_DAYS } = BOUNDS['spared-bone']
const { most: AGAIN_DAYS } = BOUNDS['pain-again']

/** Parts whose pain may come from the bone. @source silbernagel-2007: its rule of pain is not for bone */
const BONES = /shin|foot|feet|metatarsal|tibia/

/** The way back to impact, in days. @source default-ours */
const BACK: readonly { readonly step: ImpactStep; readonly days: number }[] = [
  { step: 'walk', days: BOUNDS['walk-again'].least },
  { step: 'run-walk', days: BOUNDS['run-walk-again'].least },
  { step: 'easy', days: BOUNDS['easy-again'].least },
]

/** A time in which a part is spared, with what was told of it. */
type Spared = {
  readonly part: string
  readonly date: CivilDate
  readonly until: CivilDate
  readonly code: 'strong-pain' | 'bone-pain' | 'pain-again'
}

/** The last such time of a part, the way back after it, and the ways back that its pain began again. */
type Way = Spared & { readonly steps: readonly ImpactSpan[]; readonly instead: readonly ImpactSpan[] }

/**
 * Strong pain takes the work away that loads the part for a week, two where it may come from the bone; pain that is told
 * again within a week keeps impact off it for one, and mild pain told once for a day. After such a week running comes back
 * by walks, runs with walks and easy runs, as the plan says from the first day on; whoever tells of pain on the way begins
 * it again, and is asked for no more on any day than that way would have asked for.
 * @param past - in order
 * @param open - the first day that may change
 * @param fresh - what was said yesterday and today
 * @param safety - where the person says that it has settled, the part is spared for the rest of that day alone
 * @source silbernagel-2007: what pain allows; the days are ours
 */
export function painAdjustments(
  past: readonly KnownDay[],
  open: CivilDate,
  fresh: readonly FreshDay[],
  safety: readonly SafetyFact[] = [],
): Adjustment[] {
  const ways = waysBack(past, open, safety)
  const spared = ways.filter(({ until }) => until >= open)
  const held = new Set(spared.map(({ part }) => part))
  return [
    // What one part's way back has shortened, a walk for another part's sake is no longer than.
    ...ways.filter(({ until }) => until < open).flatMap(wayBackToImpact),
    ...spared.flatMap((one) => [sparing(one, open), ...wayBackToImpact(one)]),
    ...fresh.flatMap(({ known, target }) => mildPain(known, target, held, easedAfter(past, known.date))),
  ]
}

/** A day on which pain of a part was told. */
type Hurt = { readonly date: CivilDate; readonly strong: boolean }

/** For each part that hurt the last time in which it is or was spared, with the steps that are left. */
function waysBack(past: readonly KnownDay[], open: CivilDate, safety: readonly SafetyFact[]): Way[] {
  const told = new Map<string, Hurt[]>()
  for (const { date, facts } of past)
    for (const { part, severity } of facts.pain)
      told.set(part, [...(told.get(part) ?? []), { date, strong: severity === 'strong' }])
  return [...told].flatMap(([part, days]): Way[] => {
    const wayAfter = (hurt: readonly Hurt[]) => {
      const one = sparedFor(part, hurt, safety)
      return one && { ...one, steps: stepsBack(one, hurt, open) }
    }
    const last = wayAfter(days)
    return last ? [{ ...last, instead: days.flatMap((_, told) => wayAfter(days.slice(0, told))?.steps ?? []) }] : []
  })
}

/** When a part was told to hurt, and for how long that has it spared. */
function sparedFor(part: string, days: readonly Hurt[], safety: readonly SafetyFact[]): Spared | null {
  const strong = strongPain(part, days, safety)
  const again = painAgain(part, days)
  return again && (!strong || again.date > strong.until) ? again : strong
}

function strongPain(part: string, days: readonly Hurt[], safety: readonly SafetyFact[]): Spared | null {
  const date = days.findLast(({ strong }) => strong)?.date
  if (date === undefined) return null
  const isBone = BONES.test(part)
  const until = wellOn(safety, 'strong-pain', date, part) ?? addDays(date, isBone ? BONE_DAYS : SPARED_DAYS)
  return { part, date, until, code: isBone ? 'bone-pain' : 'strong-pain' }
}

/** Pain that was told on two days of one week. */
function painAgain(part: string, days: readonly Hurt[]): Spared | null {
  const again = days.findLast(({ date }) =>
    days.some((before) => before.date < date && daysBetween(before.date, date) < AGAIN_DAYS),
  )
  return again ? { part, date: again.date, until: addDays(again.date, SPARED_DAYS), code: 'pain-again' } : null
}

function sparing({ part, date, until, code, instead }: Way, open: CivilDate): Adjustment {
  return {
    id: `pain:${date}:${partWord(part)}`,
    kind: 'pain',
    date,
    reason: { code, part },
    source: 'silbernagel-2007',
    effect: {
      type: 'spare',
      from: open,
      until,
      parts: partsSpared(partWord(part)),
      event: code !== 'pain-again',
      instead,
    },
  }
}

const HOLDS = /wrist|hand|finger|thumb/

/** What pain of a part keeps out: a hand that hurts holds nothing, whatever that trains. */
function partsSpared(part: string): readonly string[] {
  return HOLDS.test(part) ? [part, GRIP] : [part]
}

/** The steps back to running that are left once a part of the legs or the back need not be spared any more, seen from before too. */
function stepsBack({ part, until }: Spared, hurt: readonly Hurt[], open: CivilDate): ImpactSpan[] {
  if (isUpperPart(partWord(part))) return []
  let from = addDays(hurt.findLast(({ date }) => date > until)?.date ?? until, 1)
  return BACK.flatMap(({ step, days }): ImpactSpan[] => {
    const span = { step, from: from > open ? from : open, until: addDays(from, days - 1) }
    from = addDays(from, days)
    return span.until < open ? [] : [span]
  })
}

function wayBackToImpact({ part, date, steps, instead }: Way): Adjustment[] {
  return steps.map((span) => ({
    id: `pain:${date}:${partWord(part)}`,
    kind: 'pain',
    date,
    reason: { code: `impact-${span.step}`, part },
    source: 'silbernagel-2007',
    effect: { type: 'impact', ...span, instead },
  }))
}

/** @param eased - parts that are fine again: pain that is gone by the next morning needs no sparing */
function mildPain(
  { date, facts }: KnownDay,
  target: CivilDate,
  held: ReadonlySet<string>,
  eased: ReadonlySet<string>,
): Adjustment[] {
  // Seen from tomorrow it is spared tomorrow: whoever tells of it today sees that at once.
  const tomorrow = addDays(date, 1)
  return facts.pain
    .filter(({ part, severity }) => severity === 'mild' && !held.has(part) && !eased.has(partWord(part)))
    .map(({ part }) => ({
      id: `mild-pain:${date}:${partWord(part)}`,
      kind: 'mild-pain',
      date,
      reason: { code: 'some-pain', part },
      source: 'silbernagel-2007',
      effect: {
        type: 'spare',
        from: target,
        until: target > tomorrow ? target : tomorrow,
        parts: [partWord(part)],
        event: false,
      },
    }))
}
