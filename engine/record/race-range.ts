import { addDays, daysBetween, mondayOf } from '../civil-date.ts'
import { agedVdot } from '../load/vdot.ts'
import type { CivilDate, Level } from '../model.ts'
import { racePace, vdotOfEasyPace } from '../sessions/pace.ts'
import { type EqualEffort, equalEffort } from './equal-effort.ts'
import type { TrainingRecord } from './record.ts'
import type { TrainingResponse } from './response.ts'
import type { RhythmWeek } from './rhythm.ts'

/** A run that is raced on its day. */
export type RaceAhead = { readonly name: string; readonly date: CivilDate; readonly distanceKm: number }

/** A race or time trial that was run. */
export type RaceRun = { readonly date: CivilDate; readonly distanceKm: number; readonly seconds: number }

/** What a range is made from. */
export type RaceFacts = {
  readonly race: RaceAhead
  readonly level: Level
  readonly results: readonly RaceRun[]
  readonly record: Pick<TrainingRecord, 'today' | 'activities' | 'sessions'>
  /** Oldest first. */
  readonly weeks: readonly RhythmWeek[]
  /** How the person's own pace had answered to training by a day; where it is null, what is usual counts. */
  readonly responseBy: (date: CivilDate) => TrainingResponse | null
}

/** Where a race will likely end: four of five such races end within [s]. */
export type RangePoint = {
  readonly date: CivilDate
  readonly from: number
  readonly likely: number
  readonly to: number
}

/** What the range follows from. */
export type RangeGround =
  | ({ readonly code: 'result' } & RaceRun)
  | { readonly code: 'easy-runs'; readonly secPerKm: number }

/** What would change the range most: a result over a distance, or the training of the weeks to come. */
export type RangeMover =
  | { readonly code: 'result'; readonly distanceKm: number; readonly narrowerSec: number }
  | { readonly code: 'training'; readonly weeks: number; readonly fasterSec: number }

export type RaceRange = Omit<RangePoint, 'date'> & {
  readonly race: RaceAhead
  readonly by: RangeGround
  readonly mover: RangeMover | null
  /** As it stood on each Monday, oldest first, and today. */
  readonly points: readonly RangePoint[]
}

/** [km] shortest and longest race that the formula speaks of. @source daniels-gilbert */
const DISTANCES_KM = [1.5, 50] as const
const HALF_KM = 21.1
/** [ratio] by which a marathon takes longer than a formula says: half of runners need ten minutes more. @source vickers-2016 */
const MARATHON_SLOWER = 0.04
/**
 * [ratio] more for who hardly trains; [min] of training a week from which on nothing is added, as a mean of so many weeks, of which
 * some must be known. @source vickers-2016: a marathon is the slower the less is run; by how much is ours
 */
const UNTRAINED_SLOWER = 0.08
const TRAINED_MIN = 180
const TRAINED_WEEKS = { most: 8, least: 4 } as const
/** [ratio] a week of training takes off a race's time, for so many weeks at most. @source default-ours */
const GAIN: Readonly<Record<Level, number>> = { beginner: 0.005, intermediate: 0.003, advanced: 0.0015 }
const GAIN_WEEKS = 16
/** Runs' worth of what is usual that is added to the person's own, which counts for twice the usual at most. @source default-ours */
const USUAL_RUNS = 20
const MOST_GAIN = 2
/** [weeks] before a race in which nothing more is gained. @source bosquet-2007: the taper keeps */
const TAPER_WEEKS = 1

/** [ratio] How far off a race may be from one of its own length, a marathon, and what was never raced. @source vickers-2016: a marathon by one race, root mean square 15 min; the others are ours */
const SPREAD = { race: 0.03, marathon: 0.03, easyRuns: 0.05 } as const
/** [ratio] more for each time that the race is twice as long, or half. @source default-ours */
const SPREAD_DOUBLED = 0.015
/** [ratio] more for each week that a result is old, and each that is to come; no more than in so many weeks. @source default-ours */
const SPREAD_OLD = 0.001
const SPREAD_AHEAD = 0.002
const SPREAD_WEEKS = 16

/** [days] before a race after which no time trial is worth its tiredness. @source default-ours */
const TRIAL_DAYS = 14
/** [km] of a time trial before a short race, and before one longer than `HALF_KM`. @source default-ours */
const TRIAL_KM = [5, 10] as const
/** [ratio] of the time that a change must be worth to be spoken of. @source default-ours */
const WORTH = 0.005

/**
 * The time in which a race will likely be run, as far as results, or else easy runs, say; null where nothing does.
 * @source daniels-gilbert, vickers-2016; how it widens and what training gains are ours
 */
export function raceRange(facts: RaceFacts): RaceRange | null {
  const { race, weeks, record } = facts
  const { today } = record
  if (race.date < today || race.distanceKm < DISTANCES_KM[0] || race.distanceKm > DISTANCES_KM[1]) return null
  const now = rangeOn(facts, today)
  if (!now) return null
  const first = weeks[0]?.startDate ?? today
  const mondays: CivilDate[] = []
  for (let monday = mondayOf(first); monday < today; monday = addDays(monday, 7)) mondays.push(monday)
  const points = mondays.flatMap((date) => rangeOn(facts, date)?.point ?? [])
  return { race, ...withoutDate(now.point), by: now.by, mover: moverOf(facts, now), points: [...points, now.point] }
}

type Standing = {
  readonly point: RangePoint
  readonly by: RangeGround
  readonly vdot: number
  readonly gainAhead: number
}

function rangeOn(facts: RaceFacts, date: CivilDate): Standing | null {
  const ground = groundOn(facts, date)
  if (!ground) return null
  const { by, vdot } = ground
  const { race, level } = facts
  const perKm = racePace(vdot, race.distanceKm)
  if (perKm === null) return null
  const since = by.code === 'result' ? by.date : date
  const done = trainedWeeks(facts.weeks, since, date)
  const ahead = Math.max(0, Math.floor(daysBetween(date, race.date) / 7))
  const gain = gainOf(level, facts.responseBy(date))
  const gainAhead = gain * Math.max(0, Math.min(GAIN_WEEKS - done, ahead - TAPER_WEEKS))
  const likely = perKm * race.distanceKm * slower(race.distanceKm, facts.weeks, date) * (1 - gain * done)
  const old = by.code === 'result' ? Math.min(SPREAD_WEEKS, daysBetween(by.date, date) / 7) : 0
  const spread = spreadOf(by, race) + SPREAD_OLD * old + SPREAD_AHEAD * Math.min(SPREAD_WEEKS, ahead)
  const point = {
    date,
    from: Math.round(likely * (1 - gainAhead) * (1 - spread)),
    likely: Math.round(likely * (1 - gainAhead / 2)),
    to: Math.round(likely * (1 + spread)),
  }
  return { point, by, vdot, gainAhead }
}

/** [ratio] a week of training takes off this person's time: what is usual, drawn towards what theirs took off by how much is known. */
function gainOf(level: Level, response: TrainingResponse | null): number {
  const usual = GAIN[level]
  if (!response) return usual
  const share = response.runs / (response.runs + USUAL_RUNS)
  return usual + share * (Math.min(MOST_GAIN * usual, response.fasterAWeek) - usual)
}

/** The newest result that still counts on a day, or else what easy runs up to it point to. */
function groundOn({ results, record }: RaceFacts, date: CivilDate): { by: RangeGround; vdot: number } | null {
  const known = results.filter((one) => one.date <= date).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  for (const result of known) {
    const vdot = agedVdot(result, daysBetween(result.date, date))
    if (vdot !== null) return { by: { code: 'result', ...result }, vdot }
  }
  const until = <T extends { readonly date: CivilDate }>(all: readonly T[]) => all.filter((one) => one.date <= date)
  const pace = easyPace(equalEffort(until(record.activities), until(record.sessions)))
  const vdot = pace === null ? null : vdotOfEasyPace(pace)
  return pace === null || vdot === null ? null : { by: { code: 'easy-runs', secPerKm: pace }, vdot }
}

/** [s/km] of runs that were told to be easy. A heart rate alone does not say how hard a run was. */
function easyPace(runs: EqualEffort | null): number | null {
  return runs && runs.aroundHr === null ? runs.last : null
}

/** Days with training that make a week of which nothing was planned. @source default-ours */
const USUAL_DAYS = 3

/** [weeks] without any training after which what was gained is gone. @source mujika-2000 */
const LOST_WEEKS = 4

/** [weeks] of training between two days, each as much as was kept of it; none from before a time in which nothing was. */
function trainedWeeks(weeks: readonly RhythmWeek[], since: CivilDate, until: CivilDate): number {
  const over = weeks.filter(({ startDate }) => startDate >= since && addDays(startDate, 7) <= until)
  let kept = 0
  let idle = 0
  for (const { trained, planned } of over) {
    kept += Math.min(1, trained / (planned || USUAL_DAYS))
    idle = trained === 0 ? idle + 1 : 0
    if (idle >= LOST_WEEKS) kept = 0
  }
  return Math.min(GAIN_WEEKS, kept)
}

/** [0-1] of the way from a half marathon to a marathon. */
function marathonPart(km: number): number {
  return Math.max(0, Math.min(1, (km - HALF_KM) / HALF_KM))
}

function slower(km: number, weeks: readonly RhythmWeek[], date: CivilDate): number {
  const over = weeks.filter(({ startDate }) => addDays(startDate, 7) <= date).slice(-TRAINED_WEEKS.most)
  const mean = over.reduce((sum, { minutes }) => sum + minutes, 0) / over.length
  const untrained = over.length < TRAINED_WEEKS.least ? 0 : 1 - Math.min(1, mean / TRAINED_MIN)
  return 1 + (MARATHON_SLOWER + UNTRAINED_SLOWER * untrained) * marathonPart(km)
}

function spreadOf(by: RangeGround, { distanceKm }: RaceAhead): number {
  const doubled =
    by.code === 'result' ? Math.abs(Math.log2(distanceKm / by.distanceKm)) * SPREAD_DOUBLED : SPREAD.easyRuns
  return SPREAD.race + SPREAD.marathon * marathonPart(distanceKm) + doubled
}

function moverOf(facts: RaceFacts, { point, vdot, gainAhead }: Standing): RangeMover | null {
  const { race, record } = facts
  const { today } = record
  const days = daysBetween(today, race.date)
  const training: RangeMover = {
    code: 'training',
    weeks: Math.floor(days / 7),
    fasterSec: Math.round((point.likely * gainAhead) / 2),
  }
  const distanceKm = race.distanceKm > HALF_KM ? TRIAL_KM[1] : TRIAL_KM[0]
  const pace = racePace(vdot, distanceKm)
  const trial = pace === null ? [] : [{ date: today, distanceKm, seconds: pace * distanceKm }]
  const tried = days < TRIAL_DAYS ? null : rangeOn({ ...facts, results: [...facts.results, ...trial] }, today)
  const narrowerSec = tried ? point.to - point.from - (tried.point.to - tried.point.from) : 0
  const result: RangeMover = { code: 'result', distanceKm, narrowerSec }
  const worth = point.likely * WORTH
  if (narrowerSec > Math.max(worth, training.fasterSec)) return result
  return training.fasterSec > worth ? training : null
}

function withoutDate({ date: _, ...numbers }: RangePoint): Omit<RangePoint, 'date'> {
  return numbers
}
