import { expect, test } from 'vitest'
import { localeDisplay, speechFor } from './locale-display.ts'
import { PLAIN_SPEECH } from './speech.ts'

test('languages bring their own units', () => {
  expect(localeDisplay('en-US')).toEqual({
    distance: 'mi',
    weight: 'lb',
    clock: '12',
    weekStart: 'sun',
    dates: 'month-first',
  })
  expect(localeDisplay('de-DE')).toEqual({
    distance: 'km',
    weight: 'kg',
    clock: '24',
    weekStart: 'mon',
    dates: 'day-first',
  })
  expect(localeDisplay('en-GB')).toMatchObject({
    distance: 'mi',
    weight: 'kg',
    clock: '24',
    weekStart: 'mon',
    dates: 'day-first',
  })
})

test('what was chosen outweighs what the browser speaks', () => {
  expect(speechFor('en-US,en;q=0.9', { distance: 'km' })).toMatchObject({ distance: 'km', weight: 'lb', clock: '12' })
})

test.each([undefined, '', '*', 'no-language-at-all-x', ';;'])('a header that says %j speaks plainly', (header) => {
  expect(speechFor(header)).toEqual(PLAIN_SPEECH)
})
