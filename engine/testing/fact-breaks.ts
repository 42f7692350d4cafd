import { addDays, daysBetween, mondayOf, weekdayOf } from '../civil-date.ts'
import type { BusyHours, CivilDate, ConfirmedFacts, Season } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { getExercise } from '../sessions/catalogue.ts'
import { sure } from '../sure.ts'

type Stretch = readonly [number, number]

/**
 * Where a plan breaks what its person confirmed, measured on the facts alone and by none of the planner's own rules.
 * @param since - first day that counts
 */
export function factBreaks(weeks: readonly PlanWeek[], facts: ConfirmedFacts, since: CivilDate): string[] {
  return weeks
    .flatMap(({ days }) => days)
    .filter(({ date, durationMin, discipline }) => date >= since && durationMin > 0 && discipline !== 'race')
    .flatMap((day) => dayBreaks(day, facts).map((what) => `${day.date} ${day.start} ${day.durationMin} min: ${what}`))
}

function dayBreaks(day: PlanDay, facts: ConfirmedFacts): string[] {
  const { week = {}, dated = [], sports = {}, body = [] } = facts
  const { date, durationMin } = day
  const weekday = weekdayOf(date)
  const start = minutes(day.start ?? '00:00')
  const end = start + durationMin
  const on = dated.filter((one) => date >= one.from && date <= one.to)
  const windows = (week.windows ?? []).filter((one) => one.days.includes(weekday) && holdsOn(one, date)).map(stretch)
  const busy = [
    ...busyOn(facts, date),
    ...busyOn(facts, addDays(date, -1)).map(([a, b]): Stretch => [a - 1440, b - 1440]),
  ]
  const noImpact = body.some(({ how }) => how === 'no-impact')
  const steps = [...day.workout.warmup, ...day.workout.exercises, ...day.workout.cooldown]
  const exercises = steps.flatMap(({ exerciseId }) => (exerciseId ? [getExercise(exerciseId)] : []))
  const light = on.find((one) => one.kind === 'light')
  const kit = on.find((one) => one.kind === 'kit')
  const lifted = day.discipline === 'strength' && kit?.kind === 'kit' ? kit.equipment : undefined
  const gear = (light?.kind === 'light' ? light.equipment : undefined) ?? lifted
  const never = [...(sports.never ?? []), ...on.flatMap((one) => (one.kind === 'without' ? one.sports : []))]
  const isWithin = windows.length === 0 || windows.some(([from, until]) => start >= from && end <= until)
  const lacks =
    gear && exercises.some(({ equipment }) => !equipment.some((set) => set.every((one) => gear.includes(one))))
  const breaks: readonly (readonly [boolean | undefined, string])[] = [
    [week.never?.includes(weekday), 'a day of never'],
    [on.some(({ kind }) => kind === 'off'), 'a day off'],
    [durationMin > (week.maxMin?.[weekday] ?? 1440), 'longer than said'],
    [!isWithin, 'out of window'],
    [busy.some(([from, until]) => start < until && end > from), 'in busy time'],
    [never.includes(day.discipline), `never ${day.discipline}`],
    [never.includes('run') && (day.discipline === 'brick' || runs(steps)), 'a run in its steps'],
    [noImpact && (day.discipline === 'run' || runs(steps)), 'runs without impact'],
    [noImpact && exercises.some(({ impact }) => impact === 'high'), 'jumps without impact'],
    [lacks, 'equipment that is not there'],
  ]
  return breaks.flatMap(([isBroken, what]) => (isBroken ? [what] : []))
}

function runs(steps: readonly { readonly name: { readonly code: string } }[]): boolean {
  return steps.some(({ name }) => name.code === 'run-to-station' || name.code === 'brick-run')
}

/** Busy hours that begin on a date [min after its midnight], beyond 1440 where they run into the next day. */
function busyOn({ week = {}, rota, dated = [] }: ConfirmedFacts, date: CivilDate): Stretch[] {
  const since = rota ? daysBetween(rota.from, date) : -1
  const usual: readonly BusyHours[] =
    rota && since >= 0
      ? sure(rota.days[since % rota.days.length])
      : (week.busy ?? []).filter((one) => one.days.includes(weekdayOf(date)) && holdsOn(one, date))
  const added = dated.flatMap((one) => (one.kind === 'busy' && date >= one.from && date <= one.to ? [one] : []))
  return [...usual, ...added].map(stretch)
}

function holdsOn({ from = '', to = '9999', turn }: Season, date: CivilDate): boolean {
  const isTheirWeek = !turn?.monday || (daysBetween(turn.monday, mondayOf(date)) / 7) % turn.every === 0
  return from <= date && date <= to && isTheirWeek
}

function stretch({ start, end }: Pick<BusyHours, 'start' | 'end'>): Stretch {
  const from = minutes(start)
  const until = minutes(end)
  return [from, until <= from ? until + 1440 : until]
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
