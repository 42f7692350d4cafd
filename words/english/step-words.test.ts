import { expect, test } from 'vitest'
import type { StepNote } from '../../engine/sessions/step-facts.ts'
import { PLAIN_SPEECH } from '../speech.ts'
import { voiceOf } from '../voice-of.ts'

const metric = voiceOf(PLAIN_SPEECH)
const american = voiceOf({ ...PLAIN_SPEECH, distance: 'mi', weight: 'lb', clock: '12' })

test('a note of a step is read in the units of its reader', () => {
  const notes: StepNote[] = [
    { code: 'easy-pace', low: 300, high: 360 },
    { code: 'lift-up', kg: 62.5, reps: [10, 10, 10], lastKg: 60 },
  ]
  expect(metric.say(notes)).toBe('Roughly 5:00-6:00 /km. Last time 3 x 10 with 60 kg: today 62.5 kg.')
  expect(american.say(notes)).toBe('Roughly 8:03-9:39 /mi. Last time 3 x 10 with 132 lb: today 138 lb.')
})

test('sets that differ are told one by one, and what was not loaded has no weight', () => {
  expect(metric.say({ code: 'lift-last', reps: [10, 8, 7], lastKg: null })).toBe('Last time 10, 8, 7.')
})

test('the shorter day in place of an event is told in the distance of its reader', () => {
  const instead = { code: 'event-beyond-practice', km: 12.5, minutes: 90 } as const
  expect(metric.say(instead)).toContain(' 12.5 easy km, ')
  expect(american.say(instead)).toContain(' 7.8 easy mi, ')
  expect(metric.say({ ...instead, km: null })).toContain(' 90 easy minutes, ')
})

test('what comes next without a weight is named, in seconds where it is held', () => {
  const lift = { reps: [15, 15, 15], lastKg: null }
  expect(metric.say({ code: 'lift-harder-next', harder: 'tempo-squat', riseAt: 15, ...lift })).toBe(
    'Last time 3 x 15. Once more 15 in every set, with as much left as planned, and tempo squat takes its place.',
  )
  const held = { reps: [30, 30], lastKg: null, held: true } as const
  expect(metric.say({ code: 'lift-more', aimReps: 35, harder: null, ...held })).toBe(
    'Last time 2 x 30 s: 35 s in every set today.',
  )
  expect(metric.say({ code: 'lift-add', what: 'band', aimReps: 16, begin: 8, ...lift })).toContain('a stronger band')
})
