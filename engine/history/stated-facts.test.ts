import { expect, test } from 'vitest'
import { entryFacts } from './notes.ts'
import { factId, statedFacts } from './stated-facts.ts'

const ids = (entry: Parameters<typeof entryFacts>[0]) => statedFacts(entryFacts(entry)).map(factId)
const NOTE = 'My knee hurts a bit, I slept badly and did the workout'

test('statedFacts() tells a reading fact by fact', () => {
  expect(ids({ notes: NOTE })).toEqual(expect.arrayContaining(['pain:knee:mild', 'sleep:poor', 'completed:true']))
})

test('a fact that is taken out is gone, the others stay', () => {
  const left = ids({ notes: NOTE, removed: ['pain:knee:mild', 'completed:true'] })
  expect(left).toContain('sleep:poor')
  expect(left.join()).not.toMatch(/knee|completed/)
})

test('a fact that is added is read, and stronger pain takes the place of weaker', () => {
  expect(
    ids({ notes: NOTE, added: [{ kind: 'pain', part: 'knee', severity: 'strong' }, { kind: 'illness' }] }),
  ).toEqual(expect.arrayContaining(['pain:knee:strong', 'illness']))
})

test('taps are facts of their own', () => {
  expect(ids({ taps: { sleep: 1, energy: 2, mood: 5 } })).toEqual(
    expect.arrayContaining(['sleep:poor', 'fatigue:high', 'mood:good']),
  )
  expect(ids({ taps: { sleep: 3, energy: 3 } })).toEqual([])
})
