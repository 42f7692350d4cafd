import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CheckInFacts, readCheckIn } from './check-ins.ts'

type Field = Exclude<keyof CheckInFacts, 'sources' | 'dangers' | 'eased' | 'doubts'>
type Case = { readonly kind: 'notes' | 'tomorrow'; readonly text: string; readonly facts: Partial<CheckInFacts> }

/** Below this a screen asks. */
const ASKED_BELOW = 0.6

const casesOf = (name: string) =>
  readFileSync(new URL(`${name}.test-data.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case)

/**
 * Notes of people of many trades and seven languages with what they state, each written before the reader saw it: what of it
 * is read, what is read as certain and is wrong, and what is asked about though it is right. Bounds as measured. Nobody
 * looked at the words of the last while the reader was mended, so it stands for what a stranger would get.
 */
const LOTS = [
  { name: 'strangers-notes', count: 93, read: 0.88, certain: 0.05, asked: 0.15 },
  { name: 'strangers-days', count: 305, read: 0.85, certain: 0.07, asked: 0.15 },
  { name: 'newcomers-notes', count: 120, read: 0.88, certain: 0.03, asked: 0.15 },
  { name: 'strangers-days-unseen', count: 102, read: 0.72, certain: 0.12, asked: 0.15 },
] as const

/** A field as text: lists in one order, hours without the name of what takes them. */
function bare(value: unknown): string {
  if (Array.isArray(value)) return value.map(bare).toSorted().join()
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).filter(([name]) => name !== 'label')
  return parts
    .map(([name, part]) => `${name}=${part}`)
    .toSorted()
    .join(' ')
}

const isStated = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

describe.each(LOTS)('the notes of $name', ({ name, count, read: leastRead, certain, asked }) => {
  const cases = casesOf(name)

  test('are read by what they state', () => {
    const stated = cases.flatMap(({ kind, text, facts }) => {
      const read = readCheckIn(kind, text)
      return (Object.keys(facts) as Field[]).map((field) => bare(read[field]) === bare(facts[field]))
    })
    expect(cases).toHaveLength(count)
    expect(stated.filter(Boolean).length / stated.length).toBeGreaterThan(leastRead)
  })

  test('leave little that is wrong as certain, and little that is right asked about', () => {
    const judged = cases.flatMap(({ kind, text, facts }) => {
      const { sources, dangers: _dangers, ...read } = readCheckIn(kind, text)
      return (Object.keys(read) as Field[])
        .filter((field) => isStated(read[field]) || (field === 'completed' && read.completed === false))
        .map((field) => ({
          isRight: bare(read[field]) === bare(facts[field]),
          isAsked: sources.filter(({ fact }) => fact === field).every(({ confidence }) => confidence < ASKED_BELOW),
        }))
    })
    const share = (of: (one: (typeof judged)[number]) => boolean) => judged.filter(of).length / judged.length
    expect(share(({ isRight, isAsked }) => !isRight && !isAsked)).toBeLessThan(certain)
    expect(share(({ isRight, isAsked }) => isRight && isAsked)).toBeLessThan(asked)
  })
})

test.each([
  ['Call at 7', 'tomorrow', 'half of the day'],
  ['Shift at 5.30pm', 'tomorrow', 'end'],
  ['Row was ok', 'notes', 'a verdict alone'],
  ['Ran 9 miles, sharp pain in my knee at the end', 'notes', 'went another way'],
  ['Flight to Rome and a taxi', 'notes', 'of no stated day'],
  ['Weights too heavy, failed the last set', 'notes', 'a verdict alone'],
  ['gym shuts at 6 tomorrow', 'tomorrow', 'two times'],
  ['no time b4 work, could squeeze something in at 8pm', 'tomorrow', 'two times'],
  ['pub closes at 11', 'tomorrow', 'somebody else'],
  ['Dentist at 11:30', 'tomorrow', null],
] as const)('%j is in doubt by its rule', (text, kind, doubt) => {
  const doubts = readCheckIn(kind, text).sources.flatMap((source) => source.doubt ?? [])
  if (doubt === null) expect(doubts).toEqual([])
  else expect(doubts).toContain(doubt)
})

test.each([
  ['stressed? no. tired? yes.', { stress: 'low', fatigue: 'high' }],
  ['viewing a flat after work', { fatigue: null }],
  ['exam nerves are gone', { stress: null }],
  ['was gonna skip but went', { completed: true }],
  ["Oggi troppo pesante, non ce l'ho fatta a finire", { completed: false }],
  ['séance faite, sommeil moyen', { mood: null, sleep: 'ok' }],
  ['did them on my knees instead, elbow twinges', { fatigue: null }],
] as const)('%j is taken as it is meant', (text, facts) => {
  expect(readCheckIn('notes', text)).toMatchObject(facts)
})
