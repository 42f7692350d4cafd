import { addDays, mondayOf } from '../civil-date.ts'
import { clockTime } from '../day/clock.ts'
import {
  type BusyHours,
  type CivilDate,
  type ConfirmedFacts,
  type ConfirmedWeek,
  type DatedException,
  type Discipline,
  EQUIPMENT,
  type Season,
  WEEKDAYS,
  type Weekday,
} from '../model.ts'
import { type Dice, pickOf } from './random-life.ts'

const SPORTS: readonly Discipline[] = ['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'strength']
const LOWER = ['knee', 'hip', 'ankle', 'lower back', 'shin', 'achilles']

/** What somebody confirmed of their life, from a quiet week to one that leaves next to nothing. */
export function randomConfirmed(dice: Dice, anchor: CivilDate): ConfirmedFacts {
  const some = (share: number) => dice() < share
  return {
    ...(some(0.8) && { week: randomWeek(dice) }),
    ...(some(0.2) && { rota: { from: addDays(anchor, whole(dice, 30) - 10), days: randomRota(dice) } }),
    ...(some(0.5) && { dated: Array.from({ length: 1 + whole(dice, 3) }, () => randomException(dice, anchor)) }),
    ...(some(0.3) && { sports: randomSports(dice) }),
    ...(some(0.3) && { body: [{ part: pickOf(dice, LOWER), how: pickOf(dice, ['no-impact', 'careful'] as const) }] }),
    ...(some(0.3) && {
      events: [
        {
          name: 'Lakeside Half',
          discipline: pickOf(dice, ['run', 'cycle', 'triathlon'] as const),
          distanceKm: 21.1,
          date: addDays(anchor, 20 + whole(dice, 120)),
          targetSeconds: null,
          priority: null,
        },
      ],
    }),
  }
}

/** The same with hours and sports that hold for a while only. */
export function withRandomSeasons(facts: ConfirmedFacts, dice: Dice, anchor: CivilDate): ConfirmedFacts {
  const seasoned = <Hours extends Season>(hours: Hours): Hours =>
    dice() < 0.5 ? hours : { ...hours, ...randomSeason(dice, anchor) }
  const { week, dated = [] } = facts
  const { from = anchor, to = addDays(from, 60) } = randomSeason(dice, anchor)
  return {
    ...facts,
    ...(week && {
      week: {
        ...week,
        ...(week.busy && { busy: week.busy.map(seasoned) }),
        ...(week.windows && { windows: week.windows.map(seasoned) }),
      },
    }),
    dated: [
      ...dated,
      { kind: 'without', from, to, label: '', sports: [pickOf(dice, SPORTS)] },
      randomKit(dice, anchor),
    ],
  }
}

function randomKit(dice: Dice, anchor: CivilDate): DatedException {
  const from = addDays(anchor, whole(dice, 60) - 10)
  const equipment = [pickOf(dice, ['none', 'bands', 'dumbbells'] as const)]
  return { kind: 'kit', from, to: addDays(from, whole(dice, 30)), label: '', equipment }
}

/** A beginning, an end, or both. */
function randomSeason(dice: Dice, anchor: CivilDate): Season {
  const from = addDays(anchor, whole(dice, 60) - 10)
  const to = addDays(from, whole(dice, 60))
  const turn = { every: pickOf(dice, [2, 3] as const), monday: mondayOf(from) }
  return pickOf(dice, [{ from }, { to }, { from, to }, { turn }, { from, turn }])
}

function randomWeek(dice: Dice): ConfirmedWeek {
  const some = (share: number) => dice() < share
  const days = (share: number) => WEEKDAYS.filter(() => some(share))
  const windows = WEEKDAYS.flatMap((day) => {
    const start = 5 * 60 + whole(dice, 60) * 15
    return some(0.4)
      ? [{ days: [day], start: clockTime(start), end: clockTime(start + 30 + whole(dice, 12) * 15) }]
      : []
  })
  const maxMin: Partial<Record<Weekday, number>> = {}
  for (const day of days(0.3)) maxMin[day] = pickOf(dice, [10, 15, 20, 25, 30, 45, 60, 90])
  return {
    ...(some(0.8) && {
      busy: [
        { days: days(0.7), start: '09:00', end: '17:00', label: 'Work' },
        { days: days(0.3), ...randomHours(dice) },
        ...(some(0.15) ? [{ days: days(0.4), start: '21:00', end: '06:00', label: 'Night shift' }] : []),
      ],
    }),
    ...(some(0.5) && { never: days(0.25) }),
    ...(some(0.5) && { windows }),
    ...(some(0.5) && { maxMin }),
  }
}

function randomRota(dice: Dice): BusyHours[][] {
  const kinds: BusyHours[][] = [
    [{ start: '07:00', end: '19:00', label: 'Day shift' }],
    [{ start: '19:00', end: '07:00', label: 'Night shift' }],
    [{ start: '14:00', end: '22:00', label: 'Late shift' }],
    [],
  ]
  return Array.from({ length: 3 + whole(dice, 7) }, () => pickOf(dice, kinds))
}

function randomException(dice: Dice, anchor: CivilDate): DatedException {
  const from = addDays(anchor, whole(dice, 80) - 3)
  const to = addDays(from, whole(dice, 16))
  const kind = pickOf(dice, ['off', 'light', 'busy'] as const)
  if (kind === 'off') return { kind, from, to, label: 'Holiday' }
  if (kind === 'busy') return { kind, from, to, ...randomHours(dice) }
  return { kind, from, to, label: 'Boston', ...(dice() < 0.5 && { equipment: EQUIPMENT.filter(() => dice() < 0.3) }) }
}

function randomSports(dice: Dice) {
  const does = SPORTS.filter(() => dice() < 0.25)
  return { does, never: SPORTS.filter((sport) => !does.includes(sport) && dice() < 0.25) }
}

function randomHours(dice: Dice): BusyHours {
  const start = 5 * 60 + whole(dice, 64) * 15
  return { start: clockTime(start), end: clockTime(start + 30 + whole(dice, 16) * 30), label: 'Evening class' }
}

const whole = (dice: Dice, most: number) => Math.floor(dice() * most)
