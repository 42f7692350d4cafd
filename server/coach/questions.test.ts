import { expect, test } from 'vitest'
import { changeOptions } from '../../engine/adapt/change-options.ts'
import { addDays } from '../../engine/civil-date.ts'
import { readCommitments } from '../../engine/interpret/commitments.ts'
import type { PlanInput } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { shown } from '../../words/testing.ts'
import { mergedCommitments } from '../model/read.ts'
import { adviceOf, adviceQuestion } from './advise.ts'
import { masked } from './checks.ts'
import { safeOptions } from './safe-options.ts'
import { sentencesOf, wordQuestion } from './word.ts'

// A beginner's week, in which some moves would break a rule.
const input: PlanInput = {
  profile: {
    name: 'Demo',
    level: 'beginner',
    goal: 'endurance',
    stress: 'low',
    commitments: 'Work 9-17',
    trainingDays: 5,
    races: 'half marathon 2026-05-03',
    goalDate: null,
  },
  today: '2026-03-12',
  anchor: '2026-01-05',
  timeZone: 'UTC',
}
const schedule = shown(makePlan(input))

test('safeOptions() offers a model nothing that the engine refuses, nor what is a person’s own affair', () => {
  const all = [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) => changeOptions(input, {}, addDays(input.today, ahead)))
  expect(all.some(({ refusal }) => refusal !== null)).toBe(true)
  const offered = safeOptions(PLAIN_SPEECH, input, {})
  expect(offered.length).toBeGreaterThan(3)
  for (const { change, refusal } of offered) {
    expect(refusal).toBeNull()
    expect(['shorter', 'easier', 'swap', 'move']).toContain(change.type)
  }
  expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
})

test('advice is one of the options, in a sentence without numbers', () => {
  const options = safeOptions(PLAIN_SPEECH, input, {})
  const { problem } = adviceQuestion(schedule, options, 'en')
  expect(problem({ id: sure(options[0]).id, reason: 'A shorter one keeps the habit.' })).toBeNull()
  expect(problem({ id: null, reason: '' })).toBeNull()
  expect(problem({ id: 'c999', reason: 'Because.' })).toContain('none of the options')
  expect(problem({ id: sure(options[0]).id, reason: 'Take twenty minutes.' })).toContain('a number')
  expect(adviceOf({ id: sure(options[0]).id, reason: 'Because.' }, options)).toMatchObject({
    change: sure(options[0]).change,
  })
  expect(adviceOf({ id: 'c999', reason: 'Because.' }, options)).toBeNull()
})

test('a rewording takes no more room than what it replaces, and leaves none out', () => {
  const texts = sentencesOf(schedule).map((text) => masked(text).text)
  const { problem } = wordQuestion(schedule, 'en')
  expect(problem({ texts })).toBeNull()
  expect(problem({ texts: texts.slice(1) })).toContain('there must be')
  const first = texts.findIndex((text) => text !== '')
  const longer = texts.with(first, `${texts[first]} And so on and on.`)
  expect(problem({ texts: longer })).toContain('must not be longer')
})

test('busy hours that a model read count where both stand in the words it quotes', () => {
  const text = 'the usual thing from 14:00 to 4 pm'
  const nothing = { ...readCommitments(''), busy: [], preferences: [] }
  const read = (start: string, end: string, quote = text) =>
    mergedCommitments(text, nothing, { busy: [{ days: ['tue'], start, end, label: 'usual thing', quote }] }).busy
  expect(read('14:00', '16:00')).toMatchObject([{ days: ['tue'], start: '14:00', end: '16:00' }])
  expect(read('14:00', '17:00')).toEqual([])
  expect(read('13:00', '16:00')).toEqual([])
  expect(read('14:00', '16:00', 'something else from 14:00 to 4 pm')).toEqual([])
})
