import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { AskedChange, CivilDate, HistoryDay, StoredChange } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { DaysAsShown, Plan, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-03-02'
const PERSON: Pick<UnderWay, 'profile' | 'anchor' | 'timeZone'> = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 4, goalDate: null },
    ...{ commitments: 'Work 9-17', races: '' },
  },
  ...{ anchor: ANCHOR, timeZone: 'UTC' },
}

const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)
const rows = (plan: Plan) =>
  daysOf(plan)
    .filter(({ date }) => date < addDays(ANCHOR, 7))
    .map(
      ({ date, workoutName, durationMin }) =>
        `${date} ${durationMin} ${durationMin > 0 ? JSON.stringify(workoutName) : ''}`,
    )

/** Somebody who looks at their plan each day, as a server keeps it for them. */
function somebody() {
  const changes: StoredChange[] = []
  const history: HistoryDay[] = []
  let shown: DaysAsShown | undefined
  const look = (today: CivilDate): Plan => {
    const input: UnderWay = { ...PERSON, today, history, changes, ...(shown && { shown }) }
    const plan = makePlan(input)
    shown = daysAsShown(plan, shown)
    return plan
  }
  return {
    look,
    asks: (change: AskedChange) => void changes.push({ id: `asked ${changes.length}`, change }),
    does: (date: CivilDate) => void history.push({ date, completed: true }),
  }
}

const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [1, 2, 3, 4, 5].map((day) => addDays(ANCHOR, day)) as [
  CivilDate,
  CivilDate,
  CivilDate,
  CivilDate,
  CivilDate,
]

describe('a session that was moved', () => {
  const move = (date: CivilDate, to: CivilDate): AskedChange => ({ type: 'move', date, to, start: null })
  test.each([
    ['to a later day', WEDNESDAY, THURSDAY],
    ['to an earlier day', WEDNESDAY, TUESDAY],
    ['into the place of another', FRIDAY, SATURDAY],
  ])('%s stays where it was moved to, when that day comes, is done and is over', (_where, date, to) => {
    for (const trains of [true, false]) {
      const one = somebody()
      const before = rows(one.look(TUESDAY))
      one.asks(move(date, to))
      const moved = one.look(TUESDAY)
      expect(rows(moved)).not.toEqual(before)
      for (let day = 1; day < 7; day++) {
        const today = addDays(ANCHOR, day)
        const morning = one.look(today)
        expect(rows(morning), today).toEqual(rows(moved))
        for (const [index, week] of morning.weeklyPlan.entries())
          expect(sure(morning.load[index]).plannedAu, today).toBe(week.plannedLoadAu)
        if (trains && sure(daysOf(morning).find((one) => one.date === today)).durationMin > 0) {
          one.does(today)
          expect(rows(one.look(today)), `${today} done`).toEqual(rows(moved))
        }
      }
    }
  })

  test('twice follows both moves', () => {
    const one = somebody()
    one.look(TUESDAY)
    one.asks(move(WEDNESDAY, THURSDAY))
    one.look(TUESDAY)
    one.look(WEDNESDAY)
    one.asks(move(THURSDAY, addDays(ANCHOR, 6)))
    const moved = rows(one.look(WEDNESDAY))
    for (let day = 3; day < 7; day++) expect(rows(one.look(addDays(ANCHOR, day)))).toEqual(moved)
  })
})

test.each<[string, AskedChange]>([
  ['easier', { type: 'easier', date: FRIDAY }],
  ['shorter', { type: 'shorter', date: FRIDAY, rung: '15' }],
])('a session that was made %s is what it was made once it is done, and over', (_how, change) => {
  const one = somebody()
  one.look(THURSDAY)
  one.asks(change)
  const asked = rows(one.look(FRIDAY))
  one.does(FRIDAY)
  const done = one.look(FRIDAY)
  expect(rows(done)).toEqual(asked)
  expect(done.adjustments.filter((one) => one.asked)).toHaveLength(1)
  const after = one.look(SATURDAY)
  expect(rows(after)).toEqual(asked)
  expect(sure(after.load[0]).plannedAu).toBe(sure(after.weeklyPlan[0]).plannedLoadAu)
})
