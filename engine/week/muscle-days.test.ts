import { describe, expect, test, vi } from 'vitest'
import {
  type ConfirmedFacts,
  type Equipment,
  type Level,
  type PlanInput,
  type Stress,
  TRAINING_DAYS,
  type TrainingDays,
  WEEKDAYS,
} from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import type { Muscle } from '../sessions/catalogue/row.ts'
import { weeklySets } from '../sessions/weekly-sets.ts'
import { sure } from '../sure.ts'
import { randomStarter } from '../testing/plan-laws.ts'
import { diceOf } from '../testing/random-life.ts'

vi.setConfig({ testTimeout: 600_000 })

/** More of them: MUSCLE_PEOPLE=500 npx vitest run engine/week/muscle-days.test.ts */
const PEOPLE = Number(process.env.MUSCLE_PEOPLE ?? 40)
const GYM: readonly Equipment[] = ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar']
const COUNTED: readonly Muscle[] = ['chest', 'back', 'quads', 'hamstrings', 'glutes', 'side-delts', 'biceps', 'triceps']

type Who = {
  level: Level
  trainingDays: TrainingDays
  stress?: Stress
  about?: ConfirmedFacts['about']
  week?: ConfirmedFacts['week']
}

function weeksOf({ level, trainingDays, stress = 'low', about, week }: Who): readonly PlanWeek[] {
  const usual = { name: 'Demo', goal: 'muscle-gain', commitments: 'Work 9-17', races: '', goalDate: null } as const
  return readBase({
    profile: { ...usual, level, stress, trainingDays },
    ...{ today: '2026-01-05', anchor: '2026-01-05', timeZone: 'UTC' },
    preferences: { equipment: GYM },
    facts: { ...(about && { about }), ...(week && { week }) },
  }).made.weeks
}

const liftsOf = ({ days }: PlanWeek) => days.filter(({ discipline }) => discipline === 'strength')
const kindsOf = (week: PlanWeek) =>
  liftsOf(week)
    .map(({ workoutName }) => ('kind' in workoutName ? workoutName.kind : workoutName.code))
    .toSorted()

const TWICE_EACH = [
  ...(['strength-lower', 'strength-lower', 'strength-pull'] as const),
  ...(['strength-pull', 'strength-push', 'strength-push'] as const),
]

describe('six days for muscle', () => {
  const people = (['intermediate', 'advanced'] as const).flatMap((level) =>
    (['low', 'medium', 'high'] as const).flatMap((stress) =>
      ([6, 7] as const).map((days) => ({ level, stress, days })),
    ),
  )

  test.each(people)('are push, pull and legs twice: $level, stress $stress, $days days', ({ days, ...who }) => {
    for (const week of weeksOf({ ...who, trainingDays: days })) {
      expect(kindsOf(week), `week ${week.week}`).toEqual(TWICE_EACH)
      // Seven have a light day beside them.
      expect(week.days.filter(({ durationMin }) => durationMin > 0).length).toBe(days)
    }
  })

  test('have a longer and a shorter day of each kind', () => {
    for (const week of weeksOf({ level: 'advanced', trainingDays: 6 }))
      for (const kind of new Set(TWICE_EACH)) {
        const lengths = liftsOf(week).flatMap(({ workoutName, durationMin }) =>
          'kind' in workoutName && workoutName.kind === kind ? [durationMin] : [],
        )
        expect(Math.min(...lengths) * 1.5, `week ${week.week} ${kind}`).toBeLessThanOrEqual(Math.max(...lengths))
      }
  })

  test('lift on fewer where somebody is new to it, older, or lifts carefully', () => {
    const spared: readonly Who[] = [
      { level: 'beginner', trainingDays: 6 },
      { level: 'intermediate', trainingDays: 6, about: { bornYear: 1958 } },
      { level: 'intermediate', trainingDays: 6, about: { health: ['heart'] } },
    ]
    for (const who of spared)
      for (const week of weeksOf(who)) expect(liftsOf(week).length, JSON.stringify(who)).toBeLessThanOrEqual(4)
  })
})

/** What a plan lifts in all its weeks: minutes, and sets of a muscle in the mean. */
type Lifted = { readonly min: number; readonly sets: number }

function liftedOn(input: PlanInput, trainingDays: TrainingDays): Lifted {
  const { weeks } = readBase({ ...input, profile: { ...input.profile, trainingDays } }).made
  let min = 0
  let sets = 0
  for (const week of weeks) {
    const lifts = liftsOf(week)
    const ofWeek = weeklySets(lifts)
    min += lifts.reduce((sum, { durationMin }) => sum + durationMin, 0)
    sets += COUNTED.reduce((sum, muscle) => sum + ofWeek[muscle], 0) / COUNTED.length
  }
  return { min, sets }
}

/**
 * [ratio] of minutes and sets that a further day keeps, of one person at least and of all together. Of who is new and begins
 * small the first weeks hold all that may be added to what they did before, and what stands beside their lifting takes of it.
 */
const KEPT: Readonly<Record<Level, { readonly least: number; readonly all: number }>> = {
  beginner: { least: 0.81, all: 0.95 },
  intermediate: { least: 0.82, all: 0.96 },
  advanced: { least: 0.85, all: 0.99 },
}

describe('more days lift no less', () => {
  for (const level of ['beginner', 'intermediate', 'advanced'] as const)
    test(level, { tags: level === 'advanced' ? [] : 'night' }, () => {
      const people = Array.from({ length: 3 * PEOPLE }, (_, index) => randomStarter(diceOf(12_000_000 + index)))
        .filter(({ profile }) => profile.level === level)
        .map((input) => ({ ...input, profile: { ...input.profile, goal: 'muscle-gain' as const, races: '' } }))
      let fewer: readonly Lifted[] | null = null
      for (const days of TRAINING_DAYS) {
        const lifted = people.map((input) => liftedOn(input, days))
        for (const [index, before] of (fewer ?? []).entries()) {
          const kept = keptOf(sure(lifted[index]), before)
          expect(kept, `person ${index}, ${days} days`).toBeGreaterThanOrEqual(KEPT[level].least)
        }
        if (fewer) expect(keptOf(sumOf(lifted), sumOf(fewer)), `${days} days`).toBeGreaterThanOrEqual(KEPT[level].all)
        fewer = lifted
      }
    })
})

function sumOf(all: readonly Lifted[]): Lifted {
  return all.reduce((sum, one) => ({ min: sum.min + one.min, sets: sum.sets + one.sets }))
}

function keptOf(own: Lifted, before: Lifted): number {
  return Math.min(own.min / before.min, own.sets / before.sets)
}

test('no line of a week for muscle has a single set, and no muscle much more than twenty', () => {
  for (let seed = 13_000_000; seed < 13_000_000 + 2 * PEOPLE; seed++) {
    const person = randomStarter(diceOf(seed))
    const { made } = readBase({ ...person, profile: { ...person.profile, goal: 'muscle-gain', races: '' } })
    for (const week of made.weeks) {
      const lifts = liftsOf(week)
      const lone = lifts.flatMap(({ date, workout }) =>
        workout.exercises.flatMap(({ exerciseId, sets }) =>
          exerciseId && sets === 1 ? [`${date} ${exerciseId}`] : [],
        ),
      )
      expect(lone, `seed ${seed}`).toEqual([])
      const sets = weeklySets(lifts)
      for (const muscle of COUNTED)
        expect(sets[muscle], `seed ${seed} week ${week.week} ${muscle}`).toBeLessThanOrEqual(22)
    }
  }
})

/** [ratio] of weeks in which a large muscle may have fewer than ten, by how many sessions lift. */
const SHORT_WEEKS: Readonly<Record<number, number>> = { 3: 0.15, 4: 0.08, 6: 0.27 }

test('with three hours of lifting and more large muscles have ten sets', () => {
  const weeks = new Map<number, number>()
  const short = new Map<string, number>()
  for (let seed = 22_000_000; seed < 22_000_000 + 3 * PEOPLE; seed++) {
    const person = randomStarter(diceOf(seed))
    const level = seed % 2 ? 'intermediate' : 'advanced'
    const { made } = readBase({ ...person, profile: { ...person.profile, level, goal: 'muscle-gain', races: '' } })
    for (const week of made.weeks) {
      const lifts = liftsOf(week)
      const minutes = lifts.reduce((sum, { durationMin }) => sum + durationMin, 0)
      if (week.deload || minutes < 180 || SHORT_WEEKS[lifts.length] === undefined) continue
      weeks.set(lifts.length, (weeks.get(lifts.length) ?? 0) + 1)
      const sets = weeklySets(lifts)
      for (const muscle of ['chest', 'back', 'quads', 'hamstrings', 'glutes'] as const)
        if (sets[muscle] < 10) short.set(`${lifts.length} ${muscle}`, (short.get(`${lifts.length} ${muscle}`) ?? 0) + 1)
    }
  }
  for (const [key, count] of short) {
    const lifts = Number(key.split(' ')[0])
    expect(count / sure(weeks.get(lifts)), key).toBeLessThanOrEqual(sure(SHORT_WEEKS[lifts]))
  }
})

test('days of half an hour are as unlike as they have to be without one of a single exercise', () => {
  for (const level of ['intermediate', 'advanced'] as const)
    for (const most of [30, 35, 40, 45]) {
      const maxMin = Object.fromEntries(WEEKDAYS.map((day) => [day, most]))
      const loaded = weeksOf({ level, trainingDays: 6, week: { maxMin } }).filter(({ deload }) => !deload)
      for (const day of loaded.flatMap(liftsOf)) {
        const lines = day.workout.exercises.filter(({ sets, exerciseId }) => exerciseId && sets > 0)
        expect(lines.length, `${level}, ${most} min, ${day.date}`).toBeGreaterThan(1)
      }
    }
})

test('easier weeks lift what the weeks before them did', () => {
  const idsOf = (week: PlanWeek) =>
    liftsOf(week).flatMap(({ workout }) => workout.exercises.flatMap(({ exerciseId }) => exerciseId ?? []))
  let easier = 0
  const fresh: string[] = []
  for (let seed = 14_000_000; seed < 14_000_000 + 2 * PEOPLE; seed++) {
    const person = randomStarter(diceOf(seed))
    const { weeks } = readBase({ ...person, profile: { ...person.profile, goal: 'muscle-gain', races: '' } }).made
    for (const [index, week] of weeks.entries()) {
      if (!week.deload) continue
      easier++
      const from = weeks.slice(0, index).findLastIndex(({ deload }) => deload) + 1
      const known = new Set(weeks.slice(from, index).flatMap(idsOf))
      const added = idsOf(week).filter((id) => !known.has(id))
      if (added.length > 0) fresh.push(`seed ${seed} week ${week.week} ${added}`)
    }
  }
  // How long a session of the weeks before was is known but to the five minutes that the grid took: one in four had something new.
  expect(fresh.length / easier, fresh.join('\n')).toBeLessThanOrEqual(0.04)
})
