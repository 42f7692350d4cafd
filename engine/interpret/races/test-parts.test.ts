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
    ['army PFT 2027-03-12', ['deadlift', 'push-up', 'sprint', 'carry', 'plank', 'run 3.2']],
    ['Marine Corps PFT on 12 June 2027', ['pull-up', 'plank', 'run 4.83']],
    ['USMC PFT 2027-03-12', ['pull-up', 'plank', 'run 4.83']],
    ['USMC CFT 2027-03-12', ['run 0.8', 'carry', 'sprint']],
    ['Navy PRT 2027-03-12', ['push-up', 'plank', 'run 2.41']],
    ['Navy SEAL PST 2027-03-12', ['swim 0.46', 'push-up', 'sit-up', 'pull-up', 'run 2.41']],
    ['Air Force PT test 2027-03-12', ['push-up', 'sit-up', 'run 3.22']],
    ['FBI PFT 2027-03-12', ['sit-up', 'sprint', 'push-up', 'run 2.41']],
    ['firefighter test (CPAT) on 12 March 2027', ['stair-climb', 'carry']],
    ['arduous pack test 2027-03-12', ['march 4.8']],
    ['British Army role fitness test 2027-03-12', ['march 4', 'sprint', 'deadlift', 'carry']],
    ['PARE test 2027-03-12', ['shuttle-run', 'jump', 'carry']],
    ['IPPT 2027-03-12', ['push-up', 'sit-up', 'run 2.4']],
    ['Yo-Yo test 2027-03-12', ['shuttle-run']],
    ['course navette le 12 mars 2027', ['shuttle-run']],
    ['12 minute run test 2027-03-12', ['run 2.4']],
    ['physical test for the police 2027-03-12: push-ups, 2.4 km run and plank', ['push-up', 'run 2.4', 'plank']],
    ['school PE exam 2027-03-12: 100 m, long jump, 1000 m', ['sprint', 'jump', 'run 1']],
    ['army fitness test 2027-03-12: sit-ups, push-ups, 2 mile run', ['sit-up', 'push-up', 'run 3.22']],
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

  test.each([
    'PE exam 2027-03-12',
    'gym exam on 12 March 2027',
    'sports entrance exam 2027-03-12',
    'Sporttest der Polizei am 12.3.2027',
    'army entry test 2027-03-12',
    'lifeguard test 2027-03-12',
    'prova física 12 março 2027',
    'concours de police, épreuves sportives le 12 mars 2027',
    'karate belt exam 2027-03-12',
    'ballet exam 2027-03-12',
  ])('is never dropped where nobody knows its parts: %s', (text) => {
    const [event, ...others] = read(text)
    expect(others).toEqual([])
    expect(event).toMatchObject({ discipline: 'other', date: '2027-03-12' })
    expect(event?.like?.parts).toBeUndefined()
  })

  test.each([
    'Blood test 12 March 2027',
    'Driving test on 12 March 2027',
    'maths exam 2027-03-12',
    'School exams 12 March 2027',
    'Physical exam at the doctor 12 March 2027',
  ])('is not what else is tested: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  test('a time zone is no test, and a row of two kilometres is rowed', () => {
    expect(partsIn('10k on 2027-04-11, start 9 am PST')).toEqual([undefined])
    expect(read('2k row test 2027-03-12')[0]).toMatchObject({ discipline: 'row', distanceKm: 2 })
    expect(read('2.4 km run test 2027-03-12')[0]).toMatchObject({ discipline: 'run', distanceKm: 2.4 })
  })

  test('makes no test of a race beside it, or of a race with such a word in it', () => {
    expect(partsIn('10 km run 2027-04-11; Cooper test 2027-03-03')).toEqual([undefined, ['run 2.4']])
    expect(partsIn('Half marathon on 2027-04-11, push-up contest at home')).toEqual([undefined])
  })
})
