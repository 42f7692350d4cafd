import { addDays } from '../../engine/civil-date.ts'
import { type PlanLine, plansOf, sizeOf } from './planner.ts'
import { PUBLISHED, type PublishedPlan } from './published.ts'

/** [ratio] of a week that its long run takes at the median, by runs: where the first week's longest says little. @source own-analysis-25-plans */
const LONG_OF_WEEK: Readonly<Record<PublishedPlan['runs'], number>> = { 3: 0.5, 4: 0.42, 5: 0.36, 6: 0.27 }
/** [min/km] for minutes, which planners ask for beside kilometres. */
export const PACE: Readonly<Record<PublishedPlan['level'], number>> = { beginner: 7.2, intermediate: 6, advanced: 5.3 }
/** [ratio] that counts as the same. */
const NEAR = 0.1

/**
 * [km] of a longest run that is long enough, however far a published plan goes: novices of a half are asked for 16 to 19
 * at most, those of a marathon stay under three hours, which are about 26.
 * @source own-analysis-25-plans
 */
const ENOUGH_KM: Readonly<Record<string, number>> = { 'beginner 21.1': 14, 'beginner 42.2': 26 }

const RACES: Readonly<Record<PublishedPlan['raceKm'], string>> = {
  5: '5k',
  10: '10k',
  21.1: 'Half marathon',
  42.2: 'Marathon',
}
/** A Monday. */
export const TODAY = '2026-03-02'

/** A published plan, and what a planner makes for the same person; the ratios are to the published one. */
export type Rival = {
  readonly plan: PublishedPlan
  readonly peakKm: number
  readonly longestKm: number
  readonly peak: number
  readonly longest: number
}

/**
 * Published plans for the same people: the same race, weeks and start, on as many training days as the published plan
 * has runs and on one more, of which the nearer one counts: published plans leave strength to the reader.
 */
export async function rivals(command: readonly string[]): Promise<Rival[]> {
  const lines = PUBLISHED.flatMap((plan) => [lineOf(plan, plan.runs), lineOf(plan, plan.runs + 1)])
  const sizes = (await plansOf(command, lines)).map(sizeOf)
  return PUBLISHED.map((plan, index) => {
    const both = sizes.slice(2 * index, 2 * index + 2).map(({ peakKm, longestKm }) => ({
      ...{ plan, peakKm, longestKm },
      ...{ peak: peakKm / plan.peakKm, longest: longestKm / plan.longestKm },
    }))
    const off = ({ peak, longest }: Rival) => Math.abs(1 - peak) + Math.abs(1 - longest)
    return both.reduce((nearest, each) => (off(each) < off(nearest) ? each : nearest))
  })
}

/** Whether the longest run is as long as the published one, or as long as such a race asks of such a runner. */
export function isEnough({ plan, longestKm, longest }: Rival): boolean {
  return longest >= 1 - NEAR || longestKm >= (ENOUGH_KM[`${plan.level} ${plan.raceKm}`] ?? Number.POSITIVE_INFINITY)
}

/** The rivals as a table. @returns Markdown */
export async function rivalsTable(command: readonly string[]): Promise<string> {
  const rows = await rivals(command)
  const near = rows.filter(({ peak }) => Math.abs(1 - peak) <= NEAR).length
  const long = rows.filter(({ longest }) => longest >= 1 - NEAR).length
  const enough = rows.filter(isEnough).length
  return [
    '| Published plan | weeks | runs | km a week: from, to | longest [km] | planner: km, longest | of theirs |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ plan, peakKm, longestKm, peak, longest }) =>
        `| ${plan.name} | ${plan.weeks} | ${plan.runs} | ${plan.startKm} to ${plan.peakKm} | ${plan.longestKm} | ${peakKm.toFixed(0)}, ${longestKm.toFixed(1)} | ${peak.toFixed(2)}, ${longest.toFixed(2)} |`,
    ),
    '',
    `Largest week within a tenth of the published one: ${near} of ${rows.length}, median ${median(rows.map(({ peak }) => peak))}. Longest run nine tenths of it or more: ${long} of ${rows.length}, median ${median(rows.map(({ longest }) => longest))}; so far, or as far as is enough for a first half (14 km) or marathon (26 km): ${enough} of ${rows.length}.`,
  ].join('\n')
}

/** The person of a published plan, on so many training days. */
export function lineOf(plan: PublishedPlan, days: number): PlanLine {
  const { level, weeks, runs, startKm, startLongKm, raceKm } = plan
  const longestRunKm = Math.max(startLongKm, Math.round(LONG_OF_WEEK[runs] * startKm * 10) / 10)
  return {
    userData: {
      ...{ name: 'Robin Example', fitnessLevel: level, goal: 'endurance', stressLevel: 'low', dailyCommitments: '' },
      trainingDaysPerWeek: Math.min(7, days),
      upcomingRaces: `${RACES[raceKm]} on ${addDays(TODAY, weeks * 7 - 1)}`,
      specificGoalDate: null,
    },
    ...{ today: TODAY, timeZone: 'UTC' },
    preferences: {
      start: {
        weeklyMin: Math.round(startKm * PACE[level]),
        weeklyRunKm: startKm,
        longestMin: Math.round(longestRunKm * PACE[level]),
        longestRunKm,
      },
    },
  }
}

function median(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b)[values.length >> 1]?.toFixed(2) ?? '-'
}
