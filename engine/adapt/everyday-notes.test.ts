import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { noteFacts } from '../history/notes.ts'
import { checkInAnswer } from './asked/check-in-answer.ts'

const FILE = readFileSync(new URL('everyday-notes.test-data.txt', import.meta.url), 'utf8')
const notesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [heard: string, note: string])
const NOTES = notesIn(FILE)
const ENGLISH = notesIn(FILE.split('# In other languages.')[0] ?? '')
const CHEER = /proud|well earned|lovely|good to hear|glad to|how good|nice work|very welcome/i

/** Beside each note one of four heavy ones by day, all by night. */
const EACH = Number(process.env.TEXTS_EACH ?? 4)

const QUIET = { adjustments: [], safety: [] }
const answerTo = (notes: string, date = '2026-03-04') => {
  const day = { date, notes }
  return checkInAnswer<never>(day, noteFacts(day), QUIET)
}
const codeOf = (notes: string) => (answerTo(notes)[0] as { code: string }).code.replace(/^(?:heard|kept)-/, '')

describe('a note of an ordinary day', () => {
  test('is answered by what it says or is about', () => {
    expect(NOTES.map(([, note]) => [codeOf(note), note])).toEqual(NOTES)
  })

  test('gets no cheer beside pain, illness, a loss or shame, whatever else it tells', () => {
    const heavies = ['my knee hurts', 'I have a fever', 'my father passed away', 'I am ashamed of myself']
    for (const [at, [, note]] of ENGLISH.entries())
      for (const heavy of heavies.filter((_, nth) => (at + nth) % EACH === 0))
        expect(said(answerTo(`${note}. ${heavy}`)), `${note}. ${heavy}`).not.toMatch(CHEER)
  })

  test.each([
    ['can I move the long run to Sunday?', /Modify/],
    ['is it normal that my knee clicks?', /doctor or physiotherapist/],
    ['how far is a marathon', /Ask the coach/],
    ['why is tomorrow a rest day?', /Why this, why here/],
    ['does gardening count', /Progress page/],
    ['how do I cancel my subscription?', /Account and settings/],
    ['felt great today, can I do more tomorrow?', /Ask the coach/],
  ])('that asks %j is told where it is answered', (note, where) => {
    expect(said(answerTo(note))).toMatch(where)
  })

  test('that is not understood is kept, and told so', () => {
    for (const day of ['04', '05', '06']) expect(said(answerTo('asdf jkl', `2026-03-${day}`))).toMatch(/with this day/)
  })

  test.each([
    ['oh great, another puncture', /patience|worst|carried around|nuisance|Said plainly/],
    ['I wish I was happy', /^(?!.*(?:lovely|good to read|how it should|glad))/i],
    ['everyone else is happy', /^(?!.*(?:lovely|good to read|how it should|glad))/i],
  ])('%j is no gladness', (note, fitting) => {
    for (const day of ['04', '05', '06', '07']) expect(said(answerTo(note, `2026-03-${day}`))).toMatch(fitting)
  })

  test('of a ticked day is answered for how it was, or thanked for, and the mere deed alone with "Done"', () => {
    const ticked: readonly [heard: string, ...notes: string[]][] = [
      [
        'both',
        'cried in the car, then felt human again',
        'row with the missus, ran it off',
        'bit of a wobble, then fine',
        'teary at the end, the good kind',
      ],
      ['gladness', 'felt alive', 'like a weight off my shoulders', 'my head feels so much clearer'],
      ['pride', "can't believe I did that", "six months ago I couldn't have done half of this"],
      ['doubt', 'felt fat and slow', 'felt like a fraud in all that lycra'],
      ['done-told', 'meh', 'dad would have loved this route', 'angry run. best kind'],
      ['done', '', 'did it', 'did all of it', '5k done', 'finished the whole session'],
    ]
    const answers = ticked.flatMap(([heard, ...notes]) => notes.map((note) => ({ heard, note })))
    const heardOn = (notes: string) => {
      const day = { date: '2026-03-04', notes, completed: true }
      return (checkInAnswer<never>(day, noteFacts(day), QUIET)[0] as { code: string }).code.replace('heard-', '')
    }
    expect(answers.map(({ note }) => ({ heard: heardOn(note), note }))).toEqual(answers)
  })
})
