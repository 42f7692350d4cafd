import { expect, test } from 'vitest'
import { kitNow } from '../week/kit-now.ts'
import { readAvailability } from './availability.ts'

/** What the plainest sentences of newcomers bind, language by language: none of these was heard once. */
const factsOf = (text: string) => readAvailability(text, '2026-11-28').facts

test.each([
  ['Dienstags und donnerstags geht gar nicht.', ['tue', 'thu']],
  ['Às segundas não dá.', ['mon']],
])('days that are out: %s', (text, never) => expect(factsOf(text).week?.never).toEqual(never))

test.each([
  ['Höchstens 40 Minuten am Tag', 40],
  ['Pas plus de 30 minutes par séance', 30],
  ['Máximo 45 minutos por sesión', 45],
  ['Massimo 40 minuti a sessione', 40],
  ['Maximaal 45 minuten per keer', 45],
])('minutes: %s', (text, minutes) => expect(factsOf(text).week?.maxMin).toMatchObject({ mon: minutes, sun: minutes }))

test.each([
  ['Máximo 45 minutos y nunca antes de las 9 de la mañana.', 45, { start: '09:00' }],
  ['Maximaal 45 minuten en niet na 21 uur.', 45, { end: '21:00' }],
  ['45 minutes max and never before 9am', 45, { start: '09:00' }],
])('minutes and hours in one breath: %s', (text, minutes, window) => {
  expect(factsOf(text).week).toMatchObject({ maxMin: { mon: minutes }, windows: [window] })
})

test.each([
  'Non corro.',
  'não gosto de correr',
  'Ik haat hardlopen.',
  'ik ren niet',
  'pas de course à pied',
  'ni de course à pied',
  'nada de correr',
  'odio correr',
  'je déteste courir',
  'ich hasse Joggen',
])('never a run: %s', (text) => expect(factsOf(text).sports?.never).toEqual(['run']))

test.each([
  ['Last van mijn onderrug, geen deadlifts.', 'lower-back'],
  ['Keine Liegestütze wegen der Schulter.', 'shoulder'],
  ['Não posso saltar por causa do tornozelo.', 'ankle'],
])('parts to spare: %s', (text, part) => expect(factsOf(text).body).toMatchObject([{ part }]))

test.each([
  ['Resistance bands and a pull-up bar. No weights at all.', ['bands', 'pullup-bar']],
  ["Je n'ai que des élastiques et un tapis.", ['bands']],
  ['No tengo gimnasio, solo una esterilla y unas mancuernas.', ['dumbbells']],
  ['Ho solo una cyclette in casa.', ['bike']],
  ['Só tenho um kettlebell e não gosto de correr.', ['kettlebell']],
  ['Ik heb alleen een hometrainer', ['bike']],
])('what is at hand: %s', (text, equipment) => expect(kitNow(text)?.equipment).toEqual(equipment))

test.each([
  "I'd like a kettlebell",
  'My brother has a barbell',
  'no dumbbells, no bench',
  'sold my rower',
  "My gym closes at 8pm and on Sundays it's shut",
])('nothing at hand: %s', (text) => expect(kitNow(text)).toBeNull())

test('a gym that somebody belongs to has what gyms have', () => {
  expect(kitNow('I belong to a gym')?.equipment).toContain('barbell')
})

test.each([
  ['Ik kan alleen tussen 6 en half 8 trainen', { start: '06:00', end: '07:30' }],
  ['Ik kan alleen na half 1 trainen', { start: '12:30', end: '22:00' }],
])('half of the hour before, in Dutch: %s', (text, window) => {
  expect(factsOf(text).week?.windows).toMatchObject([window])
})
