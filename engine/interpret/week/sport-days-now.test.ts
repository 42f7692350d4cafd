import { expect, test } from 'vitest'
import { sportDaysNow } from './sport-days-now.ts'

const said = (text: string) => sportDaysNow(text).map(({ sport, notOn }) => `${sport} ${notOn.join(' ')}`)

test.each([
  ['work 9-5, no gym on Fridays', ['strength fri']],
  ['no running on Mondays, work 9-5', ['run mon']],
  ['No swimming on Tuesdays and no running at weekends. Swim Thurs 12-1pm.', ['run sat sun', 'swim tue']],
  ["I can't go to the gym on Mon and Wed", ['strength mon wed']],
  ["I don't run on Mondays", ['run mon']],
  ['never lift on Fridays', ['strength fri']],
  ['On Mondays I do not run', ['run mon']],
  ['Freitags kein Schwimmen', ['swim fri']],
  ['Samstags lieber Radfahren, kein Laufen am Dienstag', ['run tue']],
  ['Niente corsa nel weekend', ['run sat sun']],
  ['pas de course le lundi', ['run mon']],
  ['no corro los lunes', ['run mon']],
  ['geen sportschool op vrijdag', ['strength fri']],
  ['não corro aos domingos', ['run sun']],
  ['Gym only on Mondays', ['strength tue wed thu fri sat sun']],
  ['Gym at weekends only', ['strength mon tue wed thu fri']],
  ['gym on Saturday only, work 9-5', ['strength mon tue wed thu fri sun']],
  ['Only gym on weekends', ['strength mon tue wed thu fri']],
  ['I only go to the gym on weekends', ['strength mon tue wed thu fri']],
  ['I only lift on Mondays and Fridays. Work 9-5', ['strength tue wed thu sat sun']],
  ['Work 9-5, only run on Tuesdays and Thursdays', ['run mon wed fri sat sun']],
  ['Runs only on Tues, Thurs and Sat. Work 9-6', ['run mon wed fri sun']],
])('the days without a sport are heard in "%s"', (text, days) => {
  expect(said(text)).toEqual(days)
})

test.each([
  '',
  'gym on Fridays',
  'no gym on Fridays until the end of January',
  'no gym on Fridays after 6pm',
  'no gym nearby, Fridays off',
  'my wife does not run on Mondays',
  'no running this Monday',
  'no training on Mondays',
  'no runs longer than an hour, Monday gym',
  'I used to not run on Mondays',
  'run Tuesday, not Monday gym only if I must',
  'not more than one run on Mondays',
  'the gym is closed on Sundays',
  'I never miss a run on Sundays',
  "I can't wait to run on Sundays",
  'no long run on Saturdays',
  "I don't mind running on Mondays",
  'not only gym on Mondays but Fridays too',
  'no work on Fridays, gym on Fridays',
])('nothing is heard of them in "%s"', (text) => {
  expect(said(text)).toEqual([])
})
