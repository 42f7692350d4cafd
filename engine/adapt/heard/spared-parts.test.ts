import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { PlanInput, Profile } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { EXERCISES } from '../../sessions/catalogue.ts'
import { sparedParts } from '../../sessions/pool.ts'

const MONDAY = '2026-03-02'
const HELD = ['dumbbells', 'kettlebell', 'barbell', 'bands', 'pullup-bar'] as const
const equipmentOf = new Map(EXERCISES.map(({ id, equipment, pattern }) => [id, { equipment, pattern }]))

test.each(['sharp pain in my wrist, had to stop', 'my hand really hurts, had to stop the session'])(
  'who hurt a hand holds nothing for a week: %s',
  (notes) => {
    const input: PlanInput = {
      profile: {
        ...{ name: 'Demo', level: 'beginner', goal: 'general', stress: 'low', trainingDays: 5, goalDate: null },
        ...{ commitments: '', races: '' },
      },
      ...{ anchor: MONDAY, today: addDays(MONDAY, 8), timeZone: 'UTC' },
      preferences: { equipment: ['none', 'dumbbells', 'bands'] },
      history: [{ date: addDays(MONDAY, 8), notes }],
    }
    const days = makePlan(input).weeklyPlan.flatMap((week) => week.days)
    const held = (from: string, until: string) =>
      days
        .filter(({ date }) => date >= from && date <= until)
        .flatMap(({ workout }) => workout.exercises)
        .filter(({ exerciseId }) => {
          const known = exerciseId && equipmentOf.get(exerciseId)
          if (!known) return false
          return (
            known.pattern === 'pull' ||
            known.equipment.every((set) => set.some((item) => HELD.some((one) => one === item)))
          )
        })
    expect(held(addDays(MONDAY, 9), addDays(MONDAY, 15))).toEqual([])
    // Before and afterwards dumbbells are what there is to lift.
    expect(held(addDays(MONDAY, 21), addDays(MONDAY, 40))).not.toEqual([])
  },
)

const PEOPLE: readonly (readonly [name: string, who: Partial<Profile>])[] = [
  ['a beginner', { level: 'beginner', goal: 'general', trainingDays: 5 }],
  ['a lifter', { level: 'advanced', goal: 'muscle-gain', trainingDays: 6 }],
  ['a runner', { level: 'intermediate', goal: 'endurance', trainingDays: 5, races: '10k on 2026-05-31' }],
]

test.each(
  ['knee', 'lower back', 'shoulder', 'wrist', 'ankle', 'elbow', 'neck', 'hip', 'hamstring'].flatMap((part) =>
    PEOPLE.map(([name, who]) => [part, name, who] as const),
  ),
)('nothing loads a %s that really hurts, in whichever way the days are made shorter: %s', (part, _, who) => {
  const profile: Profile = {
    ...{ name: 'Demo', level: 'beginner', goal: 'general', stress: 'medium', trainingDays: 5, goalDate: null },
    ...{ commitments: '', races: '' },
    ...who,
  }
  const [from, until] = [addDays(MONDAY, 9), addDays(MONDAY, 15)]
  const spared = sparedParts([part])
  for (const also of [
    '',
    ' Slept badly again, exhausted.',
    ' Only 20 minutes tomorrow.',
    ' Flying tomorrow, hotel room only.',
  ]) {
    const { weeklyPlan } = makePlan({
      ...{ profile, anchor: MONDAY, today: addDays(MONDAY, 8), timeZone: 'UTC' },
      preferences: { equipment: ['none', 'dumbbells', 'barbell', 'bench', 'bands', 'machines'] },
      history: [
        ...[3, 4, 5, 6].map((day) => ({ date: addDays(MONDAY, day), taps: { sleep: 1, energy: 2 } as const })),
        { date: addDays(MONDAY, 8), notes: `Sharp pain in my ${part}, had to stop.${also}` },
      ],
    })
    const loading = weeklyPlan
      .flatMap(({ days }) => days)
      .filter(({ date }) => date >= from && date <= until)
      .flatMap(({ date, workout }) =>
        [...workout.warmup, ...workout.exercises, ...workout.cooldown].flatMap(({ exerciseId }) => {
          const exercise = EXERCISES.find(({ id }) => id === exerciseId)
          return exercise?.avoid.some((one) => spared.has(one)) ? [`${date} ${exerciseId}`] : []
        }),
      )
    expect(loading, also).toEqual([])
  }
})
