import { quietDaysAfter } from '../phases/event-profile.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { allocateMinutes } from './allocate.ts'
import { ENDURANCE_ROLES, type Intent } from './intent.ts'
import { easyPaceMinPerKm, type Person } from './person.ts'
import { safeRace } from './safe-race.ts'
import { peakWeekMinutes, type RampState, weekMinutes } from './week-minutes.ts'
import { weekMix } from './week-mix.ts'

/** A week with its sessions and their minutes, before stress shortens them and before days are chosen. */
export type DesignedWeek = {
  readonly frame: WeekFrame
  readonly intents: readonly Intent[]
  /** An event just passed: nothing hard, strength included. */
  readonly easyOnly: boolean
}

/** [km] longest run of the last 30 days when the plan begins. */
export function startRunKm(person: Person): number {
  return Math.max(1.5, person.start.longestRunKm ?? person.start.longestMin / easyPaceMinPerKm(person.level, 0))
}

/** [weeks] back to the training that carries an event. */
const READY_WEEKS = 9

/** The longest sessions that an event can build on. */
function readyFrom(longest: readonly Longest[], start: Longest): Longest {
  const recent = longest.slice(-READY_WEEKS)
  return {
    runKm: Math.max(...recent.map((week) => week.runKm)) || start.runKm,
    min: Math.max(...recent.map((week) => week.min)) || start.min,
  }
}

type Longest = { readonly runKm: number; readonly min: number }

/**
 * Fills every week of the plan with sessions and minutes, as a person without stress would train.
 * Weeks are made in order, each limited by what the ones before it hold.
 * @source frandsen-2025, nielsen-2014
 */
export function designWeeks(frames: readonly WeekFrame[], person: Person): DesignedWeek[] {
  const ramp: RampState = { totals: [], peakMin: 0, lastLoaded: 0 }
  const start: Longest = {
    min: Math.max(10, person.start.longestMin),
    runKm: startRunKm(person),
  }
  const longest: Longest[] = [start]
  let noHardUntil = 0
  return frames.map((frame) => {
    const easyOnly = noHardUntil > frame.monday
    const intents = weekMix(frame, person, easyOnly).map((intent) =>
      safeRace(intent, person, readyFrom(longest, start)),
    )
    const strengthMin = intents.filter((intent) => intent.role === 'strength').length * 35
    const total = weekMinutes(frame, person, ramp, peakWeekMinutes(frame, person, strengthMin))
    const sized = allocateMinutes(
      intents,
      partOf(total, frame, intents, person),
      frame,
      person,
      limitsOf(longest, start),
    )
    remember(sized, frame, person, ramp, longest)
    for (const race of frame.races) noHardUntil = Math.max(noHardUntil, race.dayNumber + 1 + quietDaysAfter(race))
    return { frame, intents: sized, easyOnly }
  })
}

/** A week that begins late, or gives a session to a race, holds its part of the minutes. */
function partOf(total: number, frame: WeekFrame, intents: readonly Intent[], person: Person): number {
  const sessions = intents.filter((intent) => intent.role !== 'race').length
  const mainRaceWeek = frame.daysToTarget !== null && frame.daysToTarget < 7
  if (mainRaceWeek) return frame.index === 0 ? Math.min(total, (total * sessions) / person.days) : total
  if (frame.firstDay > 0) return (total * sessions) / person.days
  return frame.races.length > 0 ? total * 0.8 * (sessions / Math.max(1, sessions + frame.races.length)) : total
}

function limitsOf(longest: readonly Longest[], start: Longest) {
  const recent = longest.slice(-4)
  // After a month without running, running starts where it started at first.
  return {
    longestRunKm: Math.max(...recent.map((week) => week.runKm)) || start.runKm,
    longestMin: Math.max(...recent.map((week) => week.min)) || start.min,
    peakLongKm: Math.max(start.runKm, ...longest.slice(1).map((week) => week.runKm)),
    peakLongMin: Math.max(start.min, ...longest.slice(1).map((week) => week.min)),
  }
}

function remember(
  intents: readonly Intent[],
  frame: WeekFrame,
  person: Person,
  ramp: RampState,
  longest: Longest[],
): void {
  const trained = intents.filter((intent) => intent.role !== 'race')
  const sum = trained.reduce((total, intent) => total + intent.durationMin, 0)
  const whole =
    frame.firstDay > 0
      ? Math.min((sum * person.days) / Math.max(1, trained.length), Math.max(sum, person.start.weeklyMin))
      : sum
  ramp.totals.push(whole)
  const newCycle = frame.phase === 'base' && frame.weekOfPhase === 0
  ramp.peakMin = newCycle ? whole : Math.max(ramp.peakMin, whole)
  if (!frame.deload) ramp.lastLoaded = whole
  const endurance = trained.filter((intent) => ENDURANCE_ROLES.has(intent.role))
  longest.push({
    runKm: Math.max(0, ...endurance.map((intent) => intent.distanceKm ?? 0)),
    min: Math.max(0, ...endurance.map((intent) => intent.durationMin)),
  })
}
