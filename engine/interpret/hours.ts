import { sure } from '../sure.ts'
import type { Clock } from './items.ts'

const HALF_DAY = 720
const DAY = 1440
/** Activities that are in the afternoon or evening when nothing else is said. */
const LATE = new Set(['pick', 'dinner', 'bed', 'club', 'eveclass'])

/** What helps to tell a bare `7`: the activity, a part of the day named beside it, whether only weekend days are meant. */
export type Setting = { readonly kind: string; readonly part: string | null; readonly weekend: boolean }

/** [min] after midnight when the clock leaves no doubt, else null. */
export function definiteMinute(clock: Clock): number | null {
  if (clock.half !== null) return ((clock.hour % 12) + (clock.half === 'pm' ? 12 : 0)) * 60 + clock.minute
  return clock.exact ? clock.hour * 60 + clock.minute : null
}

/**
 * The start a person means by a clock time.
 * @returns [min] after midnight
 */
export function startMinute(clock: Clock, setting: Setting): number {
  const definite = definiteMinute(clock)
  if (definite !== null) return definite
  const { hour, minute } = clock
  const early = (hour % 12) * 60 + minute
  const late = early + HALF_DAY
  if (setting.part === 'morning' || setting.part === 'early') return hour === 12 ? late : early
  if (setting.part === 'afternoon' || setting.part === 'evening') return late
  if (setting.part === 'night') return hour < 5 || hour === 12 ? early : late
  if (setting.part === 'lunch') return hour < 6 || hour === 12 ? late : early
  if (setting.kind === 'night') return hour >= 5 && hour < 12 ? late : early
  if (setting.kind === 'sleep' || setting.kind === 'bedtime') return hour >= 7 && hour < 12 ? late : early
  if (setting.kind === 'nap') return hour >= 8 && hour < 12 ? early : late
  if (setting.kind === 'wake' && hour === 12) return late
  // Animals are fed and milked before the day begins.
  if (setting.kind === 'chores' && hour >= 4) return early
  if (setting.kind === 'wake' || setting.kind === 'fajr' || (setting.kind === 'drop' && hour >= 5 && hour < 12))
    return early
  if (hour === 12) return late
  // Nobody is taught before seven in the morning.
  if (setting.kind === 'school' && hour <= 7) return late
  // Few begin anything at ten at night that they tell without "pm".
  if (LATE.has(setting.kind)) return hour >= 10 || (hour >= 8 && setting.weekend) ? early : late
  if (setting.kind === 'work' || setting.kind === 'leave' || setting.kind === 'earlyshift')
    return hour >= 5 ? early : late
  return hour >= 6 ? early : late
}

/** [min] the next time after `start` when a clock shows this; may pass midnight (then above 1440). */
export function endMinute(clock: Clock, start: number): number {
  const definite = definiteMinute(clock)
  if (definite !== null) return definite > start ? definite : definite + DAY
  let minute = (clock.hour % 12) * 60 + clock.minute
  while (minute <= start) minute += HALF_DAY
  return minute
}

/**
 * A range as a person means it; one am or pm at its end covers both ends when that is shorter.
 * @returns [min] start in the day and end, above 1440 when past midnight
 */
export function rangeMinutes(from: Clock, to: Clock, setting: Setting): { start: number; end: number } {
  if (definiteMinute(from) === null && to.half !== null) {
    const end = sure(definiteMinute(to))
    const early = (from.hour % 12) * 60 + from.minute
    const lengths = [early, early + HALF_DAY].map((start) => ({ start, end: end > start ? end : end + DAY }))
    return sure(lengths.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0])
  }
  const definite = definiteMinute(to)
  // `8-16`: who counts to 24 at the end counts so at the start.
  const isDayClock =
    definite !== null &&
    to.half === null &&
    definite >= 780 &&
    definiteMinute(from) === null &&
    setting.kind !== 'night'
  const plain = from.hour * 60 + from.minute
  if (isDayClock && plain < definite && (from.hour >= 5 || definite - plain <= 600))
    return { start: plain, end: definite }
  const told = startMinute(from, setting)
  const start =
    definiteMinute(from) === null && isNoEvening(setting, told, endMinute(to, told)) ? told - HALF_DAY : told
  const isRound = setting.kind === 'shift' && from.hour === to.hour && from.minute === to.minute
  return { start, end: isRound ? start + DAY : endMinute(to, start) }
}

/** [min] Nobody dances, sings or trains longer than so far into a night. @source default-ours */
const LONGEST_EVENING = 390

/** [min] Whoever works till late begins earlier than so, or later. @source default-ours */
const END_OF_WORK = 990
const EVENING = 1080

/** A teacher's "7.45 til 5" is a day, whatever hour pupils come, and so is a choir's "9-5", and "5.30 to 1.30" of nothing that is named. */
function isNoEvening({ kind, part }: Setting, start: number, end: number): boolean {
  return (
    end > DAY &&
    (kind === 'school' ||
      (kind === '' && part === null && start > END_OF_WORK && start < EVENING) ||
      (kind !== 'bed' && LATE.has(kind) && end - start > LONGEST_EVENING))
  )
}
