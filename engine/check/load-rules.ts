import { BOUNDS } from '../limits/bounds.ts'
import { type Growth, LIMITS } from '../limits/limits.ts'
import { monotony } from '../load/monotony.ts'
import { sure } from '../sure.ts'
import { type Checked, type CheckedWeek, type Finding, holds, measured, sum } from './finding.ts'

/** L1, L2, L4, L5, L8: how much, how even, how fast. */
export function loadRules(plan: Checked): Finding[] {
  return plan.scope.flatMap((week) => [
    ...effortRules(week),
    ...monotonyRules(week),
    ...ratioRules(plan, week),
    ...riseRules(plan, week),
    ...deloadRules(plan, week),
  ])
}

function effortRules({ week }: CheckedWeek): Finding[] {
  return week.days
    .filter((day) => day.discipline !== 'rest')
    .map((day) =>
      holds(
        'load-of-effort',
        day.durationMin > 0 && day.rpe >= 1 && day.rpe <= 10 && Math.abs(day.loadAu - day.rpe * day.durationMin) <= 1,
        day.date,
      ),
    )
}

function monotonyRules({ week, sessions, adapted, bound }: CheckedWeek): Finding[] {
  // Easy days alike are what a way back looks like, and a life that leaves twenty minutes a day.
  if (sessions === 0 || adapted || bound) return []
  const value = monotony(week.days.map((day) => day.loadAu))
  return [measured('monotony', 'hard', value, LIMITS.monotony.hard, week.week)]
}

function ratioRules({ weeks }: Checked, { week, index, hasRace, trainedMin, sessions }: CheckedWeek): Finding[] {
  if (index < 3 || hasRace) return []
  // Sessions of the least minutes there are, after weeks of nearly nothing: nothing smaller could be planned.
  if (trainedMin <= sessions * BOUNDS.session.least) return []
  const four = weeks.slice(index - 3, index + 1)
  // Of a stretch away the body keeps more than its load says: the way back is held by the planner.
  if (sure(four[0]).partial || four.some(({ away }) => away)) return []
  const whole = leapOf(four.map((one) => one.week.plannedLoadAu))
  // What others lead comes back whole and is not the plan's to shrink: where that makes the leap, the plan's own sessions are measured.
  const leap = whole && whole.value > whole.hard ? leapOf(four.map(({ ownLoadAu }) => ownLoadAu)) : whole
  if (!leap) return []
  return [
    measured('week-of-month', 'hard', leap.value, leap.hard, week.week),
    measured('week-of-month', 'target', leap.value, leap.target, week.week),
  ]
}

/** A week against the mean of its month, and what that may be [ratio]; null where the week holds no more than the one before. */
type Leap = { readonly value: number; readonly hard: number; readonly target: number }

function leapOf(loads: readonly number[]): Leap | null {
  const total = sum(loads, (load) => load)
  const newest = sure(loads[3])
  // What was just done is no leap when it is done again, however little went before it.
  if (newest <= sure(loads[2])) return null
  // What any week may grow by is no leap, however little the weeks before it held.
  const before = total - newest
  const grown = before / 3 + LIMITS['load-rise'].target.more
  const small = (grown * 4) / (before + grown)
  const { hard, target } = LIMITS['week-of-month']
  return { value: (newest * 4) / total, hard: Math.max(hard, small), target: Math.max(target, small) }
}

function riseRules(
  { weeks, start }: Checked,
  { week, index, trainedMin, trainedLoadAu, runKm }: CheckedWeek,
): Finding[] {
  const past = weeks.slice(Math.max(0, index - 8), index).filter((one) => !one.partial)
  // A stretch away is no measure of what somebody is used to: the weeks before it count as well.
  const before = [...past.slice(-4), ...past.filter(({ away }) => !away).slice(-4)]
  if (before.length > 0 && before.every(({ away }) => away)) return []
  if (before.length === 0) {
    const { hard } = LIMITS['first-week']
    const most = Math.max(mostOf(start.weeklyMin, hard), hard.least)
    return [measured('first-week', 'hard', trainedMin, most, week.week)]
  }
  // The weeks before the plan count among the four before it.
  const minutes = Math.max(index < 4 ? start.weeklyMin : 0, ...before.map((one) => one.trainedMin))
  // What an event asked of the body counts for what it can take.
  const load = Math.max(...before.map((one) => one.week.plannedLoadAu))
  const km = Math.max(...before.map((one) => one.runKm))
  const startKm = start.longestRunKm ?? start.longestMin / 5
  const { hard, target } = LIMITS['week-rise']
  const runs = LIMITS['run-km-rise'].hard
  const mostKm = Math.max(mostOf(km, runs), km === 0 || index < 4 ? runs.ofLongest * startKm : 0)
  return [
    measured('week-rise', 'hard', trainedMin, mostOf(minutes, hard), week.week),
    measured('week-rise', 'target', trainedMin, mostOf(minutes, target), week.week),
    measured('run-km-rise', 'hard', runKm, mostKm, week.week),
    measured('load-rise', 'target', trainedLoadAu, mostOf(load, LIMITS['load-rise'].target), week.week),
  ]
}

function mostOf(before: number, { ratio, more }: Growth): number {
  return Math.max(before * ratio, before + more)
}

/** [weeks] that a deload follows. @source default-ours */
const LOADED_WEEKS = 3

function deloadRules(
  { weeks }: Checked,
  { week, index, sessions, trainedMin, adapted, bound }: CheckedWeek,
): Finding[] {
  if (week.deload) {
    const last = weeks.slice(0, index).findLast((one) => !one.week.deload)
    if (!last || last.partial || adapted || last.adapted || last.hasRace || sure(weeks[index]).hasRace) return []
    if (weeks.slice(Math.max(0, index - 4), index).some(({ away }) => away)) return []
    // Where days have no room for longer sessions than the shortest, there is nothing to cut; nor is there after a week of one day.
    const isLeast = trainedMin <= sessions * BOUNDS['cramped-session'].least
    if (isLeast || last.trainedMin <= last.sessions * BOUNDS.session.least) return []
    // Days that leave one week little room after weeks that had more: the cut is from those.
    const loaded = bound ? weeks.slice(Math.max(0, index - LOADED_WEEKS), index) : [last]
    const cut = 1 - trainedMin / Math.max(...loaded.map((one) => one.trainedMin))
    return [
      measured('deload-cut', 'hard', cut, LIMITS['deload-cut'].hard, week.week),
      measured('deload-cut', 'target', cut, LIMITS['deload-cut'].target, week.week),
      ...(bound
        ? []
        : [
            measured('deload-not-off', 'hard', cut, LIMITS['deload-not-off'].hard, week.week),
            measured('deload-not-off', 'target', cut, LIMITS['deload-not-off'].target, week.week),
            holds('deload-sessions', sessions >= last.sessions, week.week),
          ]),
    ]
  }
  let row = 0
  for (let back = index; back >= 0 && isLoading(sure(weeks[back])); back--) row++
  return [measured('loaded-in-row', 'hard', row, LIMITS['loaded-in-row'].hard, week.week)]
}

/** [days] of training that a week away keeps at most where it was a rest. @source default-ours */
const RESTED_MOST = 2

function isLoading({ week, away, sessions }: CheckedWeek): boolean {
  return (
    !(away && sessions <= RESTED_MOST) &&
    !week.deload &&
    (week.phase === 'base' || week.phase === 'build' || week.phase === 'peak')
  )
}
