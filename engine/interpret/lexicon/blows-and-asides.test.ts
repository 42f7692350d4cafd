import { describe, expect, test } from 'vitest'
import { eatsLittle, says } from '../notes/asides.ts'
import { findFeeling, tellsOfBlow } from '../notes/feeling.ts'
import { ASIDES, type Aside } from './asides.ts'
import { EATING_LITTLE } from './eating-little.ts'
import type { Feeling } from './feelings.ts'
import { LIFE_BLOWS } from './life-blows.ts'

describe('a phrase with an example', () => {
  test.each(
    Object.entries(LIFE_BLOWS).flatMap(([feeling, rows]) =>
      rows.map(([language, , example]) => [feeling as Feeling, language, example] as const),
    ),
  )('tells of a blow that brings %s (%s): %j', (feeling, _, example) => {
    expect(findFeeling(example)).toBe(feeling)
    expect(tellsOfBlow(example, feeling)).toBe(true)
  })

  test.each(
    Object.entries(ASIDES).flatMap(([aside, rows]) =>
      rows.map(([language, , example]) => [aside as Aside, language, example] as const),
    ),
  )('says %s (%s): %j', (aside, _, example) => {
    expect(says(aside, example)).toBe(true)
  })

  test.each(EATING_LITTLE)('tells of little food (%s) by %j: %j', (_, __, example) => {
    expect(eatsLittle(example)).toBe(true)
  })
})

describe('ordinary words', () => {
  test.each([
    'did the rowing machine with the club crew, great row with my eight',
    'split squats and lunges, all fine',
    'fired up for today, 5x5 bench',
    'the plan laid off the running this week',
    'kicked off the week with a run',
    'knee is not ok yet but the rest is',
    'heartbreak hill, twice',
    'burned out the legs in the last set',
    'broke my heart rate record',
    'left me breathless, in a good way',
  ])('are no blow: %j', (note) => {
    expect(findFeeling(note) ?? '').not.toMatch(/^(?:sadness|worry|stress|shame)$/)
  })

  test.each([
    'ate nothing before the early run, felt light',
    'burned 450 calories on the bike',
    'ate nothing but cake at the party',
    'skipped lunch, trained late',
    'protein bar of 200 calories after the session',
  ])('are no hunger: %j', (note) => {
    expect(eatsLittle(note)).toBe(false)
  })

  test.each<[Aside, string]>([
    ['wants-a-yes', 'does gardening count?'],
    ['wants-a-yes', 'is it bad for my knees?'],
    ['leave-it', 'need to talk about my form with a coach'],
    ['joke', 'had a joke with the coach'],
    ['teasing', 'so happy now that the jeans fit'],
    ['teasing', 'is my physio happy with that?'],
  ])('are no aside %s: %j', (aside, note) => {
    expect(says(aside, note)).toBe(false)
  })
})
