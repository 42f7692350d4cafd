import { addDays, daysBetween } from '../../civil-date.ts'
import type { FreshDay, KnownDay } from '../../history/known-day.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate, SafetyFact } from '../../model.ts'
import { GRIP } from '../../sessions/pool.ts'
import type { Adjustment, ImpactStep } from '../adjustment.ts'
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

/**
 * Strong pain takes the work away that loads the part for a week, two where it may come from the bone; pain that is told
 * again within a week keeps impact off it for one, and mild pain told once for a day. After such a week running comes back
 * by walks, runs with walks and easy runs, as the plan says from the first day on; whoever tells of pain on the way begins
 * it again.
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
  const spared = sparedParts(past, safety)
  const held = new Set(spared.filter(({ until }) => until >= open).map(({ part }) => part))
  return [
    // What one part's way back has shortened, a walk for another part's sake is no longer than.
    ...spared.filter(({ until }) => until < open).flatMap((one) => wayBackToImpact(one, past, open)),
    ...spared
      .filter(({ until }) => until >= open)
      .flatMap((one) => [sparing(one, open), ...wayBackToImpact(one, past, open)]),
    ...fresh.flatMap(({ known, target }) => mildPain(known, target, held, easedAfter(past, known.date))),
  ]
}

/** A day on which pain of a part was told. */
type Hurt = { readonly date: CivilDate; readonly strong: boolean }

/** The last time in which each part is or was spared. */
function sparedParts(past: readonly KnownDay[], safety: readonly SafetyFact[]): Spared[] {
  const told = new Map<string, Hurt[]>()
  for (const { date, facts } of past)
    for (const { part, severity } of facts.pain)
      told.set(part, [...(told.get(part) ?? []), { date, strong: severity === 'strong' }])
  return [...told].flatMap(([part, days]) => {
    const strong = strongPain(part, days, safety)
    const again = painAgain(part, days)
    const last = again && (!strong || again.date > strong.until) ? again : strong
    return last ? [last] : []
  })
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

function sparing({ part, date, until, code }: Spared, open: CivilDate): Adjustment {
  return {
    id: `pain:${date}:${partWord(part)}`,
    kind: 'pain',
    date,
    reason: { code, part },
    source: 'silbernagel-2007',
    effect: { type: 'spare', from: open, until, parts: partsSpared(partWord(part)), event: code !== 'pain-again' },
  }
}

const HOLDS = /wrist|hand|finger|thumb/

/** What pain of a part keeps out: a hand that hurts holds nothing, whatever that trains. */
function partsSpared(part: string): readonly string[] {
  return HOLDS.test(part) ? [part, GRIP] : [part]
}

/** The steps back to running that are left once a part of the legs or the back need not be spared any more, seen from before too. */
function wayBackToImpact({ part, date, until }: Spared, past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  if (isUpperPart(partWord(part))) return []
  const hurt = past.findLast((day) => day.date > until && day.facts.pain.some((one) => one.part === part))
  let from = addDays(hurt?.date ?? until, 1)
  return BACK.flatMap(({ step, days }): Adjustment[] => {
    const span = { from: from > open ? from : open, until: addDays(from, days - 1) }
    from = addDays(from, days)
    if (span.until < open) return []
    return [
      {
        id: `pain:${date}:${partWord(part)}`,
        kind: 'pain',
        date,
        reason: { code: `impact-${step}`, part },
        source: 'silbernagel-2007',
        effect: { type: 'impact', step, ...span },
      },
    ]
  })
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
