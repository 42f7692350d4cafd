import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAvailability } from '../availability/availability.ts'
import { judgedFacts, sharesOf } from '../testing/judged-facts.ts'
import { saidWeek } from '../testing/said-notation.ts'
import { readCommitments } from './commitments.ts'
import { doubted } from './doubted.ts'
import { inSeasons } from './in-seasons.ts'

/** A Monday. */
const TODAY = '2026-11-30'
const read = (text: string) => {
  const heard = readAvailability(text, TODAY)
  return { heard, ...doubted(text, heard, inSeasons(readCommitments(heard.rest), heard.seasons)) }
}
/** What of a text is asked about, by its kind. */
const askedIn = (text: string) => {
  const { said, reading } = read(text)
  return [
    ...said.sayings.filter(({ isUnsure }) => isUnsure).map(({ kind }) => kind),
    ...reading.busy.filter(({ confidence }) => confidence < 0.6).map(({ label }) => label),
    ...reading.preferences.filter(({ confidence }) => confidence < 0.6).map(({ strength }) => strength),
  ]
}

describe('what says less than its words is asked about', () => {
  test.each([
    ['other days of its words', 'I could do Thursday any time, other days only before work. Work is 9-5.30.', ['only']],
    ['a day that it shuts without naming it', 'Saturdays: no. Sundays: yes. Weekdays: only 6-7.30am.', ['only']],
    ['a refusal that may be of one thing', 'Gym Mon and Wed, not Fri. College 9 to 4', ['never']],
    ['weeks in turns', 'When I have the kids every other week I can only train at lunch 12-1', ['within']],
    ['a part that is taken back', 'No training at weekends but I could do early', ['never']],
    ['days that are named again', 'Weekend: Saturday only', ['only']],
    ['hours behind a part of the day', 'Only mornings! 6-8 that is', ['only', 'busy']],
    ['hours of work', 'On call now and then. 9-5 rest of the time', ['within']],
    ['a day of its own that is left out', 'forty minutes max any weeknight but Thurs', ['most']],
    ['days of a stretch told by a date', "Sister's wedding 12th December, away Thursday to Monday for it", ['away']],
    ['the others of days told before', "Tuesdays I'm stuck at home. Office 9-5 the other days", ['work']],
    ['hours of a day that is left out', "Every day but Friday when I'm in the office 9-5", ['work']],
  ])('%s', (_, text, kinds) => {
    expect(askedIn(text)).toEqual(kinds)
  })

  test.each([
    'No training Sundays. Work 9-5',
    'Only weekends. Office 8-4',
    'I can train any day except Wednesday',
    'Half an hour on Fridays, every other day an hour at most',
    'Work 9-5, not before 7 and not after 9',
    'Tuesdays only between 6 and 7pm',
    'Away 7-11 December',
  ])('and what says all of them is not: %s', (text) => {
    expect(askedIn(text)).toEqual([])
  })
})

describe('a doubt', () => {
  const TEXTS = readFileSync(new URL('./said-weeks.test-data.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  test('takes nothing away, adds nothing and makes nothing certain', () => {
    for (const { text } of TEXTS.map(saidWeek)) {
      const { heard, said, reading } = read(text)
      const before = inSeasons(readCommitments(heard.rest), heard.seasons)
      const plain = ({ isUnsure: _, ...one }: (typeof said.sayings)[number]) => one
      expect(said.sayings.map(plain), text).toEqual(heard.sayings)
      const { unsureDays: _, windows, ...week } = said.facts.week ?? {}
      const bare = { ...week, ...(windows && { windows: windows.map(({ unsure: __, ...one }) => one) }) }
      expect(bare, text).toEqual(heard.facts.week ?? {})
      reading.busy.forEach((block, at) => {
        expect(block.confidence).toBeLessThanOrEqual(before.busy[at]?.confidence ?? 0)
        expect({ ...block, confidence: 1 }).toEqual({ ...before.busy[at], confidence: 1 })
      })
    }
  })

  test('of a day is none where another saying shuts it for certain', () => {
    const { said } = read('Gym Mon and Wed, not Fri. No training on Fridays')
    expect(said.facts.week?.never).toEqual(['fri'])
    expect(said.facts.week?.unsureDays).toBeUndefined()
    expect(read('Gym Mon and Wed, not Fri').said.facts.week?.unsureDays).toEqual(['fri'])
  })

  test('holds most of what is wrong, and little of what is right', () => {
    const { facts, wrongAndSure, rightAndAsked } = sharesOf(TEXTS.flatMap((line) => judgedFacts(saidWeek(line), TODAY)))
    expect(TEXTS).toHaveLength(224)
    expect(facts).toBeGreaterThan(450)
    expect(wrongAndSure).toBeLessThan(0.03)
    expect(rightAndAsked).toBeLessThan(0.15)
  })
})
