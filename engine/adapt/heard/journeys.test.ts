import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { findExercise } from '../../sessions/catalogue.ts'
import { sure } from '../../sure.ts'

/** A Monday. */
const ANCHOR = '2026-03-02'
const LIFTER: PlanInput = {
  profile: {
    ...{ name: 'Test', level: 'intermediate', goal: 'muscle-gain', stress: 'low', commitments: 'Work 9-5' },
    ...{ trainingDays: 6, races: '', goalDate: null },
  },
  preferences: { equipment: ['barbell', 'bench', 'dumbbells', 'machines'] },
  today: ANCHOR,
  timeZone: 'Europe/Berlin',
  anchor: ANCHOR,
}
const WEIGHTS: readonly string[] = ['barbell', 'dumbbells', 'machines']

/** What needs one of the weights of a gym, in each of its ways. */
const isHeavy = (id: string | undefined) =>
  id !== undefined && sure(findExercise(id)).equipment.every((set) => set.some((item) => WEIGHTS.includes(item)))

/** The first nine days on which something heavy stands, by how many days they lie behind the anchor. */
function daysWithWeights(history: readonly HistoryDay[], today = ANCHOR): number[] {
  const days = makePlan({ ...LIFTER, today, history }).weeklyPlan.flatMap((week) => week.days)
  const exercisesOn = (date: string) => days.find((day) => day.date === date)?.workout.exercises ?? []
  return Array.from({ length: 9 }, (_, ahead) => ahead).filter((ahead) =>
    exercisesOn(addDays(ANCHOR, ahead)).some(({ exerciseId }) => isHeavy(exerciseId)),
  )
}

/** All days but Thursday. */
const usual = daysWithWeights([])

const note = (notes: string, tomorrowNotes = '', date = ANCHOR) => ({ date, notes, tomorrowNotes })

test('without a note the weights are there', () => {
  expect(usual).toEqual([0, 1, 2, 4, 5, 6, 7, 8])
})

test.each([
  // Monday is trained at home still.
  ['', 'Travelling to Boston, back Thursday', [1, 2]],
  ['Flying to Berlin tomorrow for work, home again on Friday.', '', [1, 2, 3]],
  ['Away for work until Wednesday, hotel without anything', '', [0, 1, 2]],
  ['', 'Away until Thursday', [1, 2, 3]],
  // One whose end nobody told is of its day and the next.
  ['On the road today', '', [0, 1]],
])('"%s%s" takes the weights away on its days alone', (notes, tomorrow, away) => {
  expect(daysWithWeights([note(notes, tomorrow)])).toEqual(usual.filter((ahead) => !away.includes(ahead)))
})

test('a journey with its end goes on after the night, and ends early for whoever is home', () => {
  const told = note('', 'Travelling to Boston, back Friday')
  const wednesday = addDays(ANCHOR, 2)
  expect(daysWithWeights([told], wednesday).filter((ahead) => ahead >= 2 && ahead < 4)).toEqual([])
  const home = { date: addDays(ANCHOR, 1), notes: 'Back home already, the meeting was cancelled.' }
  expect(daysWithWeights([told, home], wednesday)).toContain(2)
})

test('whoever flies at six trains neither before nor right after', () => {
  const runner: PlanInput = {
    ...LIFTER,
    profile: { ...LIFTER.profile, goal: 'endurance', commitments: 'I only train in the mornings, 6-12' },
  }
  const startsOn = (history: readonly HistoryDay[]) =>
    makePlan({ ...runner, history })
      .weeklyPlan.flatMap((week) => week.days)
      .find(({ date, durationMin }) => date === addDays(ANCHOR, 1) && durationMin > 0)?.start
  expect(startsOn([]) ?? '').toMatch(/^0[6-8]/)
  const start = startsOn([note('', 'flight at 7am')])
  expect(start === undefined || start === null || start >= '10:00').toBe(true)
})
