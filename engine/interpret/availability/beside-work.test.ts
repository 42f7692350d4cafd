import { expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const read = (text: string) => {
  const { facts, rest } = readAvailability(text, '2026-11-30')
  return { week: facts.week, busy: readCommitments(rest).busy.map(({ days, start, end }) => `${days} ${start}-${end}`) }
}
const WORK = ['mon,tue,wed,thu,fri 09:00-17:00']

test.each([
  'Work 9-5. Sundays off.',
  'Work 9-5, Sunday off.',
  'i work 9 to 5 not on sundays',
  'work 9-5 rest day sunday',
  'work 9-5, rest sunday',
  'Work 9-5. No Sundays.',
  "Work 9-5 and I'd like Sundays off.",
  'Ich arbeite 9-17 Uhr, sonntags frei.',
  'Je travaille de 9h à 17h, pas le dimanche.',
  'Trabajo de 9 a 17, no los domingos.',
  'Ik werk 9-17 uur, zondag vrij.',
])('a Sunday beside work by day is kept free of training, and none of work: %s', (text) => {
  expect(read(text)).toEqual({ week: { never: ['sun'] }, busy: WORK })
})

test.each(['Work 9-5 Mon-Sat, Sundays off', 'Work 9-5. Weekends off.', 'Shifts 7-7, work 9-5 some days, Sundays off'])(
  'what may be off from work says nothing of training: %s',
  (text) => expect(read(text).week).toBeUndefined(),
)

test.each([
  ['Work 9-5. Want to be done by 7pm.', '05:30', '19:00'],
  ['Work 9-5. I have to be finished by 9pm.', '05:30', '21:00'],
  ['Work 9-5. I need to be home by 8pm.', '05:30', '20:00'],
  ['i work 9 to 5 not after 8pm', '05:30', '20:00'],
  ['Work 9-5, not later then 8pm', '05:30', '20:00'],
  ['Work 9-5, evenings only.', '17:00', '21:30'],
  ['work 9-5 evenings only', '17:00', '21:30'],
  ['Ich arbeite 9-17 Uhr. Nur abends.', '17:00', '21:30'],
])('an hour behind the work is of training: %s', (text, start, end) => {
  expect(read(text).week?.windows).toMatchObject([{ start, end }])
  expect(read(text).busy).toEqual(WORK)
})

test('a day that cannot be is none that work is on alone', () => {
  expect(read('work 9 to 5 cant do wednesdays')).toEqual({ week: { never: ['wed'] }, busy: WORK })
})

test.each([
  ["Fridays I'm free after 1pm", 'fri', '13:00'],
  ['Tuesday free from 4pm', 'tue', '16:00'],
])('hours of a day that is free from then on are of that day: %s', (text, day, start) => {
  expect(read(text).week?.windows).toMatchObject([{ days: [day], start }])
})

test.each<[text: string, ...busy: string[]]>([
  ['Work 9-5, half days on Fridays (finish at 1).', 'mon,tue,wed,thu 09:00-17:00', 'fri 09:00-13:00'],
  ['Mo - Fri 9-5 work', ...WORK],
  ['Mornings work better for me, job 9 to 5.', ...WORK],
  ['I have to be finished by nine. Work 9-5', ...WORK],
  ['badminton thursdays 8pm to 10pm nothing else that day', 'thu 20:00-22:00'],
])('words around working hours leave them as they are: %s', (text, ...busy) => expect(read(text).busy).toEqual(busy))
