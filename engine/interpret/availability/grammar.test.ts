import { expect, test } from 'vitest'
import { WEEKDAYS, type Weekday } from '../../model.ts'
import { readAvailability } from './availability.ts'

const weekOf = (text: string) => readAvailability(text, '2026-03-02').facts.week
const WORKDAYS = WEEKDAYS.slice(0, 5)
const most = (days: readonly Weekday[], minutes: number) => Object.fromEntries(days.map((day) => [day, minutes]))

test.each<[text: string, never: readonly Weekday[]]>([
  ['Mondays are a write-off', ['mon']],
  ['Work 9-5. Mondays are a write-off', ['mon']],
  ['weekends are sacred, family only', ['sat', 'sun']],
  ['leave my Sundays alone', ['sun']],
  ['rest day has to be Monday', ['mon']],
  ['Sunday is my rest day', ['sun']],
  ['I rest on Fridays', ['fri']],
  ['Tuesday is my day of rest', ['tue']],
  ['I like to keep Saturdays clear', ['sat']],
  ['Sundays are for church and family', ['sun']],
  ['Any day except Monday', ['mon']],
  ["I'm happy to train any day but Monday", ['mon']],
  ['office 8-6, Thursdays are a no-go', ['thu']],
])('%s: never', (text, never) => {
  expect(weekOf(text)).toEqual({ never })
})

test.each<[text: string, windows: readonly (readonly [readonly Weekday[], string, string])[]]>([
  ['only evenings after 7', [[WEEKDAYS, '19:00', '22:00']]],
  ['any time after the kids are in bed, so from 8', [[WEEKDAYS, '20:00', '22:00']]],
  ['only after 7', [[WEEKDAYS, '19:00', '22:00']]],
  ['only before 7', [[WEEKDAYS, '05:00', '07:00']]],
  ['evenings only, and not past 9', [[WEEKDAYS, '17:00', '21:00']]],
  ['not past 9', [[WEEKDAYS, '05:30', '21:00']]],
  ['I never train on a Friday night', [[['fri'], '05:30', '18:00']]],
  ['No workouts on Monday mornings', [[['mon'], '12:00', '22:00']]],
  ['work 9-5, I can do mornings but not evenings', [[WEEKDAYS, '05:30', '11:00']]],
  ['Training has to be done by 7am', [[WEEKDAYS, '05:00', '07:00']]],
  ['Friday nights are out', [[['fri'], '05:30', '18:00']]],
  ['work 9-5, Tuesday mornings are out', [[['tue'], '12:00', '22:00']]],
  ['never after 3pm', [[WEEKDAYS, '05:30', '15:00']]],
  ['never before 1pm', [[WEEKDAYS, '13:00', '22:00']]],
  ['Never before noon', [[WEEKDAYS, '12:00', '22:00']]],
  [
    'weekdays after 6, weekends before noon',
    [
      [WORKDAYS, '18:00', '22:00'],
      [['sat', 'sun'], '05:00', '12:00'],
    ],
  ],
])('%s: hours', (text, windows) => {
  expect(weekOf(text)).toEqual({ windows: windows.map(([days, start, end]) => ({ days, start, end })) })
})

test.each<[text: string, maxMin: Readonly<Record<string, number>>]>([
  ['45 min tops, an hour at weekends', { ...most(WEEKDAYS, 45), sat: 60, sun: 60 }],
  ["I can squeeze in 25 minutes before work, that's all", most(WORKDAYS, 25)],
  ['half an hour is my limit on work days', most(WORKDAYS, 30)],
  ['work 9-5, I can manage 40 minutes', most(WEEKDAYS, 40)],
])('%s: minutes', (text, maxMin) => {
  expect(weekOf(text)).toEqual({ maxMin })
})

test.each([
  "Saturdays I'm free all day",
  "I'm free on Sundays",
  'I finish at half past 9',
  'an hour at weekends',
  'School, Saturday mornings only',
  'Mon and Wed I have the kids from 3, Tue and Thu from 5',
  'I have the kids Mon and Wed from 3. Tue and Thu from 5.',
  '9-5 Mon, Tue free, Wed 10-4',
  'I run a cafe. Open 7-3 every day bar Monday',
  'We are open 9-5 Tue-Sat',
  'I get an hour for lunch at 12.30',
  'Church Sunday at 10, lunch with my parents',
  "Kids in bed by 7:30, I'm asleep by 10",
  'lab 10-7, weekends flexible',
])('what shuts nothing: %s', (text) => {
  expect(weekOf(text)).toBeUndefined()
})

const others = (...days: readonly Weekday[]) => WEEKDAYS.filter((day) => !days.includes(day))

test.each<[text: string, week: object]>([
  ...[
    'weekends are free, weekdays only before 8am',
    'Weekends are wide open, weekdays only before 8am',
    'weekends any time, weekdays only before 8am',
  ].map((text): [string, object] => [text, { windows: [{ days: WORKDAYS, start: '05:00', end: '08:00' }] }]),
  [
    'I can train any morning before 7:30 and Saturday afternoons',
    {
      windows: [
        { days: WEEKDAYS, start: '05:00', end: '07:30' },
        { days: ['sat'], start: '13:00', end: '18:00' },
      ],
    },
  ],
  [
    'weekdays 6-7 am or 8-9 pm, sat anytime, sun off',
    {
      never: ['sun'],
      windows: [
        { days: WORKDAYS, start: '06:00', end: '07:00' },
        { days: WORKDAYS, start: '20:00', end: '21:00' },
      ],
    },
  ],
  [
    'Any time except 3 to 6',
    {
      windows: [
        { days: WEEKDAYS, start: '05:30', end: '15:00' },
        { days: WEEKDAYS, start: '18:00', end: '22:00' },
      ],
    },
  ],
  [
    'Between 10 and 2 while the kids are at school, Mon to Thu',
    { windows: [{ days: WEEKDAYS.slice(0, 4), start: '10:00', end: '14:00' }] },
  ],
  ...[
    'Training must be finished by 7:15 because I leave for work at 7:45',
    'Training has to be done by 7.15, I leave for work at 7.45',
  ].map((text): [string, object] => [text, { windows: [{ days: WEEKDAYS, start: '05:00', end: '07:15' }] }]),
  [
    'Mon 30, Tue 60, Wed off, Thu 30, Fri off, weekend 90',
    { never: ['wed', 'fri'], maxMin: { mon: 30, tue: 60, thu: 30, sat: 90, sun: 90 } },
  ],
  [
    'Available Mon-Thu 7pm onwards, Fri not at all, Sat before noon, Sun flexible',
    {
      never: ['fri'],
      windows: [
        { days: WEEKDAYS.slice(0, 4), start: '19:00', end: '22:00' },
        { days: ['sat'], start: '05:00', end: '12:00' },
      ],
    },
  ],
  [
    'Free: Mon 18-20, Wed 18-20, Sat 9-12',
    {
      windows: [
        { days: ['mon'], start: '18:00', end: '20:00' },
        { days: ['wed'], start: '18:00', end: '20:00' },
        { days: ['sat'], start: '09:00', end: '12:00' },
      ],
    },
  ],
  [
    "evenings ok except when my husband's on lates (Mon, Tue)",
    { never: ['mon', 'tue'], windows: [{ days: others('mon', 'tue'), start: '17:00', end: '21:30' }] },
  ],
  ["After 9pm I'm dead", { windows: [{ days: WEEKDAYS, start: '05:30', end: '21:00' }] }],
  ['höchstens 45 Minuten, samstags 2 Stunden', { maxMin: { ...most(WEEKDAYS, 45), sat: 120 } }],
  ['45 min, Saturdays 90 min', { maxMin: { ...most(WEEKDAYS, 45), sat: 90 } }],
  ['30 min Mondays, 60 min Saturdays', { maxMin: { mon: 30, sat: 60 } }],
  [
    'I only have 30 minutes before 7am on Mon, Wed, Fri',
    {
      never: others('mon', 'wed', 'fri'),
      windows: [{ days: ['mon', 'wed', 'fri'], start: '05:00', end: '07:00' }],
      maxMin: most(['mon', 'wed', 'fri'], 30),
    },
  ],
  [
    'I can do 30 min Mon, Wed, Fri before 7',
    {
      windows: [{ days: ['mon', 'wed', 'fri'], start: '05:00', end: '07:00' }],
      maxMin: most(['mon', 'wed', 'fri'], 30),
    },
  ],
  ['I only have 30 minutes on Mondays', { maxMin: { mon: 30 } }],
  [
    'Am Wochenende jederzeit, sonst nur abends ab 20 Uhr',
    { windows: [{ days: WORKDAYS, start: '20:00', end: '22:00' }] },
  ],
  ['Sonntag bitte frei lassen', { never: ['sun'] }],
  ['Zondag vrij houden', { never: ['sun'] }],
  ['Só de manhã antes das 7', { windows: [{ days: WEEKDAYS, start: '05:00', end: '07:00' }] }],
  ['Solo il sabato e la domenica', { never: WORKDAYS }],
  ["Massimo mezz'ora nei giorni feriali", { maxMin: most(WORKDAYS, 30) }],
  [
    'Alleen dinsdag en donderdag na 19 uur',
    { never: others('tue', 'thu'), windows: [{ days: ['tue', 'thu'], start: '19:00', end: '22:00' }] },
  ],
  ['Nooit voor 9 uur in het weekend', { windows: [{ days: ['sat', 'sun'], start: '09:00', end: '22:00' }] }],
  ['I can train 4 times a week: Mon, Tue, Thu, Sat', { never: ['wed', 'fri', 'sun'] }],
  ['Training days: Monday, Wednesday, Saturday', { never: others('mon', 'wed', 'sat') }],
  ['weekends only, 2 hours max', { never: WORKDAYS, maxMin: most(['sat', 'sun'], 120) }],
  ['never more than 45 minutes', { maxMin: most(WEEKDAYS, 45) }],
  ['Keep it under 40 minutes please', { maxMin: most(WEEKDAYS, 40) }],
  ['before work or at lunch, never evenings', { windows: [{ days: WEEKDAYS, start: '05:30', end: '18:00' }] }],
  ['No training on Mondays please, and keep it under an hour', { never: ['mon'], maxMin: most(WEEKDAYS, 60) }],
  ['never more than 45 minutes, never on Sunday', { never: ['sun'], maxMin: most(WEEKDAYS, 45) }],
  [
    'Max 45 min on work days, 90 on Saturday, Sunday off',
    { never: ['sun'], maxMin: { ...most(WORKDAYS, 45), sat: 90 } },
  ],
  [
    'Evenings after 7.30. Never Sundays. 40 minutes max',
    {
      never: ['sun'],
      maxMin: most(WEEKDAYS, 40),
    },
  ],
  [
    'Training windows: Mon 17-19, Wed 17-19, Sat 8-11. Max 75 minutes.',
    {
      windows: [
        { days: ['mon'], start: '17:00', end: '19:00' },
        { days: ['wed'], start: '17:00', end: '19:00' },
        { days: ['sat'], start: '08:00', end: '11:00' },
      ],
      maxMin: most(WEEKDAYS, 75),
    },
  ],
  [
    'Weekdays: 30 min tops, before 7 or after 9.',
    {
      windows: [
        { days: WORKDAYS, start: '05:00', end: '07:00' },
        { days: WORKDAYS, start: '21:00', end: '23:00' },
      ],
      maxMin: most(WORKDAYS, 30),
    },
  ],
  ['two hours Saturday, everything else max 40 min', { maxMin: { ...most(others('sat'), 40), sat: 120 } }],
  ['I need Sundays completely off', { never: ['sun'] }],
  ['I can sneak out at 12 for 40 minutes', { windows: [{ days: WEEKDAYS, start: '12:00', end: '12:40' }] }],
  ['Sat and Sun whenever, otherwise only 6-7am', { windows: [{ days: WORKDAYS, start: '06:00', end: '07:00' }] }],
  [
    'I only have 45 mins at lunch (12:30) on weekdays, weekends are wide open',
    { windows: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '12:30', end: '13:15' }] },
  ],
  [
    'im free tue n thurs eves, rest of week is a no go',
    { never: others('tue', 'thu'), windows: [{ days: ['tue', 'thu'], start: '17:00', end: '21:30' }] },
  ],
  [
    'free all day wednesday, rest of the week only after 8pm',
    { windows: [{ days: others('wed'), start: '20:00', end: '22:00' }] },
  ],
  [
    'free after 7 except Tuesdays after 8',
    {
      windows: [
        { days: others('tue'), start: '19:00', end: '22:00' },
        { days: ['tue'], start: '20:00', end: '22:00' },
      ],
    },
  ],
  ['Not before 9am, not after 8pm', { windows: [{ days: WEEKDAYS, start: '09:00', end: '20:00' }] }],
  ['weekdays after 6', { windows: [{ days: WORKDAYS, start: '18:00', end: '22:00' }] }],
  ['work 8-5. Free after 7', { windows: [{ days: WEEKDAYS, start: '19:00', end: '22:00' }] }],
  ['7am-7pm shifts tue wed thu, nothing on those days please', { never: ['tue', 'wed', 'thu'] }],
  [
    'Cant do mornings, cant do weekends',
    { never: ['sat', 'sun'], windows: [{ days: WEEKDAYS, start: '12:00', end: '22:00' }] },
  ],
  ['Thursdays 60 mins, other days 30', { maxMin: { ...most(others('thu'), 30), thu: 60 } }],
  [
    'evenings only, after the little one is down at 7.30',
    { windows: [{ days: WEEKDAYS, start: '19:30', end: '22:00' }] },
  ],
  [
    'gym is only open 6-9pm wkdays and 10-2 sat',
    {
      never: ['sun'],
      windows: [
        { days: WORKDAYS, start: '18:00', end: '21:00' },
        { days: ['sat'], start: '10:00', end: '14:00' },
      ],
    },
  ],
])('days and hours by what is said of each: %s', (text, week) => {
  expect(weekOf(text)).toEqual(week)
})

test('a reason that says when is left to be read on its own', () => {
  const { sayings, rest } = readAvailability(
    'I can do mornings except Wednesday because I have choir tuesdays',
    '2026-03-02',
  )
  expect(sayings).toMatchObject([{ kind: 'only', days: others('wed') }])
  expect(rest.trim()).toBe('because I have choir tuesdays')
})

test.each([
  '9-5, kids to bed at 8',
  'Work 9-5. I train Monday, Wednesday and Friday 6-7pm',
  'I do 8 til 4 mon to thurs and only till 12 on a friday',
  'I dont work fridays. other weekdays 8-4',
  'No gym on Tuesdays but I can run',
  'heat 39.8 after the run, not ill, just the sun, and talking daft',
  'So lunch is free 12-2, working 8-6 otherwise',
  "Mum's funeral tuesday. Not training that day",
  'Monday walked, Tuesday nothing, Wednesday weights',
])('what is of something else shuts nothing: %s', (text) => {
  expect(weekOf(text)).toBeUndefined()
})

test('"Sat am" and "Mon pm" are halves of a day, and "that is it" shuts the others', () => {
  expect(weekOf('only free Sat am and Mon pm')).toEqual({
    never: ['tue', 'wed', 'thu', 'fri', 'sun'],
    windows: [
      { days: ['sat'], start: '05:30', end: '11:00' },
      { days: ['mon'], start: '12:00', end: '21:30' },
    ],
  })
  expect(weekOf("free: Mon eve, Wed eve, Sat am, that's it")?.never).toEqual(['tue', 'thu', 'fri', 'sun'])
  expect(weekOf('Montag am Abend Chor 19-21')).toBeUndefined()
})
