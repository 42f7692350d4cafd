import { addDays } from '../../engine/civil-date.ts'
import { type BenchPlan, type PlanLine, plansOf } from './planner.ts'

/** A published plan for rides or triathlons, in the figures that its page gives; what it does not say is left out. */
type PublishedSport = {
  readonly name: string
  readonly source: string
  readonly race: string
  readonly level: 'beginner' | 'intermediate' | 'advanced'
  readonly weeks: number
  readonly days: number
  /** [min] of a week that its reader comes from, and the longest session of it. */
  readonly startMin: number
  readonly startLongMin: number
  /** [min] of the longest session of each sport. */
  readonly longest: Partial<Readonly<Record<Sport, number>>>
  /** [min] of each sport in its fullest week. */
  readonly peak: Partial<Readonly<Record<Sport, number>>>
  /** [min] of the fullest week. */
  readonly peakMin?: number
}
type Sport = 'swim' | 'cycle' | 'run'
type Day = BenchPlan['weeklyPlan'][number]['days'][number]

/**
 * @source the plans' own pages. A ride of 85 miles is counted at 15 mph, the middle of what the first century's page
 * reckons with.
 */
const PUBLISHED: readonly PublishedSport[] = [
  {
    ...{
      name: 'Triathlete, Olympic distance, few hours',
      source: 'triathlete.com/training/olympic-triathlon-16-week-training-plan',
    },
    ...{ race: 'Olympic triathlon', level: 'beginner', weeks: 16, days: 6, startMin: 150, startLongMin: 30 },
    ...{ longest: {}, peak: { cycle: 185, run: 101 } },
  },
  {
    ...{ name: 'Lumley, Olympic distance, competitors', source: 'trainingpeaks.com, tp-38740' },
    ...{ race: 'Olympic triathlon', level: 'advanced', weeks: 13, days: 6, startMin: 420, startLongMin: 120 },
    ...{ longest: { swim: 75, cycle: 180, run: 90 }, peak: {}, peakMin: 750 },
  },
  {
    ...{ name: 'Half a triathlon of 140.6 miles in 24 weeks', source: 'payhip.com/b/zWwSv' },
    ...{ race: '70.3', level: 'intermediate', weeks: 24, days: 6, startMin: 360, startLongMin: 75 },
    ...{ longest: { cycle: 270, run: 115 }, peak: {}, peakMin: 810 },
  },
  {
    ...{ name: 'Higdon, 50 km, five runs', source: 'trainingpeaks.com, tp-117679' },
    ...{ race: '50 km run', level: 'intermediate', weeks: 26, days: 5, startMin: 250, startLongMin: 96 },
    ...{ longest: { run: 300 }, peak: {} },
  },
  {
    ...{ name: 'A first century, four rides', source: 'trainingpeaks.com, tp-1717' },
    ...{ race: 'Century ride', level: 'intermediate', weeks: 12, days: 4, startMin: 220, startLongMin: 90 },
    ...{ longest: { cycle: 315 }, peak: {} },
  },
  {
    ...{ name: 'A century in eight weeks, three rides', source: 'adventure-some.com' },
    ...{ race: 'Century ride', level: 'intermediate', weeks: 8, days: 3, startMin: 240, startLongMin: 180 },
    ...{ longest: { cycle: 340 }, peak: {} },
  },
]

/** A Monday. */
const TODAY = '2026-03-02'
const SPORTS: readonly Sport[] = ['swim', 'cycle', 'run']

/** Rides and triathlons beside published plans for the same people. @returns Markdown */
export async function otherSportsTable(command: readonly string[]): Promise<string> {
  const plans = await plansOf(command, PUBLISHED.map(lineOf))
  return [
    '| Published plan | weeks | days | what | theirs [min] | planner [min] | of theirs |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...PUBLISHED.flatMap((published, at) => rowsOf(published, plans[at])),
  ].join('\n')
}

function rowsOf(published: PublishedSport, plan: BenchPlan | undefined): string[] {
  if (!plan) return []
  const row = (what: string, theirs: number, ours: number) =>
    `| ${published.name} | ${published.weeks} | ${published.days} | ${what} | ${theirs} | ${ours} | ${(ours / theirs).toFixed(2)} |`
  const days = plan.weeklyPlan.map((week) => week.days.filter(({ discipline }) => discipline !== 'race'))
  const minutes = (of: readonly { readonly durationMin: number }[]) =>
    Math.round(of.reduce((sum, day) => sum + day.durationMin, 0))
  return SPORTS.flatMap((sport) => {
    const own = days.map((week) => week.flatMap((day) => partOf(day, sport)))
    const longest = published.longest[sport]
    const peak = published.peak[sport]
    return [
      ...(longest ? [row(`longest ${sport}`, longest, Math.max(0, ...own.flat().map((day) => day.durationMin)))] : []),
      ...(peak ? [row(`fullest week, ${sport}`, peak, Math.max(0, ...own.map(minutes)))] : []),
    ]
  }).concat(published.peakMin ? [row('fullest week', published.peakMin, Math.max(...days.map(minutes)))] : [])
}

/** [ratio] of a brick that is its ride. @source default-ours: as the engine builds it */
const RIDE_OF_BRICK = 0.7

/** What a day holds of a sport: of a brick its ride or its run. */
function partOf({ discipline, durationMin }: Day, sport: Sport): { durationMin: number }[] {
  if (discipline === sport) return [{ durationMin }]
  if (discipline !== 'brick' || sport === 'swim') return []
  return [{ durationMin: Math.round(durationMin * (sport === 'cycle' ? RIDE_OF_BRICK : 1 - RIDE_OF_BRICK)) }]
}

function lineOf({ race, level, weeks, days, startMin, startLongMin }: PublishedSport): PlanLine {
  return {
    userData: {
      ...{ name: 'Robin Example', fitnessLevel: level, goal: 'endurance', stressLevel: 'low', dailyCommitments: '' },
      trainingDaysPerWeek: days,
      upcomingRaces: `${race} on ${addDays(TODAY, weeks * 7 - 1)}`,
      specificGoalDate: null,
    },
    ...{ today: TODAY, timeZone: 'UTC' },
    preferences: {
      equipment: ['bike', 'pool'],
      start: { weeklyMin: startMin, longestMin: startLongMin, longestRunKm: null },
    },
  }
}
