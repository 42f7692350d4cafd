import { describe, expect, test } from 'vitest'
import { readRaces } from './races.ts'

const read = (text: string) => readRaces(text, '2026-11-02').events
const partsIn = (text: string) =>
  read(text).map(({ like }) => like?.parts?.map(({ part, km }) => (km ? `${part} ${km}` : part)))

describe('a test of fitness', () => {
  test.each([
    ['Police fitness test on 2027-02-12: push-ups, sit-ups and a 1.5 mile run', ['push-up', 'sit-up', 'run 2.41']],
    ['PT test: 50 push-ups, 60 sit-ups, 2 mile run in 14:00 on 2027-04-04', ['push-up', 'sit-up', 'run 3.22']],
    [
      'Sports test of the police 2027-03-12, 2 km run, bench press and shuttle run',
      ['run 2', 'bench-press', 'shuttle-run'],
    ],
    ['Sporttest der Polizei am 12.3.2027: Liegestütze, Klimmzüge, 3000 m', ['push-up', 'pull-up', 'run 3']],
    ['Cooper test at school on 3 March 2027', ['run 2.4']],
    ['AFT 2027-03-12', ['deadlift', 'push-up', 'sprint', 'carry', 'plank', 'run 3.2']],
    ['Beep test 2027-02-12', ['shuttle-run']],
    ['Sportabzeichen am 12.6.2027', ['run 3', 'jump', 'sprint']],
  ])('is one event with its parts, told or known: %s', (text, parts) => {
    expect(partsIn(text)).toEqual([parts])
    expect(read(text)[0]).toMatchObject({
      discipline: 'other',
      distanceKm: null,
      like: { effort: 'hard', sport: 'mixed' },
    })
  })

  test('keeps the name that it was given', () => {
    expect(read('Police fitness test on 2027-02-12: push-ups and a 1.5 mile run')[0]?.name).toBe('Police fitness test')
    expect(read('Sports test of the police 2027-03-12, 2 km run and bench press')[0]?.name).toBe(
      'Sports test of the police',
    )
  })

  test('keeps a time told for its run', () => {
    expect(read('PT test: push-ups, 2 mile run in 14:00 on 2027-04-04')[0]?.targetSeconds).toBe(840)
  })

  test('is asked about where neither parts nor its kind are known', () => {
    expect(partsIn('police fitness test 2027-02-12')).toEqual([undefined])
  })

  test('makes no test of a race beside it, or of a race with such a word in it', () => {
    expect(partsIn('10 km run 2027-04-11; Cooper test 2027-03-03')).toEqual([undefined, ['run 2.4']])
    expect(partsIn('Half marathon on 2027-04-11, push-up contest at home')).toEqual([undefined])
  })
})
