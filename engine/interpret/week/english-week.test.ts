import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTimes } from '../lexicon/times.ts'
import { isRotaTold } from '../rota/rounds.ts'
import { readCommitments } from './commitments.ts'
import { mayTellRota, readEnglishWeek } from './english-week.ts'
import { passingDoubted } from './passing-hours.ts'

/** As a browser reads it. */
const inEnglish = (text: string) => {
  const reading = readEnglishWeek(text, mayTellRota(text) && isRotaTold(text))
  return reading && passingDoubted(reading, text)
}

const ENGLISH = [
  'Work 9-5 Mon-Fri, commute 40 min each way. Kids bedtime 7-8 every night, choir Thursdays 7.30-9.30',
  'off mondays. salon 9.30-6, late night thurs til 8',
  'Nursery drop off at 8, I like evenings best',
]
const OTHER = [
  'Trabajo de lunes a viernes de 9 a 18, los martes y jueves inglés de 19:30 a 21',
  'Arbeite Mo-Do 7:00-15:30, Fr bis 13 Uhr',
  'Je travaille de 8h30 à 17h30, télétravail le mercredi',
  'Trabalho das 9h às 18h, faculdade das 19h às 22h30 de segunda a quinta',
  'أعمل من الأحد إلى الخميس من الساعة 8 صباحًا حتى 4 عصرًا',
  'Mo 08:00 - 16:15 Lager',
]

test('readEnglishWeek() reads what is surely English, and leaves what may be another language to those who know it', () => {
  for (const text of ENGLISH) expect(inEnglish(text), text).toEqual(readCommitments(text))
  for (const text of ENGLISH)
    expect(readCommitments(text).busy.length + readCommitments(text).preferences.length).toBeGreaterThan(0)
  for (const text of OTHER) expect(inEnglish(text), text).toBeNull()
})

test('a day told from hour to hour is left to those who know how to read it', () => {
  for (const text of [
    '7:00 leave for work, 17:30 home, 18:30 dinner, 22:00 bed',
    '8:20 Drop-off\n9:00 Work\n18:00 Out of the office',
  ])
    expect(inEnglish(text)).toBeNull()
})

test('readEnglishWeek() reads no text of a person otherwise than the reader of all languages', () => {
  const texts = ['14-desk-and-school-run', '17-shifts-and-trades', '30-plain-d', '7-terse'].flatMap((name) =>
    readFileSync(new URL(`../danger/texts/${name}.txt`, import.meta.url), 'utf8').split('\n'),
  )
  const known = texts.flatMap((text) => {
    const reading = inEnglish(text)
    return reading ? [{ text, reading }] : []
  })
  expect(known.length).toBeGreaterThan(100)
  for (const { text, reading } of known) expect(reading, text).toEqual(readCommitments(text))
})

test('what an English text tells of a rota with is never without the words that the rest is fetched for', () => {
  const folder = new URL('../danger/texts/', import.meta.url)
  const told = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  const shown = readFileSync(new URL('../rota/rota.test.ts', import.meta.url), 'utf8').split("'")
  const rotas = [...told, ...shown].filter((text) => isRotaTold(text) && readEnglishWeek(text, true) !== null)
  expect(rotas.length).toBeGreaterThan(40)
  expect(rotas.filter((text) => !mayTellRota(text))).toEqual([])
})

test('withTimes() gives a language without words of the subject its time words', () => {
  const tables = withTimes({ en: [{ rare: 'once in a while' }] })
  expect(tables.en).toHaveLength(2)
  expect(tables.he).toHaveLength(1)
})
