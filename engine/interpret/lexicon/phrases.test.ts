import { describe, expect, test } from 'vitest'
import { lexiconOf, meaningsOf, symbolsOf } from '../lexicon.ts'
import { humanTokens } from '../machine-talk.ts'
import { readCheckIn } from '../notes/check-ins.ts'
import { readRaces } from '../races/races.ts'
import { tokensOf } from '../tokens.ts'
import { readCommitments } from '../week/commitments.ts'
import { DUTCH_TIME } from './dutch.ts'
import { DUTCH_CHECK_INS } from './dutch-check-ins.ts'
import { DUTCH_COMMITMENTS } from './dutch-commitments.ts'
import { ENGLISH_MONTHS, ENGLISH_TIME } from './english.ts'
import { ENGLISH_CHECK_INS } from './english-check-ins.ts'
import { ENGLISH_COMMITMENTS } from './english-commitments.ts'
import { FAMOUS_RACES } from './famous-races.ts'
import { FRENCH_TIME } from './french.ts'
import { FRENCH_CHECK_INS } from './french-check-ins.ts'
import { FRENCH_COMMITMENTS } from './french-commitments.ts'
import { GERMAN_TIME } from './german.ts'
import { GERMAN_CHECK_INS } from './german-check-ins.ts'
import { GERMAN_COMMITMENTS } from './german-commitments.ts'
import { ITALIAN_TIME } from './italian.ts'
import { ITALIAN_CHECK_INS } from './italian-check-ins.ts'
import { ITALIAN_COMMITMENTS } from './italian-commitments.ts'
import type { Phrases, Tag } from './phrases.ts'
import { PORTUGUESE_TIME } from './portuguese.ts'
import { PORTUGUESE_CHECK_INS } from './portuguese-check-ins.ts'
import { PORTUGUESE_COMMITMENTS } from './portuguese-commitments.ts'
import { RACES } from './races.ts'
import { SPANISH_TIME } from './spanish.ts'
import { SPANISH_CHECK_INS } from './spanish-check-ins.ts'
import { SPANISH_COMMITMENTS } from './spanish-commitments.ts'
import { TESTS_AND_CONTESTS } from './tests-and-contests.ts'
import { TURNS } from './turns.ts'

/** The tables of a language, and its sentences for what is filled in: a day, an hour of the week, a sore part. */
const LANGUAGES = {
  English: {
    ...{ time: ENGLISH_TIME, checkIns: ENGLISH_CHECK_INS, commitments: ENGLISH_COMMITMENTS },
    ...{ day: 'Today: _', hour: '_ Monday 14:00-16:00', part: 'my _ is sore' },
  },
  Spanish: {
    ...{ time: SPANISH_TIME, checkIns: SPANISH_CHECK_INS, commitments: SPANISH_COMMITMENTS },
    ...{ day: 'Hoy en el trabajo: _', hour: '_ lunes 14:00-16:00', part: 'tengo agujetas en _' },
  },
  German: {
    ...{ time: GERMAN_TIME, checkIns: GERMAN_CHECK_INS, commitments: GERMAN_COMMITMENTS },
    ...{ day: 'Heute bei der Arbeit: _', hour: '_ Montag 14:00-16:00', part: 'Muskelkater: _' },
  },
  French: {
    ...{ time: FRENCH_TIME, checkIns: FRENCH_CHECK_INS, commitments: FRENCH_COMMITMENTS },
    ...{ day: "Aujourd'hui au travail : _", hour: '_ lundi 14:00-16:00', part: 'courbatures : _' },
  },
  Portuguese: {
    ...{ time: PORTUGUESE_TIME, checkIns: PORTUGUESE_CHECK_INS, commitments: PORTUGUESE_COMMITMENTS },
    ...{ day: 'Hoje no trabalho: _', hour: '_ segunda 14:00-16:00', part: 'hoje estou com dor muscular: _' },
  },
  Italian: {
    ...{ time: ITALIAN_TIME, checkIns: ITALIAN_CHECK_INS, commitments: ITALIAN_COMMITMENTS },
    ...{ day: 'Oggi al lavoro: _', hour: '_ lunedì 14:00-16:00', part: 'oggi ho indolenzimento: _' },
  },
  Dutch: {
    ...{ time: DUTCH_TIME, checkIns: DUTCH_CHECK_INS, commitments: DUTCH_COMMITMENTS },
    ...{ day: 'Vandaag op het werk: _', hour: '_ maandag 14:00-16:00', part: 'vandaag spierpijn: _' },
  },
}

/** What a check-in says by a phrase of a part, where it says it in a few words. */
const SAYS: Partial<Record<Tag, (said: ReturnType<typeof readCheckIn>) => unknown>> = {
  fatigue: ({ fatigue }) => fatigue,
  mood: ({ mood }) => mood,
  stress: ({ stress }) => stress,
  effort: ({ effort }) => effort,
  sleepbad: ({ sleep }) => sleep === 'poor' && '',
  sleepgood: ({ sleep }) => sleep === 'good' && '',
  ill: ({ illness }) => illness && '',
  done: ({ completed }) => completed && '',
}

/** Phrases that need their neighbours: alone they say something else, or nothing. */
const NEED_NEIGHBOURS = new Set([
  ...[
    'the runs',
    'temp',
    'runs',
    'interrupted',
    'broken',
    'down',
    'blue',
    'bit low',
    'nothing special',
    'some pressure',
    'march',
  ],
  ...['too much', 'zu viel', 'trop', 'demasiado'],
])

type Row = { readonly meaning: string; readonly tag: string; readonly value: string; readonly phrase: string }

/** Each phrase of a table, a name in the place of any word. */
function rowsOf(table: Phrases): Row[] {
  return meaningsOf(table).flatMap(([meaning, phrases]) => {
    const [tag = '', ...value] = meaning.split(':')
    return phrases.map((phrase) => ({ meaning, tag, value: value.join(':'), phrase: phrase.replaceAll('*', 'Anna') }))
  })
}

/** The phrases of a table that a lexicon does not know for what they mean. */
function unknown(table: Phrases, ...tables: readonly Phrases[]): string[] {
  const lexicon = lexiconOf(...tables)
  return rowsOf(table)
    .filter(({ tag, value, phrase }) =>
      symbolsOf(humanTokens(tokensOf(phrase)), lexicon).every((symbol) =>
        [symbol, ...symbol.also].every((one) => one.tag !== tag || one.value !== value),
      ),
    )
    .map(({ meaning, phrase }) => `${meaning} = ${phrase}`)
}

describe.each(Object.entries(LANGUAGES))('phrases in %s', (_, { time, checkIns, commitments, day, hour, part }) => {
  test('are each known for what they mean: none is hidden by another', () => {
    expect(unknown(time, time)).toEqual([])
    expect(unknown(commitments, time, commitments)).toEqual([])
    expect(unknown(checkIns, time, checkIns, TURNS)).toEqual([])
  })

  test('of what fills a week take its hours', () => {
    const unheard = rowsOf(commitments)
      .filter(({ tag }) => tag === 'act')
      .filter(({ phrase }) => {
        const { busy } = readCommitments(hour.replace('_', phrase))
        return !busy.some(({ days, start, end }) => days.includes('mon') && start === '14:00' && end === '16:00')
      })
    expect(unheard.map(({ phrase }) => phrase)).toEqual([])
  })

  test('of parts of the body say what is sore', () => {
    const unheard = rowsOf(checkIns)
      .filter(({ tag }) => tag === 'part')
      .filter(({ phrase, value }) => {
        const { soreness, pain } = readCheckIn('notes', part.replace('_', phrase))
        const said = [...soreness, ...pain.map((one) => one.part)]
        return !value.split(',').every((one) => said.includes(one))
      })
    expect(unheard.map(({ phrase }) => phrase)).toEqual([])
  })

  test('of a day say how it was', () => {
    const unheard = rowsOf(checkIns).filter(({ tag, value, phrase }) => {
      const says = SAYS[tag as Tag]
      return says && !NEED_NEIGHBOURS.has(phrase) && says(readCheckIn('notes', day.replace('_', phrase))) !== value
    })
    expect(unheard.map(({ meaning, phrase }) => `${meaning} = ${phrase}`)).toEqual([])
  })
})

describe('phrases of events', () => {
  test('are each known for what they mean', () => {
    expect(unknown(RACES, RACES, ENGLISH_MONTHS, ENGLISH_TIME)).toEqual([])
  })

  test('stand on the day beside them', () => {
    const unheard = rowsOf(RACES)
      .filter(({ tag, phrase }) => tag === 'ev' && !NEED_NEIGHBOURS.has(phrase))
      .filter(({ phrase }) =>
        readRaces(`${phrase} on 12 July 2026`, '2026-01-05').events.every(({ date }) => date !== '2026-07-12'),
      )
    expect(unheard.map(({ phrase }) => phrase)).toEqual([])
  })
  test('mean the same behind an article', () => {
    const ARTICLE = /^(?:the|an?|el|la|le|der) /
    // "March" is a month as well.
    const phrases = [RACES, FAMOUS_RACES, TESTS_AND_CONTESTS]
      .flatMap(rowsOf)
      .filter(({ tag, phrase }) => tag === 'ev' && !ARTICLE.test(phrase) && !/^mar(?:ch|che|cha|sch)$/.test(phrase))
    const told = (text: string) =>
      readRaces(`${text} on 12 July 2026`, '2026-01-05').events.map(({ discipline, distanceKm, date }) => [
        discipline,
        distanceKm,
        date,
      ])
    expect(phrases.length).toBeGreaterThan(1_000)
    for (const { phrase } of phrases) expect(told(`training for the ${phrase}`), phrase).toEqual(told(phrase))
  })
})
