import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../civil-date.ts'
import { WEEKDAYS, type Weekday } from '../../model.ts'
import { readAvailability } from './availability.ts'

/** A Sunday. */
const SINCE = '2026-11-29'
const WORKDAYS = WEEKDAYS.slice(0, 5)

const datedIn = (text: string) => readAvailability(text, SINCE).facts.dated ?? []

/** The weekdays that are off in the weeks up to a day, and the last day that is. */
function offIn(text: string) {
  const days = datedIn(text).flatMap(({ from, to }) =>
    Array.from({ length: 7 }, (_, at) => addDays(from, at)).filter((date) => date <= to),
  )
  return {
    weekdays: WEEKDAYS.filter((day) => days.some((date) => weekdayOf(date) === day)),
    last: days.toSorted().at(-1),
  }
}

describe('weekdays that are off for a while', () => {
  test.each<[string, readonly Weekday[], string]>([
    ['I can only train on weekends until Christmas. Work 8-6', WORKDAYS, '2026-12-24'],
    ['Only weekends until 20 December', WORKDAYS, '2026-12-18'],
    ['weekends only for the next three weeks', WORKDAYS, '2026-12-18'],
    ['Bis Weihnachten kann ich nur am Wochenende trainieren', WORKDAYS, '2026-12-24'],
    ['Hasta Navidad solo puedo entrenar los fines de semana', WORKDAYS, '2026-12-24'],
    ['No training on Mondays until February', ['mon'], '2027-01-25'],
    ['No training on Mondays until 14 December. Work 9-5', ['mon'], '2026-12-07'],
    ["I can't train on Tuesdays and Thursdays before the end of January", ['tue', 'thu'], '2027-01-28'],
    ["pas d'entraînement le lundi jusqu'à Noël", ['mon'], '2026-12-21'],
    ['Work 9-6. Only weekends until Christmas please, after that any day is fine', WORKDAYS, '2026-12-24'],
    ['Until 6 January I can only train at weekends. Work 9-5', WORKDAYS, '2027-01-05'],
    ['Until the 18th of January only weekends', WORKDAYS, '2027-01-15'],
    ['Bis zum 6. Januar nur am Wochenende', WORKDAYS, '2027-01-05'],
  ])('%s', (text, weekdays, last) => {
    expect(offIn(text)).toEqual({ weekdays, last })
    expect(readAvailability(text, SINCE).facts.week?.never).toBeUndefined()
  })

  test.each([
    "can't train on Wednesdays until 8pm",
    'weekends only until 9am',
    'work weekends until Christmas, train weekdays',
    'Fridays I work until late, no training',
    'can I only train on weekends until Christmas?',
    'I only work weekends until Christmas',
    'no gym on Fridays until the end of January',
    'My shifts are only weekends until Christmas',
    'Nur Montag bis Freitag',
    'Only Monday till Friday',
  ])('and not what only looks like it: %s', (text) => expect(datedIn(text)).toEqual([]))

  test.each([
    "Can't train Monday till Thursday",
    'no training Monday until Thursday',
    'não treino de segunda até quinta',
    'geen training maandag tot donderdag',
  ])('nor a range of weekdays, which is of each week: %s', (text) => {
    const { week, dated } = readAvailability(text, SINCE).facts
    expect({ never: week?.never, dated }).toEqual({ never: ['mon', 'tue', 'wed', 'thu'], dated: undefined })
  })

  test('a stretch without any training is one stretch', () => {
    expect(datedIn('No training until 10 December')).toHaveLength(1)
  })
})
