import { describe, expect, test } from 'vitest'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'

type Who = Partial<PlanInput['profile']> & Pick<PlanInput, 'preferences'>

const weeksOf = ({ preferences, ...who }: Who): readonly PlanWeek[] =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4 },
      ...{ commitments: '', races: '', goalDate: null },
      ...who,
    },
    today: '2026-03-02',
    timeZone: 'UTC',
    ...(preferences && { preferences }),
  }).weeklyPlan

const WORK = { commitments: 'Work 9-17 Mon-Fri' }
const started = { start: { weeklyMin: 360, longestMin: 120, longestRunKm: 12 } }
const PEOPLE: readonly (readonly [string, Who])[] = [
  ['half a triathlon', { ...WORK, trainingDays: 6, races: '70.3 triathlon 2026-08-16', preferences: started }],
  ['an Olympic triathlon', { ...WORK, trainingDays: 5, races: 'Olympic triathlon 2026-08-16' }],
  ['a sprint triathlon', { level: 'beginner', trainingDays: 4, races: 'sprint triathlon 2026-07-05' }],
  ['muscle', { ...WORK, goal: 'muscle-gain' }],
  ['muscle on five days', { goal: 'muscle-gain', level: 'advanced', trainingDays: 5 }],
  ['fitness', { ...WORK, goal: 'general' }],
  ['fitness on five days', { goal: 'general', trainingDays: 5 }],
  ['a marathon', { ...WORK, trainingDays: 5, races: 'marathon 2026-08-02' }],
  ['half a marathon', { races: 'half marathon 2026-08-02' }],
  ['a century', { races: 'Century ride 160 km on 2026-07-26' }],
  ['weight', { goal: 'weight-loss', level: 'beginner' }],
  ['calm', { goal: 'stress', stress: 'high' }],
  ['a hybrid race', { trainingDays: 5, races: 'Hyrox 2026-06-28' }],
]

/** What a day is to the person who has to find it: its sport, and whether it is long or hard. */
const kindOf = ({ discipline, longSession, hard }: PlanDay) =>
  longSession ? 'long' : discipline === 'strength' ? discipline : `${discipline}${hard ? ' hard' : ''}`
const trained = ({ days }: PlanWeek) =>
  days.flatMap((day, weekday) => (day.durationMin > 0 ? [{ kind: kindOf(day), weekday }] : []))
const kindsOf = (week: PlanWeek) =>
  trained(week)
    .map(({ kind }) => kind)
    .toSorted()
    .join()

/** Sessions of each loaded week that has the same kinds as the loaded week before it: how many, and how many on the same days. */
function keptOf(who: Who) {
  const loaded = weeksOf(who).filter(({ deload, phase }) => !deload && phase !== 'taper' && phase !== 'recovery')
  let of = 0
  let kept = 0
  for (const [at, week] of loaded.entries()) {
    const before = loaded[at - 1]
    if (!before || kindsOf(before) !== kindsOf(week)) continue
    const were = trained(before)
    of += were.length
    kept += trained(week).filter((one) =>
      were.some((other) => other.kind === one.kind && other.weekday === one.weekday),
    ).length
  }
  return { of, kept }
}

describe('a week of the same sessions as the one before', () => {
  const all = PEOPLE.map(([name, who]) => [name, keptOf(who)] as const)

  test.each(all)('has nearly all of them on the same days: %s', (_, { of, kept }) => {
    expect(of).toBeGreaterThan(0)
    expect(kept / of).toBeGreaterThanOrEqual(0.9)
  })

  test('has them there, whoever trains', () => {
    const sum = (of: (one: { of: number; kept: number }) => number) =>
      all.reduce((total, [, one]) => total + of(one), 0)
    expect(sum(({ kept }) => kept) / sum(({ of }) => of)).toBeGreaterThanOrEqual(0.97)
  })
})

test('days of a first week that began late are no habit: some weeks later they are those of everybody else', () => {
  const daysFrom = (today: string) => {
    const profile = { name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 4 } as const
    const { weeklyPlan } = makePlan({
      profile: { ...profile, ...WORK, races: '', goalDate: null },
      today,
      timeZone: 'UTC',
    })
    return weeklyPlan.slice(6, 10).map((week) => trained(week).map(({ weekday }) => weekday))
  }
  const usual = daysFrom('2026-03-02')
  for (const today of ['2026-03-03', '2026-03-05', '2026-03-06', '2026-03-07'])
    expect(daysFrom(today), today).toEqual(usual)
})
