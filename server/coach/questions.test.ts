import { describe, expect, test } from 'vitest'
import { changeOptions } from '../../engine/adapt/asked/change-options.ts'
import { addDays } from '../../engine/civil-date.ts'
import { readCheckIn } from '../../engine/interpret/notes/check-ins.ts'
import { readRaces } from '../../engine/interpret/races/races.ts'
import { readCommitments } from '../../engine/interpret/week/commitments.ts'
import type { BusyBlock, PlanInput } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { shown } from '../../words/testing.ts'
import { MODEL_CONFIDENCE, mergedCommitments, mergedTomorrow, UNSURE } from '../model/read.ts'
import { mergedRaces } from '../model/read-races.ts'
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

describe('what a model read beside the built-in reader', () => {
  const text = 'Work 9-5 on weekdays, choir on Tuesday 19:00 to 21:00'
  const block = (confidence: number, parts: Partial<BusyBlock> = {}): BusyBlock => {
    const start = text.indexOf('choir')
    return {
      days: ['tue'],
      start: '19:00',
      end: '21:00',
      label: 'Choir',
      span: { start, end: text.length },
      confidence,
      ...parts,
    }
  }
  const own = (busy: BusyBlock[]) => ({ ...readCommitments(''), busy, preferences: [] })
  const found = (parts: object = {}) => ({
    busy: [
      {
        days: ['tue' as const],
        start: '19:00',
        end: '21:00',
        label: 'choir',
        quote: text.slice(text.indexOf('choir')),
        ...parts,
      },
    ],
  })

  test('leaves a sure fact that it agrees with as it was', () => {
    expect(mergedCommitments(text, own([block(0.9)]), found()).busy).toEqual([block(0.9)])
  })

  test('makes a sure fact that it contradicts a question, and takes nothing away', () => {
    expect(mergedCommitments(text, own([block(0.9)]), found({ days: ['wed'] })).busy).toEqual([block(MODEL_CONFIDENCE)])
    expect(MODEL_CONFIDENCE).toBeLessThan(UNSURE)
  })

  test('takes the place of a doubtful fact of the same words, and of no other', () => {
    const work = block(0.4, { label: 'Work', start: '09:00', end: '17:00', span: { start: 0, end: 8 } })
    const doubtful = block(0.4, { start: '07:00', end: '09:00' })
    expect(mergedCommitments(text, own([work, doubtful]), found()).busy).toMatchObject([
      { label: 'Work' },
      { start: '19:00', confidence: MODEL_CONFIDENCE },
    ])
  })

  test('takes no doubtful fact away by a quote that holds several', () => {
    const work = block(0.4, { label: 'Work', start: '09:00', end: '17:00', span: { start: 0, end: 8 } })
    const both = [work, block(0.4)]
    expect(mergedCommitments(text, own(both), found({ quote: text })).busy).toEqual(both)
  })

  test('fills in the date of a race that was left open, and asks where dates differ', () => {
    const races = 'Halloween dash, 31 October'
    const event = {
      ...sure(readRaces('10k on 2026-11-01', '2026-03-02').events[0]),
      span: { start: 0, end: races.length },
      confidence: 0.9,
    }
    const answer = {
      events: [{ name: 'Dash', discipline: 'run' as const, distanceKm: null, date: '2026-10-31', quote: races }],
    }
    const [filled] = mergedRaces(races, { events: [{ ...event, date: null }] }, answer).events
    expect(filled).toMatchObject({ name: event.name, date: '2026-10-31', confidence: MODEL_CONFIDENCE })
    expect(mergedRaces(races, { events: [event] }, answer).events).toEqual([{ ...event, confidence: MODEL_CONFIDENCE }])
    expect(mergedRaces(races, { events: [{ ...event, date: '2026-10-31' }] }, answer).events).toEqual([
      { ...event, date: '2026-10-31' },
    ])
  })

  test('adds hours of tomorrow that nobody had read, where they stand in its words', () => {
    const note = 'dentist at some point, from 14:00 to 15:30 I think'
    const day = { ...readCheckIn('tomorrow', ''), tomorrowBusy: [] }
    const hours = { start: '14:00', end: '15:30', label: 'dentist', quote: note }
    expect(mergedTomorrow(note, day, { busy: [hours], unavailable: null }).tomorrowBusy).toEqual([
      { start: '14:00', end: '15:30', label: 'dentist' },
    ])
    expect(mergedTomorrow(note, day, { busy: [{ ...hours, end: '18:00' }], unavailable: null }).tomorrowBusy).toEqual(
      [],
    )
    expect(mergedTomorrow(note, day, { busy: [], unavailable: { quote: 'never said' } }).tomorrowUnavailable).toBe(
      false,
    )
  })
})
