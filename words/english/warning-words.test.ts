import { describe, expect, test } from 'vitest'
import { warning } from '../../engine/phases/warning.ts'
import { said } from '../testing.ts'

const hoped = (event: string, target: number) =>
  said(
    warning({
      ...{ code: 'target-ambitious', event, target, quick: 12_330, careful: 13_000 },
      known: { distanceKm: 21.1, seconds: 5_700 },
    }).text,
  )

describe('what is said of an event', () => {
  test('names it as people do: its kind with an article, a name as it is, none as theirs', () => {
    expect(hoped('Marathon', 12_000)).toMatch(/^You hope to run the marathon in 3:20\. Your 21\.1 km in 1:35 points/)
    expect(hoped('Berlin marathon', 12_010)).toMatch(/^You hope to run Berlin marathon in 3:20:10\./)
    expect(hoped('', 12_000)).toMatch(/^You hope to run your event in 3:20\./)
    expect(hoped('10k', 2_730)).toMatch(/^You hope to run the 10k in 45:30\./)
  })

  test('begins a sentence with a capital and goes on without', () => {
    const near = (event: string) => said(warning({ code: 'race-few-weeks', event, days: 30, usualWeeks: 18 }).text)
    expect(near('Half marathon')).toMatch(/^The half marathon is 4 weeks away/)
    expect(near('')).toMatch(/^Your event is 4 weeks away/)
    expect(said(warning({ code: 'race-no-date', event: '' }).text)).toContain('a date for your event')
    expect(said(warning({ code: 'race-no-date', event: 'Hamburg triathlon' }).text)).toContain('for Hamburg triathlon')
  })
})

test('of sessions too short for muscle it says how long they are, and below which none may lie', () => {
  const few = (least: number, most: number) =>
    said(
      warning({
        ...{ code: 'few-sets', wanted: 10, short: [{ muscle: 'quads', sets: 8 }] },
        ...{ lengthsMin: [least, most], needMin: 45 },
      }).text,
    )
  expect(few(25, 50)).toContain('lifting sessions of 25 to 50 minutes hold fewer')
  expect(few(25, 50)).toContain('All of them would have 10 if none were shorter than 45 minutes.')
  expect(few(30, 30)).toContain('lifting sessions of 30 minutes hold fewer')
})

test('a condition that was ticked is named as what it is, not as what everybody does', () => {
  const told = said(warning({ code: 'gentle-until-cleared', conditions: ['eating'], quotes: [] }).text)
  expect(told).toMatch(/^You told us about an eating disorder, so your plan is gentle/)
})
