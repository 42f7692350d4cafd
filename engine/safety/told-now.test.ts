import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkInAnswer } from '../adapt/asked/check-in-answer.ts'
import { noteFacts } from '../history/notes.ts'
import { toldNow } from './told-now.ts'

const NOTES = readFileSync(new URL('../adapt/strangers-answers.test-data.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[1] ?? '')
  .filter((note) => !note.startsWith('tomorrow: '))

/** Of what costs a reading for each, one note of four by day, all by night. */
const EACH = Number(process.env.TEXTS_EACH ?? 4)
const SOME = NOTES.filter((_, at) => at % EACH === 0)

const GRAVE =
  /^heard-(?:grief|worry|sadness|shame|fear|pain|soreness|sore|hurt|ill|ailing|dizzy|stomach|disliked|complaint|frustration|disgust|boredom)$/

test('nobody is promised a better plan for what they are answered gravely', () => {
  const answers = SOME.map((notes) => {
    const day = { date: '2026-03-04', notes }
    const [first] = checkInAnswer<never>(day, noteFacts(day), { adjustments: [], safety: [] })
    return [notes, first?.code ?? ''] as const
  })
  const grave = answers.filter(([, code]) => GRAVE.test(code))
  expect(grave.length).toBeGreaterThan(10)
  expect(grave.filter(([notes]) => !toldNow({ notes }).isHeavy)).toEqual([])
})

test.each(['knee a bit sore on the stairs', 'I hate burpees', 'the timer is broken', 'bored to tears by this workout'])(
  '"%s" is saved without cheer',
  (notes) => {
    expect(toldNow({ notes }).isHeavy).toBe(true)
  },
)

test.each(['Felt great', 'had a nice dinner', 'Fine', 'did it all as planned', 'proud of myself'])(
  '"%s" is saved as ever',
  (notes) => {
    expect(toldNow({ notes }).isHeavy).toBe(false)
  },
)
