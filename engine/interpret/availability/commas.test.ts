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
  'work 9-5 mon-fri,max 45 min',
  'work 9-5 mon-fri,only have 30 mins',
  'milking 5-8 am every day,max 30 mins',
  'work 9-5 mon-fri,then im free from half eight',
  'school run 8.30-9.15 mon-fri,free after',
  'work 9-5,commute 40 mins each way,kids in bed by half 7',
  'work 9-5,thurs sleep till 11',
  'work 7-4 mon to fri,sat till 12',
  'work wed 12-8 off monday,would rather train mornings',
  'work mon tue sat 9-5,off the rest',
  'work 9-5 mon-fri,evenings are no good',
  'work 9-5 mon-fri,knackered in the evening',
  'wed i am home,hockey sat 2-4pm',
  'marking wednesday evenings,badminton thurs 8-10pm',
  'badminton thurs 8-10pm,long run sunday',
  'camogie training tuesdays 7.30-9,match on sundays at 12',
  '6-2.30 mon-fri,footy training tues 6pm',
  'trabajo de 8 a 3,los domingos nada',
  'je travaille 9h-18h,mercredi pas de sport',
  'je dors jusqu a 14h,pas de sport le dimanche',
  'je peux m entrainer le midi de 12h a 13h30,mercredi je garde les enfants',
  'trabalho das 9 as 18,corrida longa no sabado',
  'max 45mins weekdays,weekends up to 90 mins',
  'work mon-thurs 7am start,fri sat sun off',
  'earlies mon tue 7-3,lates wed thu 1-9.30,rest days fri sat sun',
  'turno de noche de 22 a 6,duermo hasta las 2 de la tarde',
  'büro 8:30-16:30 mo-do,freitags homeoffice bis 13 uhr,handballtraining mi 20 uhr,spiel samstag',
  'office 8-5,commute 40 min each way,sat long run',
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
  'work 6-8 monday to friday evenings',
  'gym mon wed fri 6am 45 mins',
  '9-5 but tuesdays im in the london office so out the door 6.15 back 8pm',
  'Every day 9-5 apart from the weekends and also tues i start late at 11',
  'Salon Tues-Sat, 9 to 6 but late night Thursday till 8',
  'Wednesdays and Fridays I am free for exercise in the afternoons only',
  'not before 10 i dont do mornings',
  'not more than one run on Mondays',
]

test.each(LEFT_OUT)('commas that nobody typed stand in: %s', (text) => {
  expect(withCommas(text.replaceAll(',', ' '))).toBe(text)
})

test.each(WHOLE)('none is missing in: %s', (text) => {
  expect(withCommas(text)).toBe(text)
})
