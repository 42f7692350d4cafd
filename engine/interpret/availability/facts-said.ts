import { type ConfirmedFacts, type ConfirmedWeek, type DatedException, WEEKDAYS } from '../../model.ts'
import { narrowest, withoutHours } from './open-hours.ts'
import type { Saying } from './saying.ts'

/** The facts that sayings come to. */
export function factsOf(sayings: readonly Saying[]): ConfirmedFacts {
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
