import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { weekdayOf } from './civil-date.ts'
import type { PlanInput, Weekday } from './model.ts'
import { makePlan } from './plan.ts'
import { type KeptTexts, SHAPE, textsRead, textsToKeep } from './read-texts.ts'
import { sure } from './sure.ts'
import { diceOf, randomLife, randomPerson } from './testing/random-life.ts'

const TODAY = '2026-11-30'
const WORDS =
  'Office 9-5:30 Mon to Fri, choir on Tuesdays 7-9pm, every other Friday off. I run 25 km a week, only 45 minutes on weekdays. ' +
  'No training on Sundays. In Lisbon 10 to 14 December, only bands there. From January I work 10-6. My left knee is dodgy. ' +
  'Swims on Wednesdays, never burpees. I have 10 kg dumbbells. FTP 220.'
const RACES = 'Leeds half marathon 9 May 2027, goal 1:55. Park run most Saturdays.'

const personWith = (commitments: string, races: string): PlanInput & { readonly anchor: string } => ({
  ...{ today: TODAY, timeZone: 'Europe/London', anchor: TODAY },
  profile: {
    ...({ level: 'intermediate', goal: 'endurance', stress: 'medium' } as const),
    ...{ name: 'Robin', trainingDays: 4, goalDate: null, commitments, races },
  },
})

const stored = (kept: KeptTexts | null) => JSON.parse(JSON.stringify(kept)) as KeptTexts

test('a plan of kept readings is the plan of the words, whatever its person lives through', () => {
  for (let seed = 0; seed < 15; seed++) {
    const dice = diceOf(seed)
    const person = randomPerson(dice)
    const life = { ...person, ...randomLife(dice, person.today) }
    const texts = stored(textsToKeep(life))
    expect(makePlan(life, { texts })).toEqual(makePlan(life))
  }
})

test('what is kept loses nothing by being written down', () => {
  const input = personWith(WORDS, RACES)
  const kept = textsToKeep(input)
  expect(stored(kept)).toEqual(kept)
  expect(textsToKeep(input, stored(kept))).toBeNull()
})

test('a reader that understands the same words otherwise changes no plan that is under way', () => {
  const input = personWith('Office 9-5 Mon to Fri', RACES)
  const other = textsRead(personWith('Night shifts 22-6 Mon to Fri', ''))
  const now = textsRead(input)
  // As an older reader might have read them.
  const texts = { shape: SHAPE, ...now, week: { ...other.week, on: now.week.on, sum: now.week.sum } }
  const shown = (facts: object) => JSON.stringify(makePlan(input, facts).weeklyPlan)
  expect(shown({ texts })).not.toEqual(shown({}))
  expect(textsToKeep(input, texts)).toBeNull()
})

test('a text that changed is read anew, and the other one is not', () => {
  const before = personWith(WORDS, RACES)
  const kept = stored(textsToKeep(before))
  const after = personWith(WORDS, 'Berlin Marathon 26 September 2027')
  const { week, races } = sure(textsToKeep(after, kept))
  expect(week).toBe(kept.week)
  expect(races?.events.map(({ name }) => name)).toEqual(['Berlin Marathon'])
  expect(makePlan(after, { texts: kept })).toEqual(makePlan(after))
})

test('the same words of another day are read anew: "next week" is another week', () => {
  const input = personWith('Away next week. Office 9-5', '')
  const kept = stored(textsToKeep({ ...input, written: { commitments: '2026-11-02' } }))
  const later = { ...input, written: { commitments: '2026-11-30' } }
  expect(textsRead(later, kept)).toEqual(textsRead(later))
  expect(textsRead(later, kept).week.facts).not.toEqual(kept.week?.facts)
})

test('readings of another shape are not looked at', () => {
  const input = personWith(WORDS, RACES)
  const other = { shape: SHAPE + 1, week: { nothing: 'like it' }, races: [] } as unknown as KeptTexts
  expect(makePlan(input, { texts: other })).toEqual(makePlan(input))
  expect(textsToKeep(input, other)).toEqual(textsToKeep(input))
})

// Kept as a release wrote it. Where this fails, what is kept has another shape: it needs another number, and its own file.
test.each([1, SHAPE])('what a release kept in shape %i still makes the plan of its words', (shape) => {
  const file = new URL(`testing/kept-texts-${shape}.json`, import.meta.url)
  const { words, races, kept } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string
    races: string
    kept: KeptTexts
  }
  const input = { ...personWith(words, races), today: kept.week?.on ?? TODAY }
  expect(textsToKeep(input, kept)).toBeNull()
  const plan = makePlan({ ...input, anchor: input.today }, { texts: kept })
  const trained = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date, durationMin }) => durationMin > 0 && date !== '2027-05-09')
  const on = (...days: Weekday[]) => trained.filter(({ date }) => days.includes(weekdayOf(date)))
  expect(on('sun')).toEqual([])
  expect(on('mon', 'tue', 'wed', 'thu', 'fri').filter(({ durationMin }) => durationMin > 45)).toEqual([])
  expect(trained.filter(({ discipline }) => discipline === 'cycle')).toEqual([])
  expect(trained.filter(({ date, discipline }) => date <= '2026-12-06' && discipline === 'run')).toEqual([])
  expect(trained.filter(({ date }) => date >= '2026-12-14' && date <= '2026-12-18')).toEqual([])
  expect(plan.events.map(({ date }) => date)).toEqual(['2027-05-09'])
  expect(plan.unread.map(({ text }) => text)).toEqual(['I swim and run', 'only bands there'])
})
