import { expect, test } from 'vitest'
import { longDaysNow } from './long-days-now.ts'

const said = (text: string) => longDaysNow(text).map(({ sport, days }) => `${sport} ${days.join(' ')}`)

test.each([
  ['M/W/F lift, T/Th run, Sat long run, work 9-5', ['run sat']],
  ['work 9-5, long run on Saturdays', ['run sat']],
  ['Gym Tue & Thu 3-4pm, long run Sunday 9am.', ['run sun']],
  ['I do my long run on Saturday', ['run sat']],
  ['Tuesdays run, Fridays my long run with the club', ['run fri']],
  ['gym Mon Wed and long run Sat', ['run sat']],
  ['long ride Sunday 8-12, long run Saturday', ['cycle sun', 'run sat']],
  ['long runs at weekends', ['run sat sun']],
  ['long run Saturday or Sunday', ['run sat sun']],
  ['samstags langer Lauf', ['run sat']],
  ['sortie longue le dimanche', ['run sun']],
  ['tirada larga los domingos', ['run sun']],
  ['sabato lungo', ['run sat']],
  ['lange duurloop op zondag', ['run sun']],
  ['longão no domingo', ['run sun']],
])('the day of a long session is heard in "%s"', (text, days) => {
  expect(said(text)).toEqual(days)
})

test.each([
  '',
  'no long run on Saturdays',
  "I can't do my long run on Sundays",
  'I used to do a long run on Saturdays',
  'my wife has her long run on Sunday',
  'long run next Saturday',
  'long run every other Sunday',
  'long run whenever it fits',
  'long run any day',
  'long ride to work on Mondays',
  'Sat long run Sun off',
  'gym Monday long run Sunday',
  'long weekend at Christmas, Saturday run',
  'it is a long run to the bus. Work Monday to Friday',
])('nothing is heard of it in "%s"', (text) => {
  expect(said(text)).toEqual([])
})
