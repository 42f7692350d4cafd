import { expect, test } from 'vitest'
import { aboutOf, healthDraftOf, withCondition, withUnseen } from './health-draft.ts'

const EMPTY = healthDraftOf(undefined)

test('aboutOf() says nothing where nothing was answered, so that what was written still counts', () => {
  expect(aboutOf(EMPTY, undefined)).toBeNull()
  expect(
    aboutOf(healthDraftOf({ health: ['heart'], bornYear: 1980 }), { health: ['heart'], bornYear: 1980 }),
  ).toBeNull()
  expect(aboutOf(healthDraftOf({ health: ['clearance-given'] }), { health: ['clearance-given'] })).toBeNull()
})

test('aboutOf() tells what was ticked, a clearance only beside a condition, and an untick', () => {
  expect(aboutOf({ ...EMPTY, conditions: ['heart'], cleared: true }, { sex: 'female' })).toEqual({
    sex: 'female',
    health: ['heart', 'clearance-given'],
  })
  expect(aboutOf({ ...EMPTY, cleared: true }, undefined)).toBeNull()
  expect(aboutOf(EMPTY, { health: ['heart'] })).toEqual({ health: [] })
})

test('aboutOf() refuses what is no year', () => {
  expect(aboutOf({ ...EMPTY, bornYear: '85' }, undefined)).toHaveProperty('problem')
  expect(aboutOf({ ...EMPTY, bornYear: '1985' }, undefined)).toEqual({ bornYear: 1985 })
})

test('withUnseen() keeps a condition that another device told of since, and lets no clearance cover it that did not know of it', () => {
  const seen = { health: ['diabetes', 'clearance-given'] } as const
  const kept = { health: ['diabetes', 'heart'] } as const
  expect(
    withUnseen(
      { bornYear: 1985, health: ['diabetes', 'clearance-given'] },
      { ...seen, health: [...seen.health] },
      { ...kept, health: [...kept.health] },
    ),
  ).toEqual({
    bornYear: 1985,
    health: ['diabetes', 'heart'],
  })
  const unticked = { health: [] }
  expect(withUnseen(unticked, { health: ['heart'] }, { health: ['heart'] })).toBe(unticked)
})

test('withCondition() has a doctor asked anew about what is ticked after one agreed', () => {
  const cleared = healthDraftOf({ health: ['pregnant', 'clearance-given'] })
  expect(withCondition(cleared, 'heart', true)).toMatchObject({ conditions: ['pregnant', 'heart'], cleared: false })
  const both = { ...cleared, conditions: ['pregnant', 'heart'] } as const
  expect(withCondition(both, 'heart', false)).toMatchObject({ conditions: ['pregnant'], cleared: true })
  expect(withCondition(cleared, 'pregnant', false)).toMatchObject({ conditions: [], cleared: false })
})
