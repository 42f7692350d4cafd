import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { diceOf } from '../testing/random-life.ts'

const ANCHOR = '2026-03-02'
const WEEKS = 12
type Who = Partial<Profile> & Pick<PlanInput, 'answers'>

/** The weeks of a life as they stood on their Mondays, and what was told of them. */
function livedBy({ answers, ...who }: Who, keeps: (weekday: number, week: number) => boolean) {
  const profile: Profile = {
    ...{ name: 'Demo', goal: 'general', level: 'intermediate', stress: 'low', trainingDays: 4 },
    ...{ goalDate: null, commitments: 'Work 9-17 Mon-Fri', races: '' },
    ...who,
  }
  const history: HistoryDay[] = []
  const codes: string[] = []
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const today = addDays(ANCHOR, 7 * week)
    const plan = makePlan({
      ...{ profile, anchor: ANCHOR, today, timeZone: 'UTC', history: [...history] },
      ...(answers && { answers }),
    })
    codes.push(...plan.adjustments.flatMap(({ reason }) => ('code' in reason ? [reason.code] : [])))
    const stood = sure(plan.weeklyPlan.find(({ startDate }) => startDate === today))
    for (const [weekday, { date, durationMin }] of stood.days.entries())
      if (durationMin > 0) history.push({ date, completed: keeps(weekday, week) })
    return stood
  })
  return { weeks, codes }
}

const isTrained = ({ durationMin }: PlanDay) => durationMin > 0
const weekendOf = ({ days }: PlanWeek) => days.slice(5).filter(isTrained)
const weekdayMin = ({ days }: PlanWeek) => days.slice(0, 5).reduce((sum, { durationMin }) => sum + durationMin, 0)
const onWeekdays = (weekday: number) => weekday < 5
const MOVED = 'rebuilt-other-days'

const PEOPLE: readonly (readonly [string, Who])[] = [
  ['somebody who wants to be fit', {}],
  ['a runner', { goal: 'endurance', races: '10k 2026-07-19' }],
  ['a runner on three days', { goal: 'endurance', trainingDays: 3, races: '10k 2026-07-19' }],
  ['a runner on five', { goal: 'endurance', trainingDays: 5, races: 'half marathon 2026-07-19' }],
  ['a beginner', { goal: 'weight-loss', level: 'beginner' }],
  ['a lifter', { goal: 'muscle-gain', trainingDays: 5, commitments: '' }],
]

describe('who trains on no weekend, and on all other days', () => {
  test.each(PEOPLE)('has all sessions on days that are kept, and more from there on: %s', (_, who) => {
    const { weeks, codes } = livedBy(who, onWeekdays)
    expect(codes).toContain(MOVED)
    const late = weeks.slice(8)
    expect(late.flatMap(weekendOf)).toEqual([])
    const least = Math.min(...weeks.slice(3, 8).map(weekdayMin))
    expect(weekdayMin(sure(late[2]))).toBeGreaterThan(least)
    // What was done of the first weeks is what is done, and not a half of it.
    expect(weekdayMin(sure(late[2]))).toBeGreaterThanOrEqual(weekdayMin(sure(weeks[0])) * 0.9)
  })

  test('keeps them where they chose so', () => {
    const on = addDays(ANCHOR, 7)
    const answers = [{ id: 'left', kind: 'often-missed', on, choice: { type: 'leave' } }] as const
    const { weeks, codes } = livedBy({ answers }, onWeekdays)
    expect(codes).not.toContain(MOVED)
    expect(weeks.every((week) => weekendOf(week).length > 0)).toBe(true)
  })

  test('keeps them on the days that they named for a sport', () => {
    const { weeks } = livedBy({ commitments: 'Run Tue Thu Sun, gym Mon' }, onWeekdays)
    for (const { days } of weeks.slice(8)) {
      const runs = days.flatMap((day, weekday) => (isTrained(day) && day.discipline === 'run' ? [weekday] : []))
      expect(runs.every((weekday) => [1, 3, 6].includes(weekday))).toBe(true)
    }
  })
})

test.each([
  ['nothing is kept', () => () => false],
  ['sessions are missed by chance', (dice: () => number) => () => dice() < 0.8],
  ['everything is kept', () => () => true],
] as const)('no weekday is left where %s', (_, habit) => {
  for (const seed of [1, 2, 3]) expect(livedBy({}, habit(diceOf(seed))).codes).not.toContain(MOVED)
})

/** The weeks of somebody who misses all weekends, and runs their race; each with what it was shown to be on its Monday. */
function livedOn(who: Who, weeks: number, on: (given: UnderWay, week: number) => UnderWay = (given) => given) {
  const profile: Profile = {
    ...{ name: 'Demo', goal: 'general', level: 'intermediate', stress: 'low', trainingDays: 4 },
    ...{ goalDate: null, commitments: 'Work 9-17 Mon-Fri', races: '' },
    ...who,
  }
  const history: HistoryDay[] = []
  let given: UnderWay = { profile, anchor: ANCHOR, today: ANCHOR, timeZone: 'UTC', history }
  return Array.from({ length: weeks }, (_, week) => {
    const today = addDays(ANCHOR, 7 * week)
    const plan = makePlan(on({ ...given, today, history: [...history] }, week))
    const { anchor, block, begun, start } = plan
    given = { ...on({ ...given, today }, week), anchor, block, begun, start, shown: daysAsShown(plan, given.shown) }
    const now = sure(plan.weeklyPlan.find(({ startDate }) => startDate === today))
    for (const [weekday, { date, durationMin, discipline, distanceKm }] of now.days.entries())
      if (durationMin > 0)
        history.push({
          ...{ date, completed: weekday < 5 || discipline === 'race', minutes: durationMin },
          ...(distanceKm !== null && { distanceKm }),
        })
    return { now, block, phase: now.phase }
  })
}

test.each(PEOPLE.filter(([, { races }]) => races === undefined))(
  'the block after it begins on days that are kept: %s',
  (_, who) => {
    const next = livedOn(who, WEEKS + 3).flatMap(({ block, now }) => (block === 2 ? [now] : []))
    expect(next.length).toBeGreaterThan(1)
    expect(next.flatMap(weekendOf)).toEqual([])
  },
)

test('a race that says how fast somebody is takes no day back to them', () => {
  const weeks = livedOn({ goal: 'endurance', races: '10k 2026-05-31' }, WEEKS + 6)
  const after = weeks.filter(({ phase, block }) => phase === 'recovery' || block === 2)
  expect(after.length).toBeGreaterThan(2)
  expect(after.flatMap(({ now }) => weekendOf(now))).toEqual([])
})

test('a block that soon gives way to another leaves it the days that are kept', () => {
  const asked = WEEKS + 2
  const weeks = livedOn({}, asked + 3, (given, week) => {
    const { start: _, ...rest } = given
    const profile = { ...given.profile, races: '10k 2026-09-06' }
    return week === asked ? { ...rest, profile, anchor: given.today, begun: given.today, block: 3 } : given
  })
  expect(weeks.at(-1)?.block).toBe(3)
  expect(weeks.slice(WEEKS).flatMap(({ now }) => weekendOf(now))).toEqual([])
})
