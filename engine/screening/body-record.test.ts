import { expect, test } from 'vitest'
import type { ConfirmedFacts, SafetyAnswer, SafetyFact } from '../model.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'
import { mayKeepBody } from './body-record.ts'

const person = randomPerson(diceOf(1))
const may = (commitments: string, about: ConfirmedFacts['about'] = {}, safety: SafetyFact[] = []) =>
  mayKeepBody({ today: '2026-03-29', profile: { ...person.profile, commitments, races: '' }, facts: { about } }, safety)
const told = (answer: SafetyAnswer | null): SafetyFact[] => [
  {
    ...{ id: '1', date: '2026-03-01', kind: 'condition', what: 'eating', origin: 'words', quote: 'anorexia' },
    ...{ confirmed: true, answer, answeredOn: answer && '2026-03-02' },
  } as SafetyFact,
]
const READ = 'Work 9-5. I am in recovery from anorexia.'

test('most people may keep their weight', () => {
  expect(may('Work 9-5')).toBe(true)
  expect(may('Work 9-5', { health: ['heart', 'clearance-given'] })).toBe(true)
})

test('nobody is offered it who told of a condition of eating, cleared or not', () => {
  expect(may('', { health: ['eating'] })).toBe(false)
  expect(may('', { health: ['eating', 'clearance-given'] })).toBe(false)
  expect(may(READ)).toBe(false)
  expect(may(READ, { health: ['clearance-given'] })).toBe(false)
  expect(may(READ, { health: [] })).toBe(false)
  for (const answer of [null, 'may-train', 'well'] as const) expect(may('', {}, told(answer))).toBe(false)
})

test('what they say is not so does not stand in the way', () => {
  expect(may(READ, { notSo: ['eating'] })).toBe(true)
  expect(may('', {}, told('mistaken'))).toBe(true)
})
