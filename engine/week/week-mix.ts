import { LIMITS } from '../limits/limits.ts'
import type { Discipline, SessionKind } from '../model.ts'
import type { EventKind } from '../phases/event-profile.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { type Intent, intentOf } from './intent.ts'
import { isRaceNear } from './long-days.ts'
import { type MixStage, mixLetters, RECOVERY_LETTERS } from './mix-tables.ts'
import type { Person } from './person.ts'
import { ALL_EASY_WEEKS, HARD_SESSIONS_MAX, qualityKind } from './quality.ts'
import { HEAVY_LEGS, keepsStrength, strengthSplit } from './split.ts'
import { forSports, insteadOf } from './sports.ts'
import { HARD_SPACING_DAYS } from './stress.ts'

/**
 * What a week holds, without minutes and days yet.
 * @param frame - the week
 * @param person - whom it is for
 * @param easyOnly - a race or its aftermath leaves no room for hard work
 * @returns one intent per training day, races included
 */
export function weekMix(frame: WeekFrame, person: Person, easyOnly: boolean): Intent[] {
  const races = frame.races
    .filter((race) => race.dayNumber - frame.monday >= frame.firstDay)
    .map((race) => raceIntent(race, frame))
  const letters = hardLimited(weekLetters(frame, person, races), frame, person, easyOnly || isRaceNear(frame))
  const near = isRaceNear(frame) ? letters.map((letter) => SHORT_FOR[letter] ?? letter) : letters
  const open = forSports(kept(near, openDays(frame)), person)
  return [...races, ...intentsOf(lightened(open, races.length, person), frame, person)]
}

/** What stands for a long session or a brick where an event leaves no day for one. */
const SHORT_FOR: Readonly<Record<string, string>> = { L: 'E', B: 'C' }

/** [days] of a week that may hold training beside its events. */
function openDays({ firstDay, shut, races, monday }: WeekFrame): number {
  const taken = new Set([...shut, ...races.map(({ dayNumber }) => dayNumber - monday)])
  return 7 - firstDay - [...taken].filter((day) => day >= firstDay).length
}

/** What goes first where a week has fewer days than sessions. */
const GOES_FIRST = 'MRNYXHTCWEiqSQDBL'

function kept(letters: readonly string[], count: number): string[] {
  let left = [...letters]
  while (left.length > Math.max(0, count)) {
    const goes = [...GOES_FIRST].find((letter) => left.includes(letter)) ?? left.at(-1)!
    left = left.toSpliced(left.lastIndexOf(goes), 1)
  }
  return left
}

function weekLetters(frame: WeekFrame, person: Person, races: readonly Intent[]): string[] {
  const open = 7 - frame.firstDay
  const whole = [...ordinaryLetters(frame, person)]
  const mainRace = frame.daysToTarget !== null && frame.daysToTarget < 7
  if (mainRace && races.length > 0) {
    const before = (frame.daysToTarget ?? 0) - frame.firstDay
    const after = 6 - (frame.daysToTarget ?? 0)
    const wanted = Math.max(Math.ceil(person.days * LIMITS['training-days'].hard.freed), person.days - 1)
    return raceWeekLetters(Math.min(wanted, open, before + 1 + after) - races.length, before, person)
  }
  let letters = frame.firstDay > 0 ? sampled(whole, lateSessions(open, person.days)) : whole
  for (let race = 0; race < races.length; race++) letters = withoutFirst(letters, 'LBQiqHCE')
  return letters
}

function ordinaryLetters(frame: WeekFrame, person: Person): string {
  if (frame.phase === 'recovery') {
    // After an event even a seven-day person has a rest day.
    const days = person.days === 7 ? 6 : person.days
    return RECOVERY_LETTERS[Math.min(1, frame.weekOfPhase)]![days]
  }
  const stage: MixStage = frame.phase === 'taper' ? 'peak' : frame.phase
  const kind = frame.profile?.kind ?? null
  return mixLetters({ kind, goal: person.goal, level: person.level, days: person.days, stage })
}

/** The sessions of a week that begins late: all that fit where only Monday is over, else their part. */
export function lateSessions(open: number, days: number): number {
  if (open === 6) return Math.min(open, days)
  return Math.min(open, Math.max(1, Math.round((days * open) / 7)))
}

const TRI_WEEK = 'WQCMRM'
/** Race weeks that are not simply a touch of race pace and easy work. */
const RACE_WEEK: Readonly<Partial<Record<EventKind, string>>> = {
  strength: 'SRMERM',
  'tri-short': TRI_WEEK,
  'tri-half': TRI_WEEK,
  'tri-full': TRI_WEEK,
}

/** The days before the main event: a touch of its pace, easy work, and legs kept free of weights. */
function raceWeekLetters(count: number, before: number, person: Person): string[] {
  const order = before < 4 ? 'RMRMRM' : (RACE_WEEK[person.mainKind ?? 'general'] ?? 'QERMRM')
  return [...order].slice(0, Math.max(0, count))
}

/** Keeps the first letter found of a list of candidates out. */
function withoutFirst(letters: readonly string[], candidates: string): string[] {
  for (const candidate of candidates) {
    const index = letters.indexOf(candidate)
    if (index >= 0) return letters.toSpliced(index, 1)
  }
  return letters.slice(1)
}

function sampled(letters: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => letters[Math.floor((index * letters.length) / count)]!)
}

/** Turns hard letters beyond what level and week allow into easy ones. */
function hardLimited(letters: readonly string[], frame: WeekFrame, person: Person, easyOnly: boolean): string[] {
  const raceWeek = (frame.daysToTarget !== null && frame.daysToTarget < 7) || isLastBeforeTarget(frame)
  const learning = person.level === 'beginner' && frame.index < ALL_EASY_WEEKS
  let left = learning || frame.deload || frame.phase === 'recovery' ? 0 : HARD_SESSIONS_MAX[person.level]
  left = Math.min(left, Math.ceil((7 - frame.firstDay) / HARD_SPACING_DAYS.low))
  if (easyOnly) left = raceWeek && person.level !== 'beginner' ? 1 : 0
  // Two endurance sessions hold a hard one every other week: the easy ones between make up for it.
  const few = letters.filter((letter) => 'LQqiECWTBHR'.includes(letter)).length < 3
  if (few && !raceWeek && frame.index % 2 === 0) left = 0
  return letters.map((letter) => {
    if (!'QqiH'.includes(letter)) return letter
    const meant = letter === 'q' ? person.level === 'advanced' : letter !== 'i' || person.level !== 'beginner'
    if (meant && left > 0) {
      left--
      return letter
    }
    return letter === 'H' ? 'X' : letter === 'Q' && (!easyOnly || raceWeek) ? 'D' : 'E'
  })
}

/** Whether the main event's own week begins with it, so that this one is the week that leads up to it. */
function isLastBeforeTarget(frame: WeekFrame): boolean {
  const isNext = frame.target !== null && frame.comingRaces.includes(frame.target)
  return isNext && frame.races.length === 0 && isRaceNear(frame)
}

/** A beginner who trains on six or seven days gets light days in place of the missing rest days. */
function lightened(letters: readonly string[], races: number, person: Person): string[] {
  const result = [...letters]
  const rest = 7 - letters.length - races
  const least = LIMITS['rest-and-light'].hard[person.level]
  let missing = least - rest - result.filter((letter) => 'MRNY'.includes(letter)).length
  for (const candidate of 'ETWCD') {
    for (let at = result.lastIndexOf(candidate); missing > 0 && at >= 0; at = result.lastIndexOf(candidate)) {
      result[at] = 'R'
      missing--
    }
  }
  return result
}

function raceIntent(race: WeekFrame['races'][number], frame: WeekFrame): Intent {
  return intentOf({
    role: 'race',
    kind: 'race',
    discipline: 'race',
    hard: true,
    event: race,
    fixedDay: race.dayNumber - frame.monday,
  })
}

function intentsOf(letters: readonly string[], frame: WeekFrame, person: Person): Intent[] {
  const strengthCount = letters.filter((letter) => letter === 'S').length
  const keeps = keepsStrength(frame.phase, person.goal, frame.profile !== null && frame.profile.kind !== 'strength')
  const split = strengthSplit(strengthCount, keeps)
  const seen = new Map<string, number>()
  return letters.map((letter) => {
    const nth = seen.get(letter) ?? 0
    seen.set(letter, nth + 1)
    if (letter === 'S') return strengthIntent(split[nth]!, nth, strengthCount)
    return letterIntent(letter, nth, frame, person)
  })
}

function strengthIntent(kind: SessionKind, strengthIndex: number, strengthCount: number): Intent {
  return intentOf({
    role: 'strength',
    kind,
    discipline: 'strength',
    heavyLegs: HEAVY_LEGS.has(kind),
    strengthIndex,
    strengthCount,
  })
}

function letterIntent(letter: string, nth: number, frame: WeekFrame, person: Person): Intent {
  const discipline = enduranceDiscipline(letter, nth, frame, person)
  const event = frame.target
  switch (letter) {
    case 'L':
      return intentOf({ role: 'long', kind: 'long', discipline, event })
    case 'B':
      return intentOf({ role: 'long', kind: 'brick', discipline: 'brick', event })
    case 'H':
      return intentOf({ role: 'hybrid', kind: 'hybrid', discipline: 'mixed', hard: true, heavyLegs: true, event })
    case 'X':
      return intentOf({ role: 'hybrid', kind: 'circuit', discipline: 'mixed', heavyLegs: true, event })
    case 'Q':
    case 'q':
    case 'i': {
      const raced = event !== null && frame.profile?.kind !== 'hybrid'
      const kind = qualityKind({
        phase: frame.phase,
        level: person.level,
        discipline,
        week: frame.weekOfPhase,
        second: letter === 'q',
        raced,
      })
      return intentOf({
        role: kind === 'strides' ? 'easy' : 'quality',
        kind,
        discipline,
        hard: kind !== 'strides',
        event,
      })
    }
    case 'D':
      return intentOf({ role: 'easy', kind: discipline === 'run' ? 'strides' : 'easy', discipline, event })
    case 'R':
      return intentOf({
        role: 'recovery',
        kind: 'recovery',
        discipline:
          (frame.phase === 'recovery' || person.days >= (person.level === 'beginner' ? 6 : 7)) &&
          !person.never.has('walk')
            ? 'walk'
            : discipline,
        event,
      })
    case 'M':
      return intentOf({ role: 'mobility', kind: 'mobility', discipline: 'mobility' })
    case 'Y':
      return intentOf({ role: 'mind', kind: 'yoga', discipline: 'mind' })
    case 'N':
      return intentOf({ role: 'mind', kind: 'breathing', discipline: 'mind' })
    default:
      return intentOf({ role: 'easy', kind: 'easy', discipline, event })
  }
}

/** The sport of an endurance session: the event's, else one that the person does, never one that they do not. */
function enduranceDiscipline(letter: string, nth: number, frame: WeekFrame, person: Person): Discipline {
  const { does, never } = person
  const usual = usualDiscipline(letter, nth, frame, person)
  const isForEvent = usual === frame.profile?.discipline && (letter !== 'E' || does.includes(usual))
  const isRecovery = letter === 'R' || frame.phase === 'recovery'
  if (does.length > 0 && !isForEvent && !isRecovery) return does[(letter === 'L' ? 0 : nth + 1) % does.length]!
  return never.has(usual) ? insteadOf(person) : usual
}

function usualDiscipline(letter: string, nth: number, frame: WeekFrame, person: Person): Discipline {
  if (letter === 'W') return 'swim'
  if (letter === 'C') return 'cycle'
  if (letter === 'T') return 'run'
  const trained = frame.profile?.discipline
  const newToRunning = person.level === 'beginner' && (person.days >= 6 ? frame.index < 8 : frame.index < 4)
  // The first week after an event is for walking.
  if (frame.phase === 'recovery' && frame.weekOfPhase === 0) return 'walk'
  if (trained && trained !== 'strength' && frame.profile?.kind !== 'general') return trained
  switch (person.goal) {
    case 'endurance':
      return newToRunning && letter === 'E' && nth > 0 ? 'walk' : 'run'
    case 'muscle-gain':
      return 'cardio'
    case 'general':
      return letter === 'L' && person.level === 'beginner' ? 'walk' : 'run'
    case 'stress':
      return letter === 'E' && person.level !== 'beginner' ? 'run' : 'walk'
    case 'weight-loss':
      if (person.level === 'beginner') return letter === 'E' && nth === 0 ? 'run' : 'walk'
      return letter === 'L' ? 'walk' : letter === 'E' && nth === 0 ? 'run' : 'cardio'
  }
}
