import Papa from 'papaparse'
import type { ActivityDiscipline } from '../../contract/activity.ts'
import { namedDiscipline } from '../sports.ts'
import { type Column, type Columns, columnsOf, type Unit, unitOf } from './columns.ts'
import { isSlashed, type LocalTime, localTime, type SlashOrder, slashOrderOf, type Written } from './local-time.ts'
import { type DecimalMark, decimalMarkOf, numberIn } from './log-number.ts'

/** One set or one stretch of a workout. */
export type LogbookLine = {
  readonly exercise: string
  /** In the unit of the log where it says one. */
  readonly weight: number | null
  readonly unit: 'kg' | 'lb' | null
  readonly reps: number | null
  readonly seconds: number | null
  readonly distanceM: number | null
  /** Repetitions that were left. */
  readonly rir: number | null
  /** Of a line without repetitions: what sport it was. */
  readonly sport: ActivityDiscipline | null
}

/** A workout of a log, as it stands there. */
export type LogbookWorkout = LocalTime & {
  /** [s] or null where the log does not say. */
  readonly durationS: number | null
  readonly lines: readonly LogbookLine[]
}

export type Logbook = {
  /** The oldest first. */
  readonly workouts: readonly LogbookWorkout[]
  /** Whether weights stand there without a unit. */
  readonly isUnitless: boolean
  /** Whether days and months of its dates could be either. */
  readonly isOrderOpen: boolean
  /** Rows that could not be read. */
  readonly unread: number
}

/** Why a text is no training log. */
export type LogbookFault = 'unknown' | 'empty' | 'unread' | 'ahead' | 'large'

/** Nothing can be read of this log. */
export class LogbookUnreadable extends Error {
  readonly fault: LogbookFault
  constructor(fault: LogbookFault) {
    super(fault)
    this.fault = fault
  }
}

/** [signs] Ten years of daily lifting have some ten millions. @source default-ours */
export const LOGBOOK_MAX = 20_000_000
/** Before work sets; breaks and notes between them. */
const NO_WORK = /^(w|warm.?up|rest timer|note|rest)$/i
const METRES: Partial<Record<Unit, number>> = { km: 1000, mi: 1609.344, m: 1, yd: 0.9144, ft: 0.3048 }
const YES = /^(true|yes|1)$/i

/**
 * Reads a training log: one set a row, under named columns, as Strong, Hevy and FitNotes write it.
 * @param order - of day and month, where the log leaves it open
 * @param zone - in which whoever wrote it lives: some programs write their hours in universal time
 * @throws LogbookUnreadable
 */
export function readLogbook(text: string, order: SlashOrder = 'day-first', zone = 'UTC'): Logbook {
  if (text.length > LOGBOOK_MAX) throw new LogbookUnreadable('large')
  const { data, meta } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  // People write a title above their tables.
  const head = data.slice(0, TITLE_MAX).findIndex((row) => isHeader(columnsOf(row)))
  if (head < 0) throw new LogbookUnreadable('unknown')
  const [header, ...rows] = data.slice(head)
  const columns = columnsOf(header ?? [])
  const reader = rowReader(columns, decimalMarkOf(rows.flat(), meta.delimiter))
  const told = slashOrderOf(rows.map((row) => reader.text(row, 'date')))
  const { workouts, unread } = workoutsOf(rows, reader, { order: told ?? order, zone })
  if (workouts.length === 0) throw new LogbookUnreadable(unread > 0 ? 'unread' : 'empty')
  return {
    workouts,
    isUnitless: workouts.some(({ lines }) => lines.some(({ weight, unit }) => weight !== null && unit === null)),
    isOrderOpen: told === null && rows.some((row) => isSlashed(reader.text(row, 'date'))),
    unread,
  }
}

/** Rows within which the names of columns stand. @source default-ours */
const TITLE_MAX = 5

const isHeader = (columns: Columns) => columns.has('date') && (columns.has('exercise') || columns.has('sport'))

/** Rows of one start and name are one workout. */
function workoutsOf(rows: readonly Row[], reader: Reader, when: Written) {
  const workouts = new Map<string, LogbookWorkout & { lines: LogbookLine[] }>()
  let unread = 0
  for (const row of rows) {
    if (isNoWork(row, reader)) continue
    const start = localTime(reader.text(row, 'date'), when)
    const line = start && reader.line(row)
    if (!line) {
      unread += 1
      continue
    }
    const key = `${start.date} ${start.time ?? ''} ${reader.text(row, 'workout')}`
    const workout = workouts.get(key)
    if (workout) workout.lines.push(line)
    else workouts.set(key, { ...start, durationS: reader.duration(row, start, when), lines: [line] })
  }
  const at = ({ date, time }: LocalTime) => `${date} ${time ?? ''}`
  return { workouts: [...workouts.values()].sort((a, b) => (at(a) < at(b) ? -1 : 1)), unread }
}

/** Before work sets, and what stands between them: in a column of its own, or where the exercise is named. */
const isNoWork = (row: Row, reader: Reader) =>
  NO_WORK.test(reader.text(row, 'setType')) ||
  YES.test(reader.text(row, 'warmup')) ||
  /^rest timer$/i.test(reader.text(row, 'exercise'))

type Row = readonly string[]
type Reader = ReturnType<typeof rowReader>

function rowReader(columns: Columns, decimal: DecimalMark) {
  /** The first place of a column that says anything. */
  const place = (row: Row, column: Column) => columns.get(column)?.find(({ at }) => (row[at] ?? '').trim() !== '')
  const text = (row: Row, column: Column) => (row[place(row, column)?.at ?? -1] ?? '').trim()
  const measure = (row: Row, column: Column, unitColumn?: Column) => {
    const found = place(row, column)
    const { value, unit: own } = measureOf(found ? (row[found.at] ?? '') : '', decimal)
    const told = unitColumn ? text(row, unitColumn) : ''
    const unit = own ?? unitOf(told) ?? found?.unit ?? null
    // A unit that nobody knows makes a number of nothing.
    const isOdd = told !== '' && unit === null
    return value === null || value <= 0 || isOdd ? null : { value, unit }
  }

  function line(row: Row): LogbookLine | null {
    const exercise = text(row, 'exercise') || text(row, 'sport')
    if (exercise === '') return null
    const reps = measure(row, 'reps')
    const distance = measure(row, 'distance', 'distanceUnit')
    const seconds = secondsOf(text(row, 'seconds'), decimal)
    const isStretch = !reps && (distance !== null || seconds !== null || !columns.has('exercise'))
    return {
      exercise,
      ...weightOf(measure(row, 'weight', 'weightUnit')),
      reps: reps && Math.round(reps.value),
      ...{ seconds, distanceM: distance && distance.value * (METRES[distance.unit ?? 'km'] ?? 1000) },
      rir: rirOf(measure(row, 'rir')?.value ?? null, measure(row, 'rpe')?.value ?? null),
      sport: isStretch ? sportOf(exercise, text(row, 'sport')) : null,
    }
  }

  function duration(row: Row, start: LocalTime, when: Written): number | null {
    const end = localTime(text(row, 'end'), when)
    if (end?.time && start.time) {
      const length = (Date.parse(`${end.date}T${end.time}Z`) - Date.parse(`${start.date}T${start.time}Z`)) / 1000
      if (length > 0) return length
    }
    const found = place(row, 'duration')
    if (!found) return null
    const isMinutes = found.unit === 'min' || (found.unit === null && /^\d{1,3}$/.test(text(row, 'duration')))
    return secondsOf(text(row, 'duration'), decimal, isMinutes ? 60 : 1)
  }

  return { text, line, duration }
}

function weightOf(measured: { value: number; unit: Unit | null } | null): Pick<LogbookLine, 'weight' | 'unit'> {
  const unit = measured?.unit
  return { weight: measured?.value ?? null, unit: unit === 'kg' || unit === 'lb' ? unit : null }
}

/** The sport of a stretch: by what it is called, else by the column for sports. */
function sportOf(exercise: string, sport: string): ActivityDiscipline {
  const named = namedDiscipline(exercise)
  return named === 'mixed' ? namedDiscipline(sport) : named
}

/** A number with the unit that people write behind it: `82.5 kg`, `185lbs`. */
function measureOf(text: string, decimal: DecimalMark): { readonly value: number | null; readonly unit: Unit | null } {
  const [, number, word = ''] = /^([^a-z]*)([a-z]+\.?)$/i.exec(text.trim()) ?? []
  const unit = unitOf(word)
  return number === undefined || unit === null
    ? { value: numberIn(text, decimal), unit: null }
    : { value: numberIn(number, decimal), unit }
}

/** [s] of `90`, `1:30`, `0:01:30`, `1h 5m`, `45 min`; null where it is no time. */
function secondsOf(text: string, decimal: DecimalMark, each = 1): number | null {
  const clock = /^(?:(\d+):)?(\d{1,3}):(\d{2})$/.exec(text.trim())
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) || null
  const bare = numberIn(text, decimal)
  if (bare !== null) return bare > 0 ? bare * each : null
  const parts = [...text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(h|m|s)/g)]
  const of = { h: 3600, m: 60, s: 1 }
  const sum = parts.reduce(
    (all, [, value, unit]) => all + (numberIn(value ?? '', decimal) ?? 0) * of[unit as 'h' | 'm' | 's'],
    0,
  )
  return sum > 0 ? sum : null
}

/** [RPE] below which an effort says nothing of what was left. @source default-ours */
const LEAST_RPE = 5

/** Repetitions that were left, as told or by the effort; null where neither says. */
function rirOf(rir: number | null, rpe: number | null): number | null {
  if (rir !== null) return Math.min(10, rir)
  return rpe !== null && rpe >= LEAST_RPE && rpe <= 10 ? 10 - rpe : null
}
