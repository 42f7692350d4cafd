import { civilDate, dayNumber } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { Discipline } from '../model.ts'
import type { Stretch } from './clock.ts'
import type { Commitment } from './day-model.ts'
import type { OrdinaryDay, Practice } from './ordinary-week.ts'
import { ownSport } from './own-names.ts'
import { isGentle, isMatch, isPractice, type PracticeKind, practiceKind } from './practice-words.ts'
import { OPEN } from './stays.ts'

/** [RPE 1-10] of a whole practice or match, rests included. @source foster-2001: the scale; the values are ours */
const RPE = {
  team: { practice: 6, match: 7 },
  martial: { practice: 7, match: 7.5 },
  racket: { practice: 6, match: 7 },
  dance: { practice: 5, match: 7 },
  climb: { practice: 6, match: 7 },
  class: { practice: 6, match: 7 },
  club: { practice: 5.5, match: 7 },
  calm: { practice: 4, match: 5 },
  own: { practice: 5, match: 7 },
  gentle: { practice: 3, match: 3 },
} as const satisfies Record<PracticeKind | 'own' | 'gentle', { readonly practice: number; readonly match: number }>
/** [RPE] the same by what somebody says of it, in brackets or without. @source default-ours */
const SAID = { easy: 4, hard: 8 } as const
/** [RPE] from here on it counts as hard. */
const HARD_RPE = 6

const EVEN_WEEKS = /\beven weeks\b/i
const ODD_WEEKS = /\bodd weeks\b/i

/**
 * Whether hours take place in a week, by what their name says of even and odd weeks; others do in all.
 * @param monday - day number
 */
export function isInWeek(label: string, monday: number): boolean {
  if (EVEN_WEEKS.test(label)) return weekNumber(monday) % 2 === 0
  return !ODD_WEEKS.test(label) || weekNumber(monday) % 2 === 1
}

/** Whether hours take place every week: a practice of every other one, or of a season, is none of the days that each week has. */
export function isInEachWeek({ label, isForAWhile }: { readonly label: string; readonly isForAWhile?: true }): boolean {
  return isForAWhile === undefined && !EVEN_WEEKS.test(label) && !ODD_WEEKS.test(label)
}

/** The number that calendars give to the week of a Monday: the first one holds the year's first Thursday. */
function weekNumber(monday: number): number {
  const thursday = monday + 3
  const newYear = dayNumber(`${civilDate(thursday).slice(0, 4)}-01-01`)
  return Math.floor((thursday - newYear) / 7) + 1
}

const { least: LEAST_MIN, most: MOST_MIN } = BOUNDS.practice

/** [min] of a gentle class that is a day's training; less of it stands beside that. @source default-ours */
const GENTLE_MIN = 40

/**
 * What a day's commitments hold of practices and matches, and of a person's own training that is no part of the plan; null
 * where they hold none.
 * @param beside - the sports of the person's own that are no part of the plan
 */
export function practiceIn(commitments: readonly Commitment[], beside: ReadonlySet<Discipline>): Practice | null {
  const found = commitments.filter((one) => isTraining(one, beside) && !one.fromYesterday)
  const [first] = found
  if (!first) return null
  const hardest = found.reduce((most, one) => (rpeOf(one.label) > rpeOf(most.label) ? one : most), first)
  return {
    label: hardest.label,
    isMatch: isMatch(hardest.label),
    ...(!isPractice(hardest.label) && !isGentle(hardest.label) && { isOwn: true as const }),
    minutes: Math.min(
      MOST_MIN,
      found.reduce((sum, one) => sum + lengthOf(one), 0),
    ),
    rpe: rpeOf(hardest.label),
  }
}

/** Whether hours are a practice, a match, or a person's own training that is no part of the plan. */
export function isTraining(one: Stretch & { readonly label: string }, beside: ReadonlySet<Discipline>): boolean {
  const { label } = one
  const isLed =
    isPractice(label) ||
    beside.has(ownSport(label) ?? 'rest') ||
    (beside.has('mobility') && isGentle(label) && lengthOf(one) >= GENTLE_MIN)
  return isLed && lengthOf(one) >= LEAST_MIN
}

function rpeOf(label: string): number {
  const text = label.toLowerCase()
  for (const said of ['easy', 'hard'] as const) if (new RegExp(`\\b${said}\\b`).test(text)) return SAID[said]
  const other = isGentle(text) ? 'gentle' : ownSport(text) === null ? 'team' : 'own'
  return RPE[practiceKind(text) ?? other][isMatch(text) ? 'match' : 'practice']
}

/** Whether a practice is hard work. */
export function isHardPractice({ rpe }: Pick<Practice, 'rpe'>): boolean {
  return rpe >= HARD_RPE
}

/** [AU] */
export function practiceLoad({ rpe, minutes }: Practice): number {
  return Math.round(rpe * minutes)
}

/** A day with its practice: that is its training, and it holds no other. */
export function practiceDay(day: OrdinaryDay, practice: Practice | null): OrdinaryDay {
  if (practice === null || day.binding?.shut) return day
  return { ...day, practice, binding: { ...(day.binding ?? OPEN), shut: true } }
}

function lengthOf({ start, end }: Stretch): number {
  return end - start
}

/** Whether a weekday may be trained on in some week at least. */
export function isOpen({ binding, practice }: OrdinaryDay): boolean {
  return !binding?.shut || (practice !== undefined && !isInEachWeek(practice))
}
