import { describe, expect, test } from 'vitest'
import { type ConfirmedFacts, WEEKDAYS } from '../../model.ts'
import { readAvailability } from './availability.ts'

const factsOf = (text: string): ConfirmedFacts => readAvailability(text, '2026-11-27').facts
const WORKDAYS = WEEKDAYS.slice(0, 5)

describe('what names training binds among words that nobody knows beforehand', () => {
  test.each<[string, ConfirmedFacts['week']]>([
    ['Tues & Fri are my custody days, no workouts then', { never: ['tue', 'fri'] }],
    ['Wednesdays: caring for my grandson 7am-7pm, so I won’t be training', { never: ['wed'] }],
    ['cant train fridays we have family dinner at 6:30. work 7-3', { never: ['fri'] }],
    ['Not allowed to train on Wednesdays: immunotherapy, 9-1, then bed', { never: ['wed'] }],
    ['Fri is off limits for exercise', { never: ['fri'] }],
    [
      'Mon & Tue it’s 7.15-8pm for exercise or it’s nothing',
      { windows: [{ days: ['mon', 'tue'], start: '19:15', end: '20:00' }] },
    ],
    [
      'On Wednesdays the only window I have for a workout is 12.30 to 1.15, take it or leave it',
      { windows: [{ days: ['wed'], start: '12:30', end: '13:15' }] },
    ],
    [
      'So weekdays training has got to be between 3 and 4.30 in the arvo and at no other time',
      { windows: [{ days: WORKDAYS, start: '15:00', end: '16:30' }] },
    ],
    ['On Wednesdays I look after my grandson, no time to train', { never: ['wed'] }],
    ['Wednesday is family day, nothing then please', { never: ['wed'] }],
    ['Mittwoch ist Papa-Tag, da kann ich nicht trainieren', { never: ['wed'] }],
    ['Mittwochs habe ich die Kinder, da geht kein Training', { never: ['wed'] }],
    ['Woensdag is mijn mamadag, dan kan ik niet trainen', { never: ['wed'] }],
    ["Le mercredi j'ai les enfants, je ne peux pas m'entraîner", { never: ['wed'] }],
    ['Los miércoles tengo a los niños, no puedo entrenar', { never: ['wed'] }],
    ['Às quartas tenho os miúdos, não posso treinar', { never: ['wed'] }],
    ['Il mercoledì ho i bambini, non posso allenarmi', { never: ['wed'] }],
  ])('%s', (text, week) => expect(factsOf(text).week).toEqual(week))

  test.each([
    'I never train legs on Fridays',
    "I don't train arms on Mondays",
    'I never train hard on Mondays',
    'Friday nights I work, no time to train',
    'Freitagabends habe ich Chor, da kann ich nicht trainieren',
    'Mittwoch ist Papa-Tag, Freitag Chor, da kann ich nicht so lange trainieren',
    'Wednesday to Friday I work, Saturdays I have the kids, no time to train for a marathon',
    'diesen Mittwoch habe ich die Kinder, da kann ich nicht trainieren',
    'Training Tue/Thu 19-21 (handball), no training in holidays',
    'not exercising makes me grumpy on Mondays',
    'no training with weights on Mondays',
    'no hard workouts on Mondays',
    'can’t do long sessions on weekdays',
    'can I train on Sundays?',
    'should I not train on Mondays?',
    'my son can’t train on Sundays',
    'The strength session on Wednesday takes 40 minutes.',
    'Fridays out with friends from 8',
    'I’m out Mon and Wed evenings 7-9 at choir',
    'Missing Tuesday and even Thursday won’t undo your training',
    'sat in the van with a stiff back, no workout done',
    'Work 9-5. On Fridays no training at the club so I’m free',
    'I get the shed 6 to 7.30am Mon/Wed/Fri and can’t train any other time on those days',
  ])('and shuts nothing that it does not: %s', (text) => expect(factsOf(text).week?.never).toBeUndefined())

  test('of the days that it names alone', () => {
    expect(factsOf('Tues n thurs i can only train after 8 cos of scouts. other days whenever').week).toEqual({
      windows: [{ days: ['tue', 'thu'], start: '20:00', end: '22:00' }],
    })
  })
})

describe('days away', () => {
  test.each([
    ['Christmas Day and Boxing Day no training, family', 'off', '2026-12-25', '2026-12-26'],
    ['On 5th Dec I’m giving blood and mustn’t train that day', 'off', '2026-12-05', '2026-12-05'],
    ['this weekend is a write off, stag do, no exercise', 'off', '2026-11-28', '2026-11-29'],
    ['whole of February I’m on a research ship, can’t train', 'off', '2027-02-01', '2027-02-28'],
    ['all of January I’m at sea, can’t train', 'off', '2027-01-01', '2027-01-31'],
    ['the whole of December I can’t train', 'off', '2026-12-01', '2026-12-31'],
    ['Sister’s wedding 10th to 14th December. No workouts possible those days', 'off', '2026-12-10', '2026-12-14'],
    ['Home to Mayo 24 to 26 December, no training', 'off', '2026-12-24', '2026-12-26'],
    ['Jan 11 thru Jan 22 I’m in a motel, no gear. short bodyweight workouts ok', 'light', '2027-01-11', '2027-01-22'],
    ['Work trip 7-11 Dec. Just a hotel room and a resistance band', 'light', '2026-12-07', '2026-12-11'],
  ])('%s: %s', (text, kind, from, to) => expect(factsOf(text).dated).toMatchObject([{ kind, from, to }]))

  test.each([
    'Mum is away 12-19 December so I’ll have the house to myself',
    'gave my boat away this weekend',
    'Husband away 3-6 December so school runs are mine',
  ])('are not those of %s', (text) => expect(factsOf(text).dated).toBeUndefined())

  test('of this weekend are those that are, on its Sunday too', () => {
    for (const since of ['2026-11-23', '2026-11-28', '2026-11-29'])
      expect(readAvailability('this weekend is a write off, no exercise', since).facts.dated).toMatchObject([
        { from: '2026-11-28', to: '2026-11-29' },
      ])
  })
})
