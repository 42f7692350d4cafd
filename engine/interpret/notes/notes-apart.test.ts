import { expect, test } from 'vitest'
import { readCheckIn } from './check-ins.ts'

const NOTES = [
  'Ran 5 km in 28 min',
  'Slept badly',
  'Left knee hurts',
  'Legs very tired',
  'Stressed at work',
  'Have a cold',
  'Hotel gym only this week',
  'Calves sore',
  'Bad mood today',
  'Shoulder pain when I lift my arm',
]
const TOMORROWS = [
  'Dentist at 10:00',
  'No gym tomorrow',
  'Evening is better',
  'Travelling to Leeds',
  'Meeting 12:00-13:30',
  "Can't train in the morning",
]

/** What is read, each fact for itself and without where it stands. */
function factsOf(kind: 'notes' | 'tomorrow', text: string): Set<string> {
  const { sources: _, dangers: _d, ...facts } = readCheckIn(kind, text)
  return new Set(
    Object.entries(facts).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : value === null || value === false ? [] : [value]).map((one) => {
        const { at: _at, doubt: _doubt, ...fact } = typeof one === 'object' ? one : { at: 0, doubt: null, one }
        return `${name} ${JSON.stringify(fact)}`
      }),
    ),
  )
}

test.each([
  ['notes', NOTES, '. '],
  ['notes', NOTES, ', '],
  ['tomorrow', TOMORROWS, '. '],
  ['tomorrow', TOMORROWS, ', '],
] as const)('in %s a statement says beside another what it says alone', (kind, texts, between) => {
  for (const one of texts) {
    expect(factsOf(kind, one).size, one).toBeGreaterThan(0)
    for (const other of texts.filter((each) => each !== one)) {
      const both = new Set([...factsOf(kind, one), ...factsOf(kind, other)])
      expect(factsOf(kind, one + between + other), one + between + other).toEqual(both)
    }
  }
})

test.each(['Hi! ', 'Hey coach, ', 'Well... ', 'OK so ', 'Update: ', '* '])(
  'a note says behind %j what it says alone',
  (before) => {
    for (const one of NOTES) expect(factsOf('notes', before + one), before + one).toEqual(factsOf('notes', one))
    for (const one of TOMORROWS)
      expect(factsOf('tomorrow', before + one), before + one).toEqual(factsOf('tomorrow', one))
  },
)
