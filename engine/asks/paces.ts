import { addDays, daysBetween } from '../civil-date.ts'
import { isDone } from '../history/known-day.ts'
import { entriesOf } from '../history/merged-history.ts'
import { readResult } from '../interpret/notes/result.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { vdotOf } from '../load/vdot.ts'
import { predictedRange, targetWarnings } from '../phases/target-warnings.ts'
import { racePace, vdotOfEasyPace, zonePace } from '../sessions/pace.ts'
import type { Ask, Situation } from './ask.ts'
import { trendOf } from './trends.ts'

const { least: QUICKER } = BOUNDS['pace-quicker']
const { most: AT_ONCE } = BOUNDS['pace-at-once']
const { most: RESULT_DAYS } = BOUNDS['result-asked']
const { least: TARGET_DAYS } = BOUNDS['target-asked']

/** [s] to which a time that is offered is rounded up. @source default-ours */
const ROUND_SECONDS = 30

/**
 * Whether a time that is hoped for lies well beyond what the last result says, with the nearest honest one in its place.
 * @source riegel-1981, vickers-2016
 */
export function goalReach({ base, today }: Situation): Ask | null {
  const { result } = base.person
  if (!result) return null
  for (const event of base.events) {
    const { name, date, distanceKm, targetSeconds } = event
    if (distanceKm === null || targetSeconds === undefined || daysBetween(today, date) < TARGET_DAYS) continue
    if (targetWarnings([event], result).length === 0) continue
    const [quick, careful] = predictedRange(result, distanceKm)
    const seconds = Math.ceil(quick / ROUND_SECONDS) * ROUND_SECONDS
    return {
      ...{ kind: 'goal-reach', text: { code: 'ask-goal', event: name }, of: date },
      why: { code: 'why-goal', target: targetSeconds, quick: Math.round(quick), careful: Math.round(careful) },
      offers: [{ choice: { type: 'target', event: date, seconds } }],
    }
  }
  return null
}

/** [km] A shorter run says little of pace, and the race whose time stands for what easy runs are worth. @source default-ours */
const RUN_KM = 2
const STANDS_FOR_KM = 5

/**
 * Whether easy runs of late are quicker than they should be and feel no harder: then paces may be made anew by them, a
 * step at a time.
 * @source daniels-gilbert: what an easy pace is worth; the step is ours
 */
export function faster({ base, days, known, today }: Situation): Ask | null {
  const vdot = base.person.paceVdot ?? null
  const easy = zonePace(vdot, 'easy')
  if (vdot === null || easy === null) return null
  const planned = new Map(days.map((day) => [day.date, day]))
  const runs = known.filter(isDone).flatMap(({ date, rpe, minutes, distanceKm }) => {
    const aim = planned.get(date)
    if (aim?.discipline !== 'run' || aim.hard || rpe === undefined || rpe > aim.rpe) return []
    return minutes && distanceKm && distanceKm >= RUN_KM ? [{ date, value: (minutes * 60) / distanceKm }] : []
  })
  const trend = trendOf(runs, base.anchor, today)
  if (!trend || trend.middle > easy.low * (1 - QUICKER)) return null
  const middle = (easy.low + easy.high) / 2
  const worth = vdotOfEasyPace(Math.max(trend.middle, middle * (1 - AT_ONCE)))
  const perKm = racePace(worth, STANDS_FOR_KM)
  if (worth === null || perKm === null || worth <= vdot) return null
  const result = { distanceKm: STANDS_FOR_KM, seconds: perKm * STANDS_FOR_KM, date: today }
  return {
    ...{ kind: 'faster', text: { code: 'ask-faster' } },
    why: { code: 'why-faster', runs: trend.count, secPerKm: Math.round(trend.middle), planned: easy.low },
    offers: [{ choice: { type: 'result', ...result } }],
  }
}

/**
 * The newest result of the last fortnight that a note tells and that paces do not come from yet. On its own day the answer to
 * the check-in offers it already.
 */
export function toldResult({ known, today, result: standing, answers }: Situation): Ask | null {
  const since = addDays(today, -RESULT_DAYS)
  for (const day of known.filter(({ date }) => date < today).toReversed()) {
    if (day.date < since || (standing && standing.date >= day.date)) return null
    const told = entriesOf(day)
      .flatMap(({ notes }) => readResult(notes ?? '') ?? [])
      .at(-1)
    if (!told) continue
    const { distanceKm, seconds } = told
    const isAnswered = answers.some(({ kind, id }) => kind === 'told-result' && id.endsWith(day.date))
    if (isAnswered || vdotOf(distanceKm, seconds) <= 0) return null
    return {
      ...{ kind: 'told-result', text: { code: 'ask-result', distanceKm, seconds }, of: day.date },
      why: { code: 'why-result', date: day.date },
      offers: [{ choice: { type: 'result', distanceKm, seconds, date: day.date } }],
    }
  }
  return null
}
