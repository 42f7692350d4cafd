/**
 * `npm run --silent interpret -- commitments|races|checkins`: reads free text from standard input, one JSON line each.
 * Line in: `{"id", "text"}`, for races also `today`, for checkins also `kind` (`notes` or `tomorrow`).
 * Line out: the facts, in order; a bad line gives `{"id"?, "error": {"code", "detail"}}` and makes the exit status 1.
 */

import { parseCivilDate } from '../engine/civil-date.ts'
import { readAvailability } from '../engine/interpret/availability/availability.ts'
import { type CheckInFacts, readCheckIn } from '../engine/interpret/notes/check-ins.ts'
import { readRaces } from '../engine/interpret/races/races.ts'
import { unreadPlaces } from '../engine/interpret/unread-parts.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'
import type { Span } from '../engine/model.ts'
import { sure } from '../engine/sure.ts'
import { answerLines } from './json-lines.ts'

type Line = { readonly text: string; readonly today?: unknown; readonly kind?: unknown }

class BadLine extends Error {}

const READERS: Readonly<Record<string, (line: Line) => object>> = {
  commitments: ({ text }) => {
    const { sayings } = readAvailability(text, ANY_DAY)
    const away = sayings.filter(({ kind }) => kind === 'away' || kind === 'busy').map(({ span }) => span)
    const { busy, preferences } = readCommitments(without(text, away))
    return {
      busy: busy.map(({ days, start, end, label, confidence }) => ({ days, start, end, label, confidence })),
      preferences: preferences.map(({ days, start, end, strength, confidence }) => ({
        ...{ days, start, end, strength, confidence },
      })),
      unread: unreadPlaces('commitments', text, ANY_DAY),
    }
  },
  races: ({ text, today }) => {
    if (typeof today !== 'string' || parseCivilDate(today) === null)
      throw new BadLine('today must be a real date as YYYY-MM-DD')
    const { events } = readRaces(text, today)
    const races = events.map((event) => ({
      name: event.name,
      discipline: event.discipline,
      distance_km: event.distanceKm,
      date: event.date,
      target_seconds: event.targetSeconds,
      priority: event.priority,
      confidence: event.confidence,
    }))
    return { races, unread: unreadPlaces('races', text, today) }
  },
  checkins: ({ text, kind }) => {
    if (kind !== 'notes' && kind !== 'tomorrow') throw new BadLine('kind must be notes or tomorrow')
    const facts = readCheckIn(kind, text)
    return { facts: snakeFacts(facts), confidence: confidenceOf(facts), unread: unreadPlaces(kind, text, ANY_DAY) }
  },
}

/** The text without some parts, everything else where it was. */
function without(text: string, parts: readonly Span[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}

/** Which year the dates are of does not matter here. */
const ANY_DAY = '2026-01-01'

/** How sure the reader is of each field that it read, by the field's name: of lists one number each, in their order. */
function confidenceOf(facts: CheckInFacts): Record<string, number | readonly number[]> {
  const of = (fact: string, item?: string) =>
    Math.max(0, ...facts.sources.filter((one) => one.fact === fact && (!item || one.of === item)).map(sureness))
  const lists = {
    soreness: facts.soreness.map((part) => of('soreness', part)),
    // The pain that a danger brings is as sure as the danger.
    pain: facts.pain.map(({ part }) => of('pain', part) || of('redFlag')),
    tomorrow_busy: facts.tomorrowBusy.map(({ start, end }) => of('tomorrowBusy', `${start}-${end}`)),
    equipment_limits: facts.equipmentLimits.map((limit) => of('equipmentLimits', limit)),
  }
  const single = facts.sources.filter(({ fact }) => !LISTED.has(fact)).map(({ fact }) => [snake(fact), of(fact)])
  return { ...Object.fromEntries(single), ...lists }
}

const LISTED = new Set(['soreness', 'pain', 'tomorrowBusy', 'equipmentLimits'])
const sureness = ({ confidence }: CheckInFacts['sources'][number]) => confidence
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function snakeFacts(facts: CheckInFacts): object {
  return {
    fatigue: facts.fatigue,
    soreness: facts.soreness,
    pain: facts.pain,
    illness: facts.illness,
    red_flag: facts.redFlag,
    sleep: facts.sleep,
    mood: facts.mood,
    stress: facts.stress,
    effort: facts.effort,
    completed: facts.completed,
    tomorrow_busy: facts.tomorrowBusy,
    tomorrow_unavailable: facts.tomorrowUnavailable,
    tomorrow_prefer: facts.tomorrowPrefer,
    equipment_limits: facts.equipmentLimits,
    travel: facts.travel,
  }
}

/**
 * The answer to one line; never throws.
 * @param kind - commitments, races or checkins
 */
export function interpretLine(kind: string, line: string): object {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { error: { code: 'invalid-json', detail: 'The line is not JSON.' } }
  }
  const fields: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  const id = 'id' in fields ? { id: fields.id } : {}
  const { text, today, kind: box } = fields
  if (typeof text !== 'string') return { ...id, error: { code: 'invalid-input', detail: 'text must be a text' } }
  try {
    return { ...id, ...sure(READERS[kind])({ text, today, kind: box }) }
  } catch (error) {
    if (error instanceof BadLine) return { ...id, error: { code: 'invalid-input', detail: error.message } }
    return {
      ...id,
      error: { code: 'internal', detail: error instanceof Error ? error.message : 'The text could not be read.' },
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

async function main(kind: string | undefined): Promise<void> {
  if (kind === undefined || !Object.hasOwn(READERS, kind)) {
    process.stderr.write('usage: npm run --silent interpret -- commitments|races|checkins < lines.jsonl\n')
    process.exitCode = 2
    return
  }
  await answerLines((line) => interpretLine(kind, line))
}

if (import.meta.main) await main(process.argv[2])
