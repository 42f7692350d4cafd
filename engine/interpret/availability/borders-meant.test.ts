import { describe, expect, test } from 'vitest'
import { unreadIn } from '../unread.ts'
import { readCommitments } from '../week/commitments.ts'
import { weekPlaces } from '../week/week-places.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const readIn = (text: string) => {
  const said = readAvailability(text, TODAY)
  const reading = readCommitments(said.rest)
  return {
    facts: said.facts,
    sure: reading.busy.flatMap(({ days, start, end, confidence }) =>
      confidence > 0.55 ? [`${days.join()} ${start}-${end}`] : [],
    ),
    unused: unreadIn(text, weekPlaces(text, said, reading)).map(({ start, end }) => text.slice(start, end)),
  }
}

describe('a day at home or free', () => {
  test.each([
    ['Werk ma-do 8:30-17:00, vrijdag thuis, woensdagavond voetbaltraining 20:00-21:30', '08:30-17:00'],
    ['Work Mon-Thu 8-5, Friday at home, Wednesday evening football 8-9:30', '08:00-17:00'],
    ['Work Mon-Thu 8-5, Friday free, Wednesday football 8-9:30pm', '08:00-17:00'],
    ['Work Mon-Thu 8-5, Friday free, football Wednesday 8-9:30pm', '08:00-17:00'],
    ['Arbeit Mo-Do 8-17 Uhr, Freitag zu Hause, Mittwochabend Fußballtraining 20:00-21:30', '08:00-17:00'],
    ['Boulot lun-jeu 8h-17h, vendredi à la maison, mercredi soir foot 20h-21h30', '08:00-17:00'],
    ['Trabalho seg-qui 8-17, sexta em casa, quarta à noite futebol 20:00-21:30', '08:00-17:00'],
  ])('has not the hours of the next: %s', (text, work) => {
    expect(readIn(text).sure).toEqual([`mon,tue,wed,thu ${work}`, 'wed 20:00-21:30'])
  })
  test.each([
    'Baker 8-16 Tue-Sat, Sunday and Monday free',
    'Arbeit 8-16 Di-Sa, Sonntag und Montag frei',
    'Boulot 8h-16h mar-sam, dimanche et lundi libres',
    'Trabajo 8-16 mar-sáb, domingo y lunes libres',
    'Trabalho 8-16 ter-sab, domingo e segunda livres',
    'Werk 8-16 di-za, zondag en maandag vrij',
    'Lavoro 8-16 mar-sab, domenica e lunedì chiuso',
    'Bäcker 8-16 Uhr Di-Sa, So und Mo frei',
  ])('is no more of the work, and understood: %s', (text) => {
    expect(readIn(text)).toMatchObject({ sure: ['tue,wed,thu,fri,sat 08:00-16:00'], unused: [] })
  })
})

describe('the day that is excepted', () => {
  test.each([
    'tardes libres menos los martes (inglés 18-20)',
    'evenings free except Tuesdays (English class 18-20)',
    'Abends frei außer Dienstag (Englisch 18-20 Uhr)',
    'soirées libres sauf le mardi (anglais 18h-20h)',
    'sere libere tranne il martedì (inglese 18-20)',
    'noites livres exceto terça (inglês 18-20)',
    'tardes libres menos los martes (coro 18-20) y sin planes',
  ])('has the hours beside it: %s', (text) => {
    const { facts, sure } = readIn(text)
    expect(sure).toEqual(['tue 18:00-20:00'])
    expect(facts.week?.windows).toEqual([
      { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], start: '17:00', end: '21:30' },
    ])
  })
})

test('what is told before a free day is not free, too', () => {
  const { facts, sure } = readIn('Estudio 9-14 y 16-20 de lunes a sábado, domingo libre, academia martes 17-20')
  expect([facts, sure.length]).toEqual([{}, 3])
  expect(readIn('Bereitschaft jede vierte Woche, dann nichts nach 20 Uhr').unused).toHaveLength(2)
})

test('what comes again on a day is later than the first time', () => {
  expect(readIn('milking 5-8 and again 4 till 6, every day').sure).toEqual([
    'mon,tue,wed,thu,fri,sat,sun 05:00-08:00',
    'mon,tue,wed,thu,fri,sat,sun 16:00-18:00',
  ])
})

test('what holds in some weeks is of no other, and is quoted', () => {
  expect(readIn('On call one week in four; those weeks nothing after 8pm')).toEqual({
    facts: {},
    sure: [],
    unused: ['On call one week in four', 'those weeks nothing after 8pm'],
  })
})

describe('time that nothing stands against', () => {
  test.each([
    ['Work Mon-Fri 9-5, can train any time otherwise', 'mon,tue,wed,thu,fri 09:00-17:00'],
    ['Work Mon-Thu 9-17, flexible', 'mon,tue,wed,thu 09:00-17:00'],
    ['Arbeit Mo-Di, Do-Fr 8-16 Uhr, Mi frei', 'mon,tue,thu,fri 08:00-16:00'],
    ['Je travaille 9h-17h, sinon je suis libre', 'mon,tue,wed,thu,fri 09:00-17:00'],
    ['Trabajo 7-15 lunes a jueves, viernes libre, puedo entrenar a cualquier hora', 'mon,tue,wed,thu 07:00-15:00'],
    ['Lavoro 8:30-17:30 lun-ven, altrimenti libero', 'mon,tue,wed,thu,fri 08:30-17:30'],
    ['Werk ma-vr 9-17, verder flexibel', 'mon,tue,wed,thu,fri 09:00-17:00'],
    ['Trabalho 9-18 seg-sex, resto livre', 'mon,tue,wed,thu,fri 09:00-18:00'],
  ])('shuts no day and is not quoted: %s', (text, work) => {
    expect(readIn(text)).toEqual({ facts: {}, sure: [work], unused: [] })
  })
})

test('dates that something takes all of are asked about', () => {
  const { sayings } = readAvailability('Court dates 3 and 10 December, all day', TODAY)
  expect(sayings).toMatchObject([
    { kind: 'busy', from: '2026-12-03', to: '2026-12-03', label: 'Court dates', isGuess: true },
    { kind: 'busy', from: '2026-12-10', to: '2026-12-10', label: 'Court dates', isGuess: true },
  ])
  expect(readAvailability("Kids' inset day 4 Dec", TODAY).sayings).toMatchObject([
    { kind: 'busy', from: '2026-12-04', label: "Kids' inset day", isGuess: true },
  ])
  expect(readAvailability('Race 4 Dec, all day nervous', TODAY).sayings).toEqual([])
})

test.each([
  'Fornaio 3-11 mar-sab',
  'Boulanger 3h-11h mar-sam',
  'Panadero 3-11 mar-sáb',
  'Padeiro 3-11 ter-sab',
  'Bäcker 3-11 Uhr Di-Sa',
  'Bakker 03:00-11:00 di-za',
])('a trade has its hours on the days beside them, and none of a month: %s', (text) => {
  expect(readIn(text)).toEqual({ facts: {}, sure: ['tue,wed,thu,fri,sat 03:00-11:00'], unused: [] })
})
