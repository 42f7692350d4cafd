import { openPlanner } from './planner.ts'
import { type Liver, liverOf, type Year, type YearPlan, yearByBook, yearWith } from './year.ts'

/** The years of people with a planner, and by the book. */
async function years(command: readonly string[], livers: readonly Liver[]): Promise<{ own: Year[]; book: Year[] }> {
  const planners = Array.from({ length: 2 }, () => openPlanner<YearPlan>(command))
  const own: Year[] = []
  const queue = [...livers.entries()]
  await Promise.all(
    planners.map(async (planner) => {
      for (let one = queue.shift(); one; one = queue.shift()) own[one[0]] = await yearWith(planner, one[1])
      planner.close()
    }),
  )
  return { own, book: await Promise.all(livers.map(yearByBook)) }
}

/** People of whom a year with a week off is lived, and when it comes [weeks before the race]. */
const OFF_PEOPLE = 22
const OFF_WEEKS = 8

/** [ratio] of speed that a week off costs whoever trains for a marathon and keeps everything else. */
async function weekOff(command: readonly string[], all: readonly Liver[]) {
  const whole = all
    .filter(({ plan }) => plan.raceKm === 42.2)
    .slice(0, OFF_PEOPLE)
    .map((liver) => ({ ...liver, habits: { ...liver.habits, keeps: Array(7).fill(1), ill: NEVER, away: NEVER } }))
  const broken = whole.map((liver) => {
    const first = 7 * (liver.plan.weeks - OFF_WEEKS)
    return { ...liver, habits: { ...liver.habits, away: new Set(Array.from({ length: 7 }, (_, day) => first + day)) } }
  })
  const [without, withOff] = [await years(command, whole), await years(command, broken)]
  const cost = (by: 'own' | 'book') => mean(without[by].map((year, at) => year.faster - (withOff[by][at]?.faster ?? 0)))
  return { people: whole.length, own: cost('own'), book: cost('book') }
}

const NEVER: ReadonlySet<number> = new Set()
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
const NAMES = { own: 'this planner', book: 'by the book' } as const

/** The years as tables. @returns Markdown */
export async function yearsTable(command: readonly string[], people: number): Promise<string> {
  const livers = Array.from({ length: people }, (_, seed) => liverOf(seed))
  const lived = await years(command, livers)
  const off = await weekOff(command, livers)
  const rows = LEVELS.flatMap((level) =>
    (['own', 'book'] as const).map((by) =>
      rowOf(
        level,
        NAMES[by],
        lived[by].filter(({ plan }) => plan.level === level),
      ),
    ),
  )
  const marathons = lived.own.filter(({ plan }) => plan.raceKm === 42.2)
  const of = (level: string) =>
    mean(marathons.filter(({ plan }) => plan.level === level).map(({ plannedKm }) => plannedKm))
  return [
    '| People | plan | of sessions, kept | km a week planned, run | longest run | faster on race day | fresh | weeks that ask for a leap: a run, the week | effort foreseen |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Who trains for a marathon ran ${mean(marathons.map(({ ranKm }) => ranKm)).toFixed(1)} km a week in the last twelve weeks (151,813 runners: 45.1, Muniz-Pumares 2025), and was asked for ${LEVELS.map((level) => of(level).toFixed(0)).join(', ')} by level (92 plans: 43, 59, 108 by their size, Knopp 2024).`,
    '',
    `A week off eight weeks before a marathon, kept otherwise, costs ${(off.own * 100).toFixed(1)} % of speed on race day with ${NAMES.own}, ${(off.book * 100).toFixed(1)} % ${NAMES.book} (${off.people} people; 300,000 runners lost 5 to 8 % of their time with a break of a week, Feely 2023).`,
  ].join('\n')
}

function rowOf(level: string, name: string, all: readonly Year[]): string {
  const of = (part: (year: Year) => number) => mean(all.map(part))
  const percent = (ratio: number) => `${(ratio * 100).toFixed(0)} %`
  const weeks = all.reduce((total, year) => total + year.weeks, 0)
  const leaps = (part: 'runLeaps' | 'weekLeaps') => percent(all.reduce((total, year) => total + year[part], 0) / weeks)
  return `| ${all.length} ${level} | ${name} | ${percent(of(({ kept }) => kept))} | ${of(({ plannedKm }) => plannedKm).toFixed(0)}, ${of(({ ranKm }) => ranKm).toFixed(0)} | ${of(({ longestKm }) => longestKm).toFixed(1)} | ${(of((year) => year.faster) * 100).toFixed(1)} % | ${of((year) => year.freshness).toFixed(2)} | ${leaps('runLeaps')}, ${leaps('weekLeaps')} | ${percent(of(({ foreseen, told }) => foreseen / told))} |`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
