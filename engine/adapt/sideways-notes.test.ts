import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { noteFacts } from '../history/notes.ts'
import { sure } from '../sure.ts'
import { checkInAnswer } from './asked/check-in-answer.ts'

const NOTES = readFileSync(new URL('sideways-notes.test-data.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, miss, sort = '', note = ''] = /^(! )?(\w+)\t(.+)$/.exec(line) ?? []
    return { isKnownMiss: miss !== undefined, sort, note }
  })

const HARD = 'frustration disgust boredom reluctance doubt flat rough stress nerves hard tired slept sadness both'
/** What may be heard in a note of each sort without a wrong tone, and without a word of what it does not tell; or thanks. */
const FITTING: Readonly<Record<string, string>> = {
  good: 'gladness pride gratitude both done instead eased',
  hard: `${HARD} fear heat scale done soreness`,
  heavy: 'grief worry sadness shame fear stress rough both',
  both: `${HARD} grief gladness pride done`,
  plain: 'steady done part instead scale heat away',
  tired: 'tired slept rough',
  missed: 'skipped part reluctance',
  body: 'pain ill soreness stomach hangover hard',
  ask: 'question',
  app: 'complaint frustration',
}

/** Of what costs a reading for each day one note of four by day, all by night. */
const EACH = Number(process.env.TEXTS_EACH ?? 4)

const QUIET = { adjustments: [], safety: [] }
const answerTo = (notes: string, date = '2026-03-04') => {
  const day = { date, notes }
  return checkInAnswer<never>(day, noteFacts(day), QUIET)
}
const ANSWERS = new Map(NOTES.map(({ note }) => [note, answerTo(note)]))
const heardIn = (note: string) => (sure(ANSWERS.get(note))[0] as { code: string }).code.replace('heard-', '')
const THANKS: readonly string[] = ['told', 'done-told']
const fits = (sort: string, heard: string) => THANKS.includes(heard) || FITTING[sort]?.split(' ').includes(heard)

describe('a note written sideways', () => {
  test('is answered in its own tone, or with thanks', () => {
    const missed = NOTES.filter(({ sort, note }) => !fits(sort, heardIn(note)))
    expect(missed.map(({ note }) => note)).toEqual(NOTES.filter((one) => one.isKnownMiss).map(({ note }) => note))
  })

  test('that nothing was heard in is thanked for, kept, and told that the plan stays as it is', () => {
    for (const { note } of NOTES.filter((one) => heardIn(one.note) === 'told')) {
      const answer = said(sure(ANSWERS.get(note)))
      expect(answer, note).toMatch(/^Thank you|^Good that you wrote|Thank you\./)
      expect(answer, note).toMatch(/stays as it is|plan goes on|nothing had to change|changes nothing/i)
    }
  })

  test('gets other words on the next day, half for half', { tags: 'night' }, () => {
    const days = ['04', '05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-03-${day}`)
    for (const { note } of NOTES.filter((_, at) => at % EACH === 0)) {
      const told = days.map((date) => answerTo(note, date).map((part) => ('turn' in part ? said([part]) : part.code)))
      told.slice(1).forEach((halves, at) => {
        for (const half of halves.filter((one) => one.includes(' '))) expect(told[at], note).not.toContain(half)
      })
    }
  })
})
