import type { Span } from '../../model.ts'
import { type FoundDanger, readDangers } from '../danger/read-dangers.ts'
import { says } from './asides.ts'
import { bodyLists, feltIn, findIllness, type Pain } from './body-facts.ts'
import { type Doubt, feltDoubt, illnessDoubt, placeDoubt, stateDoubt } from './check-in-doubt.ts'
import { checkInNote } from './check-in-note.ts'
import { isOthers, type Mark, marksOf, type Note } from './check-in-words.ts'
import { type Fatigue, findFatigue } from './fatigue-facts.ts'
import { isMovedToTears } from './feeling.ts'
import { findEquipment, findTravel } from './kit-facts.ts'
import { findMood, type Mood } from './mood-facts.ts'
import { findQuestion } from './question.ts'
import { findSleep, type Quality } from './sleep-facts.ts'
import { findStress, type Strain } from './strain-facts.ts'
import type { DayWindow, Tomorrow, TomorrowBusy } from './tomorrow/book.ts'
import { findTomorrowMinutes } from './tomorrow/minutes.ts'
import { findToday } from './tomorrow/today.ts'
import { findTomorrow } from './tomorrow/tomorrow.ts'
import { type Effort, findCompleted, findEffort } from './workout-facts.ts'
import { isWry } from './wry.ts'

/** Where in the note a fact was read, how sure the reader is, and the rule that says that it is not. */
export type FactSource = {
  readonly fact: string
  /** Which one of several: a part of the body, hours, a limit. */
  readonly of?: string
  readonly start: number
  readonly end: number
  readonly confidence: number
  readonly doubt: Doubt | null
}

/** What a note after the day says; null and empty mean that it does not say. */
export type CheckInFacts = {
  readonly fatigue: Fatigue | null
  readonly soreness: readonly string[]
  readonly pain: readonly Pain[]
  /** Parts that the person says by tap are fine again; no reader finds them. */
  readonly eased?: readonly string[]
  readonly illness: boolean
  /** Whether anything stands in `dangers`. */
  readonly redFlag: boolean
  readonly dangers: readonly FoundDanger[]
  readonly sleep: Quality | null
  readonly mood: Mood | null
  readonly stress: Strain | null
  readonly effort: Effort | null
  readonly completed: boolean | null
  readonly tomorrowBusy: readonly TomorrowBusy[]
  readonly tomorrowUnavailable: boolean
  readonly tomorrowPrefer: DayWindow | null
  /** [min] that there are for training tomorrow, where somebody says so. */
  readonly tomorrowMinutes?: number
  /** What is still on on the day itself, and the minutes [min] that are left of it, where somebody says so. */
  readonly todayBusy?: readonly TomorrowBusy[]
  readonly todayMinutes?: number
  readonly equipmentLimits: readonly string[]
  readonly travel: boolean
  readonly sources: readonly FactSource[]
  /** Names of facts that wait for the person's yes, as a history works them out. */
  readonly doubts?: readonly string[]
}

const SURE = 0.85
const UNSURE = 0.55

const NO_TOMORROW: Tomorrow = { busy: [], unavailable: null, prefer: null }

/**
 * Reads the facts of a check-in note in seven languages.
 * @param kind - which of the two boxes the note was typed in
 * @param text - as typed
 */
export function readCheckIn(kind: 'notes' | 'tomorrow', text: string): CheckInFacts {
  const note = checkInNote(text)
  const sources: FactSource[] = []
  const found = (fact: string, { start, end }: Span, doubt: Doubt | null, of?: string) => {
    const confidence = doubt === null ? SURE : UNSURE
    sources.push({ fact, ...(of !== undefined && { of }), start, end: Math.min(end, text.length), confidence, doubt })
  }
  const felt = feltIn(note)
  const dangers = readDangers(text)
  const { soreness, pain } = bodyLists(felt)
  const flagged = painOf(dangers, note)
  const pains = [...pain.filter((each) => !flagged.some((other) => other.part === each.part)), ...flagged]
  const ill = findIllness(note)
  const effort = findEffort(note)
  const worn = findFatigue(note, kind)
  // "Got a cold, rested": not fresh for it.
  const fatigue = ill && worn?.value === 'low' ? null : worn
  const sleep = findSleep(note)
  const told = findMood(note, { isIll: ill !== null, isMoved: isMovedToTears(text) }, kind)
  // "Best day ever, locked my keys in": no joy.
  const mood = told?.value === 'good' && (isWry(text) || says('teasing', text)) ? null : told
  const stress = findStress(note)
  const completed = findCompleted(note, effort, kind)
  // Who asks why tomorrow is a rest day does not ask for one.
  const tomorrow = findQuestion(text)?.about === 'why' ? NO_TOMORROW : findTomorrow(note, kind)
  for (const each of felt)
    for (const part of each.parts)
      found(each.kind === 'sore' ? 'soreness' : 'pain', each.mark.item, feltDoubt(note, each), part)
  for (const danger of dangers)
    found('redFlag', danger, danger.isHeardAlone ? 'heard by the net alone' : null, danger.kind)
  if (ill) found('illness', ill.item, illnessDoubt(note, ill, kind))
  const states = { effort, fatigue, sleep, mood, stress, completed }
  for (const fact of Object.keys(states) as (keyof typeof states)[]) {
    const stated = states[fact]
    if (stated) found(fact, stated.mark.item, stateDoubt(note, fact, stated))
  }
  for (const { said, at, doubt } of tomorrow.busy) found('tomorrowBusy', at, doubt, `${said.start}-${said.end}`)
  if (tomorrow.unavailable) found('tomorrowUnavailable', tomorrow.unavailable.at, tomorrow.unavailable.doubt)
  if (tomorrow.prefer) found('tomorrowPrefer', tomorrow.prefer.at, tomorrow.prefer.doubt)
  const few = findTomorrowMinutes(note, text, kind)
  if (few) found('tomorrowMinutes', few, null)
  const today = findToday(note, text, kind)
  // Of a day that is done nothing more is asked.
  const isOver = completed?.value === true
  for (const { said, at, doubt } of today.busy)
    found('todayBusy', at, isOver ? null : doubt, `${said.start}-${said.end}`)
  const left = completed ? null : today.few
  if (left) found('todayMinutes', left, null)
  const limits = findEquipment(note)
  for (const [limit, mark] of limits) found('equipmentLimits', mark.item, placeDoubt(note, mark, kind), limit)
  const travel = findTravel(note)
  if (travel) found('travel', travel.item, placeDoubt(note, travel, kind))
  return {
    fatigue: fatigue?.value ?? null,
    soreness: soreness.filter((part) => !pains.some((each) => each.part === part)),
    pain: pains,
    illness: ill !== null,
    redFlag: dangers.length > 0,
    dangers,
    sleep: sleep?.value ?? null,
    mood: mood?.value ?? null,
    stress: stress?.value ?? null,
    effort: effort?.value ?? null,
    completed: completed?.value ?? null,
    tomorrowBusy: tomorrow.busy.map(({ said }) => said),
    tomorrowUnavailable: tomorrow.unavailable !== null,
    tomorrowPrefer: tomorrow.prefer?.said ?? null,
    ...(few && { tomorrowMinutes: few.minutes }),
    ...(today.busy.length > 0 && { todayBusy: today.busy.map(({ said }) => said) }),
    ...(left && { todayMinutes: left.minutes }),
    equipmentLimits: [...limits.keys()],
    travel: travel !== null,
    sources,
  }
}

/** Whether a note of the first box surely says that the session was done: what is read there of it, without the rest. */
export function readCompleted(text: string): boolean | null {
  const note = checkInNote(text)
  const stated = findCompleted(note, findEffort(note), 'notes')
  return stated && stateDoubt(note, 'completed', stated) === null ? stated.value : null
}

/** The strong pain that a danger brings with it: of the chest, or of the part named nearest to an injury. */
function painOf(dangers: readonly FoundDanger[], note: Note): Pain[] {
  const parts = dangers.flatMap(({ kind, start, end }) => {
    if (kind === 'chest') return ['chest']
    if (kind !== 'injury') return []
    const far = ({ item }: Mark) => Math.max(start - item.start, item.start - end, 0)
    const named = marksOf(note, 'part').filter((part) => !isOthers(note, part))
    return named.toSorted((a, b) => far(a) - far(b))[0]?.value.split(',') ?? []
  })
  return [...new Set(parts)].map((part) => ({ part, severity: 'strong' }))
}
