import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { ShownDay } from '../../contract/schedule.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { scheduleIn } from '../../words/schedule.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { trainerWorkout } from './trainer-workout.ts'

const CYCLIST = {
  profile: {
    ...{ name: 'Test', level: 'advanced' as const, goal: 'endurance' as const, stress: 'low' as const },
    ...{ commitments: 'Work 9-5. I only ride my bike, I never run', trainingDays: 5 as const, goalDate: null },
    races: 'Century ride, 160 km, 12 July 2026',
  },
  today: '2026-03-02',
  timeZone: 'Europe/Berlin',
}
const rides = scheduleIn(PLAIN_SPEECH, makePlan(CYCLIST, {}))
  .weeklyPlan.flatMap(({ days }) => days)
  .filter(({ discipline }) => discipline === 'cycle')

type Segment = { readonly name: string; readonly attributes: Record<string, string> }

/** The segments of a workout, read by a parser that takes nothing but well-formed XML. */
function segmentsOf(text: string): Segment[] {
  const found: Segment[] = []
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.at(-1) === 'workout') found.push({ name, attributes })
    open.push(name)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return found
}

test('a ride is a workout of a trainer: as long as the plan has it, with hard work above easy riding', () => {
  expect(rides.length).toBeGreaterThan(20)
  let quick = 0
  for (const day of rides) {
    const segments = segmentsOf(sure(trainerWorkout(day, 'Rest')))
    const seconds = segments.reduce((sum, { attributes }) => sum + Number(attributes.Duration), 0)
    expect(Math.abs(seconds / 60 - day.durationMin), day.workoutName).toBeLessThanOrEqual(5)
    const powers = segments.flatMap(({ attributes: { Power, PowerLow, PowerHigh } }) =>
      [Power, PowerLow, PowerHigh].flatMap((one) => (one === undefined ? [] : [Number(one)])),
    )
    for (const power of powers) {
      expect(power).toBeGreaterThanOrEqual(0.4)
      expect(power).toBeLessThanOrEqual(1.2)
    }
    if (Math.max(...powers) >= 0.9) quick += 1
    if (!day.hard) expect(Math.max(...powers), day.workoutName).toBeLessThan(1)
  }
  expect(quick).toBeGreaterThan(0)
})

test('what is written stays text, whatever it holds', () => {
  const day: ShownDay = { ...sure(rides[0]), workoutName: '"<b>&\u0001' }
  expect(() => segmentsOf(sure(trainerWorkout(day, 'Rest')))).not.toThrow()
})

test('what is no ride is none', () => {
  expect(trainerWorkout({ ...sure(rides[0]), discipline: 'run' }, 'Rest')).toBeNull()
})
