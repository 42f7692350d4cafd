import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const busy = (text: string) =>
  readCommitments(text).busy.map(({ days, start, end, label }) => `${days.join(' ')} ${start}-${end} ${label}`)

test.each([
  ['Fri off, rest 9-5', ['mon tue wed thu 09:00-17:00 work']],
  ['until 7 on Mondays, 5 otherwise', ['mon 09:00-19:00 work', 'tue wed thu fri 09:00-17:00 work']],
  ['until 7 on Mondays, 5 otherwise. start at 10', ['mon 10:00-19:00 work', 'tue wed thu fri 10:00-17:00 work']],
  ['I finish at 7 on Mondays, 5 the other days', ['mon 09:00-19:00 work', 'tue wed thu fri 09:00-17:00 work']],
  ['work until 6, 7:30 on tuesdays', ['mon wed thu fri 09:00-18:00 work', 'tue 09:00-19:30 work']],
  ['Wednesdays till 12, 9-5 otherwise', ['wed 09:00-12:00 work', 'mon tue thu fri 09:00-17:00 work']],
])('the other days have what is told of them: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  [
    'train 90 min each way on Tuesdays, office 9-5',
    ['mon tue wed thu fri 09:00-17:00 work', 'tue 07:30-09:00 commute', 'tue 17:00-18:30 commute'],
  ],
  ['on the road Mon-Thu, home Fri', ['mon tue wed thu 08:00-21:00 away']],
  ["Saturdays we are at my mum's", ['sat 08:00-21:00 family']],
  ['work 9-5. Saturdays at the allotment', ['mon tue wed thu fri 09:00-17:00 work']],
  ['on Wednesdays I have the kids from 4 til bedtime', ['wed 16:00-20:00 care']],
  ['I pick up my son at 3 every day except friday', ['mon tue wed thu 15:00-15:30 pick-up']],
])('rides, days away and days at home are what they are: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test('hours after work that nothing is named for are free', () => {
  const { busy: taken, preferences } = readCommitments('work 8-5. weekdays after 6')
  expect(taken.map(({ end }) => end)).toEqual(['17:00'])
  expect(preferences).toMatchObject([{ start: '18:00', strength: 'prefer' }])
})

test.each([
  ['meetings at 8, 10 and 3', ['08:00-09:00', '10:00-11:00', '15:00-16:00']],
  ['lectures Tue 9, 11 and 2', ['09:00-10:00', '11:00-12:00', '14:00-15:00']],
  ['standups at 9 and 4 on weekdays', ['09:00-09:30', '16:00-16:30']],
  ['clients at 6pm, 7pm and 8pm on Tuesdays', ['18:00-19:00', '19:00-20:00', '20:00-21:00']],
])('each hour of a list is one: %s', (text, hours) => {
  expect(readCommitments(text).busy.map(({ start, end }) => `${start}-${end}`)).toEqual(hours)
})

test('a number of something is no hour of a list', () => {
  expect(busy('call at 8 and 2 kids at home')).toContain('mon tue wed thu fri 08:00-08:30 call')
  expect(busy('call at 8 and 2 kids at home').filter((block) => block.endsWith('call'))).toHaveLength(1)
})

test.each([
  ['I finish work at 4', ['mon tue wed thu fri 09:00-16:00 work']],
  ['I get off work at 5 on Fridays', ['fri 09:00-17:00 work']],
  ['work finishes at 4', ['mon tue wed thu fri 09:00-16:00 work']],
  ['start at 7, finish work at 3.30', ['mon tue wed thu fri 07:00-15:30 work']],
  ['Shop open 10 to 6, closed Wednesdays', ['mon tue thu fri 10:00-18:00 work']],
  ['We are open 9-5 Tue-Sat', ['tue wed thu fri sat 09:00-17:00 work']],
  ['Sundays are full', ['sun 08:00-21:00 busy']],
  ['Two toddlers, mum has them Tue and Thu 9-1', []],
  ['nan looks after them Wed 1-5', []],
])('work ends where it is said to end, and what is somebody else’s is not theirs: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['I train 3 days a week, work 9-5', 'mon tue wed thu fri 09:00-17:00 work', 0.95],
  ['work four days a week, 9-5', 'mon tue wed thu fri 09:00-17:00 work', 0.5],
  ['I do 12 hour shifts, 7 to 7, three a week', 'mon tue wed thu fri 07:00-19:00 work', 0.5],
  ['busy till 7 weekdays', 'mon tue wed thu fri 08:00-19:00 busy', 0.5],
])('how often something is a week is no day of it: %s', (text, block, confidence) => {
  const [told] = readCommitments(text).busy
  expect([busy(text), told?.confidence]).toEqual([[block], confidence])
})

test.each([
  ['yoga Monday 6pm, book group Thursday 7.30pm', ['mon 18:00-19:00 yoga', 'thu 19:30-20:30 busy']],
  ['baker, work 4-11', ['mon tue wed thu fri 04:00-11:00 work']],
  ['baker, shop 2-8pm', ['mon tue wed thu fri 14:00-20:00 work']],
])('hours are of what they are told of: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test('early hours of a job that may be of the evening are asked about', () => {
  expect(readCommitments('part time job Fri Sat 5-11').busy.map(({ confidence }) => confidence)).toEqual([0.5])
})

test.each([
  ['I run a cafe 7-3', ['mon tue wed thu fri 07:00-15:00 work']],
  ['I run my own business 9-6', ['mon tue wed thu fri 09:00-18:00 work']],
  ['I run the pub, Wed-Sun 11-23', ['wed thu fri sat sun 11:00-23:00 work']],
  ["I'm a hairdresser: Tues-Sat, 9 till 6", ['tue wed thu fri sat 09:00-18:00 work']],
])('what somebody runs or is by trade is work: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each(['I run Tuesday 6-7am', 'I run a lap of the park Tuesday 6-7am'])('a run is a run: %s', (text) => {
  expect(busy(text)).toEqual(['tue 06:00-07:00 run'])
})

test.each([
  ["I'm a postie so 6 til 2, one Saturday in two", 'mon tue wed thu fri 06:00-14:00 work'],
  ['6-2 Mon-Fri, one Saturday in two', 'mon tue wed thu fri sat 06:00-14:00 work'],
  ['work 6-2, every other Saturday', 'mon tue wed thu fri 06:00-14:00 work'],
  ['choir Tuesday 7-9, every other Thursday', 'tue 19:00-21:00 choir'],
])('what is of every other week takes the hours of no other day: %s', (text, usual) => {
  const [first, ...others] = readCommitments(text).busy
  expect(busy(text)[0]).toBe(usual)
  expect(first?.confidence).toBe(0.95)
  for (const { confidence } of others) expect(confidence).toBeLessThan(0.6)
})

test('what is done every evening is done at weekends too, but for what is taken out', () => {
  expect(busy('studying for the bar every evening 7-10 except Friday')).toEqual([
    'mon tue wed thu sat sun 19:00-22:00 school',
  ])
})

test('what is a last resort, or not there, is no wish', () => {
  const wishes = (text: string) =>
    readCommitments(text).preferences.map(({ start, strength }) => `${start} ${strength}`)
  expect(wishes('Mornings are best, evenings are a last resort')).toEqual(['08:00 prefer', '18:00 avoid'])
  expect(wishes("Weekends I'm at the cottage so no gym")).toEqual([])
})

test('who is home at an hour eats at another', () => {
  expect(busy('I get home at 6:15 and want to eat by 8')).toEqual(['mon tue wed thu fri sat sun 20:00-21:00 dinner'])
})

test('a nap is of the afternoon', () => {
  expect(busy('I nap 2-3 after my early shift (5-1)')).toContain('mon tue wed thu fri sat sun 14:00-15:00 sleep')
})

test('of two stretches of bare hours the second is of the evening, and who is out by an hour is at work', () => {
  expect(busy('Walk the dog 7-7.45 & 6-6.45')).toEqual([
    'mon tue wed thu fri sat sun 07:00-07:45 dog walk',
    'mon tue wed thu fri sat sun 18:00-18:45 dog walk',
  ])
  expect(busy("Weekdays I'm up at 5 and out by 6, back around 5.30")).toEqual(['mon tue wed thu fri 06:00-17:30 work'])
})

test.each(['work 9-5, train after 6', 'Work 9-5, lunch 12-1, train after 6', 'Work 9-5. Train after 6.'])(
  'hours of training are no more work: %s',
  (text) => {
    expect(busy(text)).toEqual(['mon tue wed thu fri 09:00-17:00 work'])
    expect(readCommitments(text).preferences).toMatchObject([{ start: '18:00', strength: 'prefer' }])
  },
)

test('a nursery run is one to school', () => {
  expect(busy('Nursery run 7.30, office 9-5, nursery run 5.30')).toEqual([
    'mon tue wed thu fri 07:30-08:30 school run',
    'mon tue wed thu fri 09:00-17:00 work',
    'mon tue wed thu fri 17:30-18:30 school run',
  ])
})

test.each([
  ['long days (7am-7.30pm) Mon Tue and every other Sat', 'mon tue 07:00-19:30', 'sat 07:00-19:30'],
  ['Ich arbeite Mo, Di und jeden zweiten Mittwoch 9-17 Uhr', 'mon tue 09:00-17:00', 'wed 09:00-17:00'],
])('of a list of days the last may be of every other week, and is asked about: %s', (text, sure, asked) => {
  expect(busy(text)).toEqual([`${sure} work`, `${asked} work`])
  expect(readCommitments(text).busy.map(({ confidence }) => confidence >= 0.6)).toEqual([true, false])
})

test.each([
  [
    'Milking 5 to 8 morning and 3.30 to 6 evening, every day',
    ['mon tue wed thu fri sat sun 05:00-08:00 farm work', 'mon tue wed thu fri sat sun 15:30-18:00 farm work'],
  ],
  ['Saturday mornings church with the family 10-12', ['sat 10:00-12:00 worship']],
  ["the restaurant Wed-Sun, I'm in from 3 until close at midnight", ['wed thu fri sat sun 15:00-00:00 work']],
])('a part of the day, or the name of an hour, says which hours are meant: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['My shift is 10 am to 7 pm Monday to Saturday, Sunday weekly off', ['mon tue wed thu fri sat 10:00-19:00 work']],
  ['Mon pottery 7-9 / Tue nil / Wed scouts 6.30-8', ['mon 19:00-21:00 evening class', 'wed 18:30-20:00 scouts']],
  ['School is 8.45 to 3.15 every day', ['mon tue wed thu fri 08:45-15:15 school']],
])('a day off, or without school, is none of the days before it: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test('hours of the office are of the days there, and not of those at home', () => {
  expect(busy('wfh mon wed fri, office tue thu (leave 7 back 6:45)')).toContain('tue thu 07:00-18:45 work')
  expect(busy('Work from home Monday and Friday, in the office Tuesday to Thursday 8 to 6')).toContain(
    'tue wed thu 08:00-18:00 work',
  )
})

test.each([
  ['I can train any time except Tuesday 9-12', ['tue 09:00-12:00 busy']],
  [
    'Work 9-5. I can train whenever except Thursdays 6pm-8pm',
    ['mon tue wed thu fri 09:00-17:00 work', 'thu 18:00-20:00 busy'],
  ],
  ['Free all day except Mon 9-1 and Thu 2-6', ['mon 09:00-13:00 work', 'thu 14:00-18:00 work']],
])('what is taken out of all hours is busy: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
  expect(readCommitments(text).preferences).toEqual([])
})

test.each([
  ['Je travaille de 4h à 12h du mardi au samedi', ['tue wed thu fri sat 04:00-12:00 work']],
  ['boulangère, je bosse de 3h à 11h tous les jours sauf le lundi', ['tue wed thu fri sat sun 03:00-11:00 work']],
])('hours that are counted to 24 are of the half that they are written in: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['Every other Friday off, otherwise 8-4', ['mon tue wed thu 08:00-16:00 work', 'fri 08:00-16:00 work']],
  ['7-4:45, every other Friday off', ['mon tue wed thu 07:00-16:45 work', 'fri 07:00-16:45 work']],
])('a day off in every other week is asked about, and not taken for off: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
  expect(readCommitments(text).busy.map(({ confidence }) => confidence >= 0.6)).toEqual([true, false])
})

test.each([
  ['Work 9-5, closed Monday mornings and Sundays', ['mon tue wed thu fri 09:00-17:00 work']],
  ['leave 6:40, home by 17:50, Fridays 15:00', ['mon tue wed thu 06:40-17:50 work', 'fri 06:40-15:00 work']],
  ['Tue 8-6.30, Thu 1-7.30, on call every 4th weekend', ['tue 08:00-18:30 work', 'thu 13:00-19:30 work']],
  ['I bambini li prendo alle 16:15 tutti i giorni tranne il venerdì', ['mon tue wed thu 16:15-16:45 pick-up']],
  [
    'work 10-7 with 1 hr travel each side',
    [
      'mon tue wed thu fri 10:00-19:00 work',
      'mon tue wed thu fri 09:00-10:00 commute',
      'mon tue wed thu fri 19:00-20:00 commute',
    ],
  ],
])('what a day has of its own changes that day alone: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['Work four days, Wednesdays off, 8-6', ['mon tue thu fri 08:00-18:00 work']],
  ['9-5 except Friday afternoons', ['mon tue wed thu 09:00-17:00 work', 'fri 09:00-13:00 work']],
  ['Work 8-4 apart from Wednesday mornings', ['mon tue thu fri 08:00-16:00 work', 'wed 12:00-16:00 work']],
])('a day off, or a part of one, is taken out of the work: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test('what is refused before an hour that is told elsewhere is asked about', () => {
  const [avoided] = readCommitments('my husband has the car until 6 so nothing before that Mon to Fri').preferences
  expect(avoided?.confidence).toBeLessThan(0.6)
})

test('sleep that follows work lasts from its end until it is said to end', () => {
  expect(busy('night shift 22-6 Mon-Thu then sleep until 2pm')).toEqual([
    'mon tue wed thu 22:00-06:00 night shift',
    'tue wed thu fri 06:00-14:00 sleep',
  ])
})

test('nights that are named by their day are its evenings', () => {
  const [avoided] = readCommitments('Work 9-5, so no Friday nights').preferences
  expect(avoided).toMatchObject({ days: ['fri'], start: '18:00', end: '23:00' })
})

test('the sixth day of a week that has no Sunday is Saturday', () => {
  expect(busy('shop 9-6, 6 days a week, closed Sundays')).toEqual(['mon tue wed thu fri sat 09:00-18:00 work'])
})

test('who avoids early mornings has the later ones', () => {
  const avoided = (text: string) => readCommitments(text).preferences.map(({ start, end }) => `${start}-${end}`)
  expect(avoided('Night feeds so no early mornings')).toEqual(['05:00-08:00'])
  expect(avoided('Night feeds so I avoid mornings')).toEqual(['05:00-12:00'])
})

test('what follows from something rare is as rare', () => {
  expect(readCommitments('On call one week in four, then nothing after 5').preferences).toEqual([])
})

test.each([
  ['Never more than two days in a row, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['No more than three days in a row, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['No gym nearby, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['I used to swim, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['no kids, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  [
    'no more yoga, work 9-5, kids 18-20',
    ['mon tue wed thu fri 09:00-17:00 work', 'mon tue wed thu fri sat sun 18:00-20:00 children'],
  ],
  ['I used to work nights, 22-6', []],
])('what is not is no part of what is: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
  expect(readCommitments(text).preferences).toEqual([])
})

test.each([
  ['Sat gym, work 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['Sunday church 9-11, work 9-5', ['sun 09:00-11:00 worship', 'mon tue wed thu fri 09:00-17:00 work']],
  ['Samstag Verein 9-11, Arbeit 8-17', ['sat 09:00-11:00 verein', 'mon tue wed thu fri 08:00-17:00 work']],
  [
    'Sat market stall 7-9, then work 10-6',
    ['sat 07:00-09:00 market stall', 'mon tue wed thu fri sat 10:00-18:00 work'],
  ],
])('work beside what a day of the weekend holds is of the working week: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['Tennis Sat 10-12 and Wed 7-8pm', ['sat 10:00-12:00 tennis', 'wed 19:00-20:00 tennis']],
  ['Swim Mon 7-8am and Thu 6-7pm', ['mon 07:00-08:00 swim', 'thu 18:00-19:00 swim']],
  ['Rowing club: Tue Thu 5.45-7.15am, Sat 8-10am', ['tue thu 05:45-07:15 rowing club', 'sat 08:00-10:00 rowing club']],
  [
    'Climbing Mon 7-9pm and Fri 6-8pm, uni lectures 10-4 Mon to Thu',
    ['mon 19:00-21:00 climbing', 'fri 18:00-20:00 climbing', 'mon tue wed thu 10:00-16:00 school'],
  ],
  [
    'Rowing club Sat 7-9 am, solicitor 9-6',
    ['sat 07:00-09:00 rowing club', 'mon tue wed thu fri sat sun 09:00-18:00 work'],
  ],
  ['Work Mon 9-5, Tue 10-6', ['mon 09:00-17:00 work', 'tue 10:00-18:00 work']],
  ['Bouldering Tue 7-9pm', ['tue 19:00-21:00 bouldering']],
  ['Bootcamp class Tue 7-8pm', ['tue 19:00-20:00 bootcamp']],
  ['Piscine le mardi et le jeudi de 12h15 à 13h15', ['tue thu 12:15-13:15 swim']],
])('each of the hours of a sport is of that sport: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['I never work Fridays, 9-5 otherwise', ['mon tue wed thu 09:00-17:00 work']],
  ['I never work weekends, office 9-5', ['mon tue wed thu fri 09:00-17:00 work']],
  ['Sat: gym 8-9, work 10-6', ['sat 08:00-09:00 gym', 'mon tue wed thu fri sat 10:00-18:00 work']],
])('days without work are days off: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['My boys have football Sat 9-12 and rugby Sun 10-12', 'rugby (not mine)'],
  ['My son has swimming Tue 5pm and judo Thu 5pm', 'judo (not mine)'],
  ['My husband plays tennis Mon and football Thu 8pm', 'football (not mine)'],
  ['My daughter has ballet Sat 9-11am and football Sun 10am', 'football (not mine)'],
  ['My daughters April and June have swimming Tuesday 5-6pm, I sit there', 'training (not mine)'],
  ['kids karate Mon 5-6pm, football Fri 4-5pm', 'football (not mine)'],
  ['I teach ballet Mon 4-8pm and boxing Sat 9-11am', 'boxing (not mine)'],
  ['My husband has the baby Mon and judo Thu 8pm', 'judo'],
  ['My wife plays tennis Mon, gym Tue Thu 6pm', 'gym'],
])('what is joined to the sport of others is theirs: %s', (text, label) => {
  expect(busy(text).at(-1)).toMatch(new RegExp(` ${label.replace(/[()]/g, '\\$&')}$`))
})

test.each([
  'Je finis le boulot à 18h',
  'Je sors du travail à 18h',
  'termino de trabajar a las 18h',
  'acabo de trabajar a las 18',
  'finisco di lavorare alle 18',
  'termino o trabalho às 18h',
  'stop met werken om 18u',
  'I finish work at 6pm',
])('the end of work is no beginning: %s', (text) => {
  expect(busy(text)).toEqual(['mon tue wed thu fri 09:00-18:00 work'])
})

test.each([
  ['Church Sunday am', '08:00'],
  ['Kids football Sat am', '08:00'],
])('the letters behind a day tell its half: %s', (text, start) => {
  expect(readCommitments(text).busy.map((block) => block.start)).toEqual([start])
})
