import { expect, test } from 'vitest'
import { readAvailability } from './availability.ts'

const neverOf = (text: string) => readAvailability(text, '2026-11-30').facts.week?.never?.join(' ') ?? ''

test.each([
  ['Offshore Mon-Thu', 'mon tue wed thu'],
  ['I work offshore Tuesday to Friday, home at weekends', 'tue wed thu fri'],
  ['Mon to Wed at sea. Free otherwise', 'mon tue wed'],
  ['on the rig from Sunday to Wednesday', 'mon tue wed sun'],
  ['Montag bis Donnerstag auf Montage', 'mon tue wed thu'],
  ['Auf See von Montag bis Mittwoch', 'mon tue wed'],
  ['en déplacement du lundi au jeudi', 'mon tue wed thu'],
  ['embarcado de lunes a jueves', 'mon tue wed thu'],
  ['na plataforma de segunda a quinta', 'mon tue wed thu'],
  ['imbarcato da lunedì a giovedì', 'mon tue wed thu'],
  ['op zee van maandag tot donderdag', 'mon tue wed thu'],
])('%j: nobody trains at home on %s', (text, days) => {
  expect(neverOf(text)).toBe(days)
})

test.each([
  'Work 9-5, I swim at sea on Sundays',
  'Offshore engineer, desk job Mon-Fri 9-5',
  'Walk in the camp Saturday',
  'Base run Mon and Wed',
])('%j is of no stay', (text) => {
  expect(neverOf(text)).toBe('')
})
