import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCheckIn } from './check-ins.ts'
import { findTopic } from './topic.ts'

const NOTES = readFileSync(new URL('plain-pains.test-data.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [told: string, note: string])

/** What hurts by a note, as the data file writes it. */
function toldBy(notes: string): string {
  const { pain, soreness, illness } = readCheckIn('notes', notes)
  const told = [
    ...pain.map(({ part, severity }) => (severity === 'strong' ? `${part}!` : part)),
    ...soreness.map((part) => `(${part})`),
    ...(illness ? ['ill'] : []),
  ]
  return told.join(', ') || (findTopic(notes) === 'hurt' ? '?' : '-')
}

test('what hurts is heard where it is told as plainly as it can be, in seven languages', () => {
  expect(NOTES.map(([, note]) => [toldBy(note), note])).toEqual(NOTES)
})

test.each([
  'knee good',
  'knee feels great',
  'knee no worse',
  "knee isn't bad at all",
  'knee not very painful',
  'knee hurt last week',
  "my dad's knee is bad",
  'if my knee is bad i will stop',
  'bad day at work, knee ok',
  'came back worse',
  'back to bad habits',
  'shoulder press felt bad',
  'calf raises wrong again',
  'bench went up, shoulder went well',
  'i cant turn my head off at night',
  'Knie nicht schlechter',
  'not in pain anymore',
  'limped to the finish line of this week',
  'everything hurts in a good way',
  'losing that match really hurts',
])('nothing hurts by "%s"', (note) => {
  expect(toldBy(note)).toBe('-')
})

test.each([
  ['wrist sore same place as last week', 'wrist'],
  ['knee hurts like last week', 'knee'],
  ['back is sore since last week', 'lower back'],
  ['Knie tut weh wie letzte Woche', 'knee'],
  ['me duele la rodilla desde hace semanas', 'knee'],
])('what is compared with then, or began then, is now: %s', (note, part) => {
  expect(toldBy(note)).toContain(part)
})

test.each([
  'tooth out this morning, dentist said no exertion for two days',
  'doctor says no lifting for a week. ice and peas',
  'GP told me to rest',
  'Sportverbot für zwei Wochen',
  'médecin a dit pas de sport 10 jours',
])('whoever is told to rest rests as whoever is ill does: %s', (note) => {
  expect(readCheckIn('notes', note).illness).toBe(true)
})

test.each([
  'doctor said I can train again',
  "my wife's doctor said no exercise",
  'doctor says no more smoking',
  'doc says no running, cycling is fine',
])('nobody is told to rest by "%s"', (note) => {
  expect(readCheckIn('notes', note).illness).toBe(false)
})
