import { Decoder, Stream } from '@garmin/fitsdk'
import { describe, expect, test } from 'vitest'
import type { ShownDay, ShownStep } from '../../contract/schedule.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { diceOf, randomPerson } from '../../engine/testing/random-life.ts'
import { scheduleIn } from '../../words/schedule.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { fitWorkout } from './fit-workout.ts'

/** Files that Garmin's own decoder reads; `FIT_FILES=10000` for the night. */
const FILES = Number(process.env.FIT_FILES ?? 120)

type Step = {
  messageIndex: number
  wktStepName?: string
  durationType: string
  durationValue?: number
  durationStep?: number
  durationTime?: number
  durationReps?: number
  targetType: string
  repeatSteps?: number
  customTargetSpeedLow?: number
  customTargetSpeedHigh?: number
  intensity?: string
}

/** A file as Garmin's decoder reads it; throws where it finds fault. */
function decoded(file: Uint8Array) {
  const stream = Stream.fromByteArray([...file])
  expect(Decoder.isFIT(stream)).toBe(true)
  const decoder = new Decoder(stream)
  expect(decoder.checkIntegrity()).toBe(true)
  const { messages, errors } = decoder.read()
  expect(errors).toEqual([])
  const { fileIdMesgs, workoutMesgs, workoutStepMesgs } = messages as unknown as {
    fileIdMesgs: { type: string; timeCreated: Date }[]
    workoutMesgs: { wktName: string; sport: string; subSport: string; numValidSteps: number }[]
    workoutStepMesgs: Step[]
  }
  return { id: sure(fileIdMesgs[0]), workout: sure(workoutMesgs[0]), steps: workoutStepMesgs }
}

/** What a watch would count down, repeats written out. */
function countedDown(steps: readonly Step[]): Step[] {
  const done: Step[] = []
  for (const step of steps) {
    if (step.durationType !== 'repeatUntilStepsCmplt') done.push(step)
    else {
      const from = step.durationStep ?? sure(step.durationValue)
      const block = steps.slice(from, step.messageIndex)
      for (let again = 1; again < sure(step.repeatSteps); again += 1) done.push(...block)
    }
  }
  return done
}

const allSteps = ({ workout }: ShownDay) => [...workout.warmup, ...workout.exercises, ...workout.cooldown]

/** Sessions of random people's plans. */
function* sessions(): Generator<ShownDay> {
  for (let seed = 1; ; seed += 1) {
    const { weeklyPlan } = scheduleIn(PLAIN_SPEECH, makePlan(randomPerson(diceOf(seed)), {}))
    // One week of each plan: weeks are like each other, people are not.
    for (const day of sure(weeklyPlan[seed % weeklyPlan.length]).days) if (day.durationMin > 0) yield day
  }
}

test(
  `${FILES} sessions are workout files that Garmin's decoder reads, each step as often as the plan has it`,
  () => {
    const sports = new Set<string>()
    let read = 0
    for (const day of sessions()) {
      const { id, workout, steps } = decoded(fitWorkout(day, 'Rest'))
      expect(id.type).toBe('workout')
      expect(id.timeCreated.toISOString().slice(0, 10)).toBe(day.date)
      expect(workout.numValidSteps).toBe(steps.length)
      expect(day.workoutName.startsWith(workout.wktName.slice(0, 20))).toBe(true)
      sports.add(workout.sport)
      const counted = countedDown(steps).filter(({ intensity }) => intensity !== 'rest')
      const planned = allSteps(day).reduce((sum, { sets }) => sum + Math.max(1, sets), 0)
      expect(counted).toHaveLength(planned)
      const seconds = counted.reduce(
        (sum, step) => sum + (step.durationType === 'time' ? sure(step.durationTime) : 0),
        0,
      )
      const plannedS = allSteps(day).reduce((sum, step) => sum + Math.max(1, step.sets) * secondsOf(step), 0)
      expect(seconds).toBeCloseTo(plannedS, 3)
      read += 1
      if (read === FILES) break
    }
    expect(sports.size).toBeGreaterThan(4)
  },
  60_000 + FILES * 200,
)

function secondsOf({ durationSec, size }: ShownStep): number {
  if (durationSec !== undefined) return durationSec
  return size?.unit === 'seconds' ? size.high * (size.eachSide ? 2 : 1) : 0
}

/** A session of our own making. */
function drawn(exercises: readonly Partial<ShownStep>[], parts: Partial<ShownDay> = {}): ShownDay {
  const step = { name: 'Step', sets: 0, reps: '', size: null, duration: '', notes: '' }
  const list = exercises.map((one) => ({ ...step, ...one }))
  return {
    ...{ day: 'Monday', date: '2026-03-02', emoji: '', workoutName: 'Session', duration: '30 min', durationMin: 30 },
    ...{ intensity: 'Low', description: '', notes: '', start: '07:00', discipline: 'run', rpe: 3, loadAu: 90 },
    ...{ hard: false, distanceKm: null, longSession: false, snacks: false },
    workout: { warmup: [], exercises: list, cooldown: [] },
    ...parts,
  }
}

describe('a workout file', () => {
  test('repeats an interval together with what follows each of it', () => {
    const { steps } = decoded(
      fitWorkout(
        drawn([
          { name: 'Fast', sets: 5, durationSec: 120 },
          { name: 'Easy', sets: 5, durationSec: 90 },
          { name: 'Home', durationSec: 300 },
        ]),
        'Rest',
      ),
    )
    expect(countedDown(steps).map(({ wktStepName }) => wktStepName)).toEqual([
      ...Array.from({ length: 5 }, () => ['Fast', 'Easy']).flat(),
      'Home',
    ])
    expect(steps[1]).toMatchObject({ intensity: 'recovery', durationTime: 90 })
  })

  test('counts repetitions, on both sides, with the rest between sets', () => {
    const size = { unit: 'reps', low: 8, high: 12, eachSide: true } as const
    const { steps, workout } = decoded(
      fitWorkout(
        drawn([{ name: 'Lunge', sets: 3, size, restSec: 90, pattern: 'lunge' }], { discipline: 'strength' }),
        'Rest',
      ),
    )
    expect(workout).toMatchObject({ sport: 'training', subSport: 'strengthTraining' })
    expect(steps).toMatchObject([
      { wktStepName: 'Lunge', durationType: 'reps', durationReps: 24 },
      { wktStepName: 'Rest', durationTime: 90, intensity: 'rest' },
      { durationType: 'repeatUntilStepsCmplt', repeatSteps: 3 },
    ])
  })

  test('aims at the pace that the plan names, as speeds; else at nothing', () => {
    const { steps } = decoded(
      fitWorkout(
        drawn([
          { name: 'Tempo', durationSec: 600, paceSecPerKm: [300, 320] },
          { name: 'Easy', durationSec: 60 },
        ]),
        'Rest',
      ),
    )
    // 1000 m in 300 s are 3.333 m/s.
    expect(sure(steps[0]).customTargetSpeedHigh).toBeCloseTo(3.333, 3)
    expect(sure(steps[0]).customTargetSpeedLow).toBeCloseTo(3.125, 3)
    expect(sure(steps[1]).targetType).toBe('open')
  })

  test('aims at a share of the highest heart rate or of threshold power where that is wished', () => {
    const day = drawn([
      { name: 'Easy', durationSec: 600, kind: 'easy' },
      { name: 'Fast', sets: 5, durationSec: 60, kind: 'interval' },
      { name: 'Threshold', durationSec: 600, kind: 'threshold' },
    ])
    const targets = (aim: 'heart' | 'power' | 'none') =>
      countedDown(decoded(fitWorkout(day, 'Rest', aim)).steps).map((step) => ({ ...step, messageIndex: undefined }))
    const [easy, fast] = targets('heart')
    expect(easy).toMatchObject({ targetType: 'heartRate', customTargetHeartRateLow: 60, customTargetHeartRateHigh: 78 })
    // A heart does not follow a minute's effort.
    expect(sure(fast).targetType).toBe('open')
    expect(targets('power').at(-1)).toMatchObject({
      targetType: 'power',
      customTargetPowerLow: 91,
      customTargetPowerHigh: 105,
    })
    expect(new Set(targets('none').map(({ targetType }) => targetType))).toEqual(new Set(['open']))
  })

  test.each([
    ['ftpWatts', 240, 'power', 'PowerLow', 1000, /(\d+)-(\d+) W\b/],
    ['thresholdHr', 168, 'heartRate', 'HeartRateLow', 100, /heart rate of (\d+)-(\d+)/],
  ] as const)(
    'of whoever gave their %s aims rides at the numbers of its notes',
    (zone, value, target, field, above, said) => {
      const { weeklyPlan } = scheduleIn(
        PLAIN_SPEECH,
        makePlan({
          profile: { ...randomPerson(diceOf(1)).profile, goal: 'endurance', races: 'Century ride in 12 weeks' },
          preferences: { zones: { [zone]: value }, equipment: ['bike'] },
          facts: { sports: { does: ['cycle'] } },
          ...{ today: '2026-03-02', anchor: '2026-03-02', timeZone: 'UTC' },
        }),
      )
      const rides = weeklyPlan.flatMap(({ days }) => days).filter(({ discipline }) => discipline === 'cycle')
      const aimed = rides.flatMap((day) => {
        const notes = allSteps(day).map((step) => said.exec(step.notes)?.[1])
        const steps = decoded(fitWorkout(day, 'Rest')).steps.filter(({ durationType }) => durationType === 'time')
        return steps.map((step, at) => ({ step, low: notes[at] }))
      })
      const told = aimed.filter(({ low }) => low !== undefined)
      expect(told.length).toBeGreaterThan(20)
      for (const { step, low } of told)
        expect(step).toMatchObject({ targetType: target, [`customTarget${field}`]: Number(low) + above })
    },
  )

  test('of whoever told of a race has the paces that its notes name', () => {
    const dated = {
      profile: { ...randomPerson(diceOf(1)).profile, goal: 'endurance', races: '10k in 10 weeks' } as const,
    }
    const preferences = { recentRace: { distanceKm: 10, seconds: 3000, date: '2026-02-15' } }
    const input = { ...dated, preferences, today: '2026-03-02', anchor: '2026-03-02', timeZone: 'UTC' }
    const { weeklyPlan } = scheduleIn(PLAIN_SPEECH, makePlan(input, {}))
    const paced = sure(
      weeklyPlan
        .flatMap(({ days }) => days)
        .find((day) => allSteps(day).some((step) => step.paceSecPerKm && /[5-6]:\d\d/.test(step.notes))),
    )
    const step = sure(allSteps(paced).find((one) => one.paceSecPerKm))
    const { steps } = decoded(fitWorkout(paced, 'Rest'))
    const aimed = sure(steps.find(({ targetType }) => targetType === 'speed'))
    const minutes = (speed: number) =>
      `${Math.floor(1000 / speed / 60)}:${String(Math.round(1000 / speed) % 60).padStart(2, '0')}`
    expect(step.notes).toContain(minutes(sure(aimed.customTargetSpeedHigh)))
    expect(step.notes).toContain(minutes(sure(aimed.customTargetSpeedLow)))
  })

  test('has whole characters of any writing, cut where a watch would cut them', () => {
    const name = `${'ö'.repeat(23)}€🏃 and more`
    const { workout, steps } = decoded(
      fitWorkout(drawn([{ name, notes: '🏃'.repeat(80) }], { workoutName: `a\0b${name}` }), 'Rest'),
    )
    expect(workout.wktName).toBe(`ab${'ö'.repeat(23)}`)
    expect(sure(steps[0]).wktStepName).toBe('ö'.repeat(23))
    expect(sure(steps[0]).durationType).toBe('open')
  })
})
