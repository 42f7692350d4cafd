import { expect, test } from 'vitest'
import type { HistoryDay, HistoryEntry } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'
import { notesToKeep } from './kept-notes.ts'
import { noteFacts, toldDone } from './notes.ts'

const DATE = '2026-11-30'

const NOTES = [
  'Slept badly, legs are heavy, knee twinged a bit on the stairs',
  'Done! Felt great',
  'Skipped it, got a cold with a fever',
  '5 miles easy, 3x10 squats after',
  'Row was ok.',
  'chest pain when climbing the stairs',
  'In Boston until Thursday, hotel gym only',
  'Müde, Rücken zwickt',
  'so proud of that one',
  '',
]
const TOMORROWS = [
  'Meeting 7-8 am, dentist at 3pm',
  'no time tomorrow',
  'only 20 minutes tomorrow',
  'maybe a call 7-8',
  '',
]

const entries: readonly HistoryEntry[] = NOTES.flatMap((notes) =>
  TOMORROWS.map((tomorrowNotes) => ({ ...(notes && { notes }), ...(tomorrowNotes && { tomorrowNotes }) })),
)

/** An entry as a database gives it back. */
function kept(entry: HistoryEntry): HistoryEntry {
  const read = notesToKeep(entry)
  return read ? { ...entry, read: JSON.parse(JSON.stringify(read)) } : entry
}

test('what is kept of a note says what the note says', () => {
  for (const entry of entries) {
    const said = { date: DATE, entries: [entry] }
    const again = { date: DATE, entries: [kept(entry)] }
    expect(noteFacts(again)).toEqual(noteFacts(said))
    expect(toldDone(again)).toBe(toldDone(said))
  }
})

test('a plan of kept notes is the plan of the notes', () => {
  for (let seed = 0; seed < 6; seed++) {
    const dice = diceOf(seed)
    const person = randomPerson(dice)
    const lived = (written: (entry: HistoryEntry) => HistoryEntry): HistoryDay[] =>
      Array.from({ length: 10 }, (_, ago) => ({
        date: new Date(Date.parse(person.today) - (10 - ago) * 86_400_000).toISOString().slice(0, 10),
        entries: [written(sure(entries[(seed * 7 + ago * 11) % entries.length]))],
      }))
    const plan = (written: (entry: HistoryEntry) => HistoryEntry) => makePlan({ ...person, history: lived(written) })
    expect(plan(kept)).toEqual(plan((entry) => entry))
  }
})

test('a reader that hears more in old words changes nothing; one that wrote in another way is not asked', () => {
  const notes = 'Got a cold with a fever'
  const day = (read: HistoryEntry['read']) => noteFacts({ date: DATE, entries: [{ notes, ...(read && { read }) }] })
  const { shape } = sure(notesToKeep({ notes }))
  expect(day(undefined).illness).toBe(true)
  expect(day({ shape, notes: { fatigue: 'high' } })).toMatchObject({ illness: false, fatigue: 'high' })
  expect(day({ shape: shape + 1, notes: { fatigue: 'high' } })).toEqual(day(undefined))
})

test('what somebody took out of a note or answered of it holds as before', () => {
  const entry = kept({ notes: 'Slept badly, knee hurts' })
  const facts = noteFacts({ date: DATE, entries: [{ ...entry, removed: ['pain:knee:mild'] }] })
  expect(facts).toMatchObject({ sleep: 'poor', pain: [] })
})
