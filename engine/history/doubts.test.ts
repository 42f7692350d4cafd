import { describe, expect, test } from 'vitest'
import type { HistoryDay } from '../model.ts'
import { randomStarter } from '../testing/plan-laws.ts'
import { diceOf } from '../testing/random-life.ts'
import { besideMark, settledFacts } from './doubts.ts'
import { noteFacts, readNotes } from './notes.ts'

const TODAY = '2026-11-26'
const IN_DOUBT = 'call at 7, dentist at 11:30'
const day = (rest: Partial<HistoryDay>): HistoryDay => ({ date: TODAY, ...rest })
const hours = (rest: Partial<HistoryDay>) =>
  settledFacts(noteFacts(day(rest))).tomorrowBusy.map(({ start, end }) => `${start}-${end}`)

describe('what is read in doubt', () => {
  test('is named, and changes no plan before its answer', () => {
    expect(noteFacts(day({ tomorrowNotes: IN_DOUBT })).doubts).toEqual(['busy:07:00:08:00:call'])
    expect(hours({ tomorrowNotes: IN_DOUBT })).toEqual(['11:30-12:30'])
    const input = { ...randomStarter(diceOf(1)), today: TODAY, history: [day({ tomorrowNotes: IN_DOUBT })] }
    expect(readNotes(input)[TODAY]?.tomorrowBusy).toHaveLength(1)
  })

  test('counts by a yes, which is an entry of its own, and is gone by a no', () => {
    const said = { at: '2026-11-26T18:00:00.000Z', tomorrowNotes: IN_DOUBT }
    const yes = { added: [{ kind: 'heard', id: 'busy:07:00:08:00:call' }] } as const
    expect(hours({ entries: [said, yes] })).toEqual(['07:00-08:00', '11:30-12:30'])
    expect(noteFacts(day({ tomorrowNotes: IN_DOUBT, removed: ['busy:07:00:08:00:call'] })).tomorrowBusy).toHaveLength(1)
  })

  test('counts from the first where it may be danger, illness or pain', () => {
    const notes = "Hubby's got covid and I think I've got a fever too, or maybe not"
    const facts = noteFacts(day({ notes }))
    expect(facts.illness).toBe(true)
    expect(settledFacts(facts).illness).toBe(true)
  })

  test('is in doubt no more where another entry or a tap states it', () => {
    const doubtful = noteFacts(day({ notes: 'Row was ok.' }))
    expect(doubtful.doubts).toContain('completed:true')
    // What was marked is not asked about.
    expect(besideMark(doubtful, true)).toMatchObject({ completed: true, doubts: [] })
    expect(besideMark(doubtful, false)).toMatchObject({ completed: null, doubts: [] })
    expect(besideMark(doubtful, undefined)).toBe(doubtful)
    expect(noteFacts(day({ notes: 'Row was ok.', added: [{ kind: 'completed', value: true }] })).doubts).toEqual([])
  })
})
