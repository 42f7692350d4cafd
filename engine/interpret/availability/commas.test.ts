import { expect, test } from 'vitest'
import { withCommas } from './commas.ts'

/** As typed, and where commas belong. */
const LEFT_OUT = [
  'work mon to fri 9 to 5,gym tues and thurs evening',
  'yoga wednesday 6 to 7,work 9 to 5',
  'wed yoga 6 to 7,work 9 to 5',
  '9-5 work,6-7 gym tues',
  'gym tuesday and thursday,work 9 to 5',
  'monday gym,tuesday run,wednesday swim,work 9-5',
  'work 9-5 mon-fri,gym 6am tuesday,yoga 7pm thursday',
  'work 9-5,tuesday gym 6am,thursday yoga 7pm',
  'work 9-5,tuesday 7pm gym',
  'work 9-5,fridays i finish at 1',
  'work 9-5 monday to friday,i cant train on sunday',
  'mon tue wed work 9 to 5,thurs fri work 10 to 6',
  'work 9-5 mon-fri,sundays with family',
  'work 9-5 mon-fri,sat 10-2',
  'school run 8 to 9,work 9.30 to 5,dinner 6',
  'work 9 to 5,my kids have football tuesday 5 to 6',
  'gym tues evening,work 9 to 5',
  'work 9-5,evening class tuesday 7-9',
  'badminton thursdays 8pm to 10pm please,work 9 5',
  'trabajo de 9 a 5,gimnasio martes y jueves por la tarde',
  'arbeit 9 bis 17 uhr,dienstag fußball 19 bis 21 uhr',
]

const WHOLE = [
  '9 to 5 work monday to friday',
  'i work 9 5 office job mon fri',
  'school 9-3 kids monday to friday',
  'work 9 to 5 at a school tuesday to friday',
  'gym 6-7 before work',
  'I work night shifts in hospital 3-5 December',
  'lunch 12-1 I could train',
  'I work 9-5:30 during the week and have 2 kids under 4',
  'I can train with my wife on Tuesdays',
]

test.each(LEFT_OUT)('commas that nobody typed stand in: %s', (text) => {
  expect(withCommas(text.replaceAll(',', ' '))).toBe(text)
})

test.each(WHOLE)('none is missing in: %s', (text) => {
  expect(withCommas(text)).toBe(text)
})
