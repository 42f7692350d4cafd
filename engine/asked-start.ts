import { ownRunKm, type StartFacts, startAfterBreak, within } from './block-start.ts'
import { addDays, civilDate, daysBetween } from './civil-date.ts'
import { BOUNDS } from './limits/bounds.ts'
import type { StartingPoint } from './model.ts'
import { LOOK_BACK_DAYS } from './said-start.ts'
import type { Lately } from './sessions/kept-session.ts'

const { most: FRESH_KM } = BOUNDS['fresh-run']

type AskedFacts = Omit<StartFacts, 'begun' | 'before'> & { readonly days: number; readonly lately: Lately | undefined }

/**
 * Where training stands when somebody asks for another block, by what they did under the one before: of who never tells,
 * nothing is known beyond what they said or was assumed.
 */
export function askedStart({ level, own, anchor, history, days, lately }: AskedFacts): StartingPoint {
  const until = civilDate(anchor)
  const done = history.filter(({ completed, date }) => completed === true && date < until)
  const recent = done.filter(({ date }) => date >= addDays(until, -LOOK_BACK_DAYS))
  if (done.length === 0) return own
  if (recent.length === 0) return startAfterBreak(level, own)
  const first = done.reduce((least, { date }) => (date < least ? date : least), until)
  const weeks = Math.min(LOOK_BACK_DAYS / 7, Math.max(1, daysBetween(first, until) / 7))
  // Of an unknown length: as long as the sessions of such a week are.
  const each = own.weeklyMin / days
  const weeklyMin = recent.reduce((sum, { minutes }) => sum + (minutes ?? each), 0) / weeks
  // Which session was the long one nobody kept: it stands in the same proportion as before.
  const share = Math.min(BOUNDS['longer-at-start'].most, weeklyMin / own.weeklyMin)
  const longestRunKm = own.longestRunKm === null ? null : own.longestRunKm * share
  const start = { weeklyMin, longestMin: own.longestMin * share, longestRunKm }
  if (lately?.longestRunKm === undefined) return within(start, level)
  // Who lifted for months is no runner for having been one.
  return within(
    {
      weeklyMin,
      longestMin: lately.longestMin || start.longestMin / 2,
      longestRunKm: lately.longestRunKm || Math.min(FRESH_KM, ownRunKm(level, own) / 2),
    },
    level,
  )
}
