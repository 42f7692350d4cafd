import { addDays } from '../../engine/civil-date.ts'
import { type Dice, diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { type PlanLine, type PlanSize, plansOf, sizeOf } from './planner.ts'

/** A Monday. */
const TODAY = '2026-03-02'
/** A plan is smaller where it loses a twentieth, and more than these. */
const LOSS = 0.05
const UNSEEN: PlanSize = { peakMin: 10, totalMin: 10, peakKm: 2, longestKm: 1 }

type Start = { readonly weeklyMin: number; readonly longestMin: number; readonly longestRunKm: number }
type User = Readonly<Record<string, unknown>> & { readonly trainingDaysPerWeek: number; readonly upcomingRaces: string }
type Line = PlanLine & { readonly userData: User; readonly preferences: { readonly start: Start } }

/** A law: what is given more of, and how; null where there is no more to give. */
type Law = { readonly name: string; readonly more: (line: Line) => Line | null }

const LAWS: readonly Law[] = [
  {
    name: 'one more training day never makes a smaller plan',
    more: (line) =>
      withUser(
        line,
        { trainingDaysPerWeek: line.userData.trainingDaysPerWeek + 1 },
        line.userData.trainingDaysPerWeek < 7,
      ),
  },
  { name: 'a start fitter by a fifth never makes a smaller plan', more: fitter },
  {
    name: 'low stress in the place of medium never makes a smaller plan',
    more: (line) => withUser(line, { stressLevel: 'low' }, true),
  },
  {
    name: 'an evening free of work never makes a smaller plan',
    more: (line) => withUser(line, { dailyCommitments: 'Work Mon-Fri 9-17' }, true),
  },
]

/**
 * Laws that hold for any planner: whoever is given more does not get less.
 * @param people - how many random people each is tried on
 * @returns Markdown
 */
export async function lawsTable(command: readonly string[], people: number): Promise<string> {
  const own = Array.from({ length: people }, (_, seed) => randomLine(diceOf(seed + 1)))
  const pairs = LAWS.flatMap((law) =>
    own.flatMap((line, person) => {
      const more = law.more(line)
      return more ? [{ law, person, more }] : []
    }),
  )
  const sizes = (await plansOf(command, [...own, ...pairs.map(({ more }) => more)])).map(sizeOf)
  const rows = LAWS.map((law) => {
    const tried = pairs.flatMap((pair, index) => {
      const [less, more] = [sizes[pair.person], sizes[people + index]]
      return pair.law === law && less && more
        ? [isSmaller(more, less, own[pair.person]?.userData.upcomingRaces !== '')]
        : []
    })
    return `| ${law.name} | ${tried.length} | ${tried.filter(Boolean).length} |`
  })
  return ['| Law | people | broken |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The longest run is a measure of who runs towards a race; others spread their minutes as they like. */
function isSmaller(more: PlanSize, less: PlanSize, isRacing: boolean): boolean {
  const measures: readonly (keyof PlanSize)[] = ['peakMin', 'totalMin', ...(isRacing ? (['longestKm'] as const) : [])]
  return measures.some(
    (measure) => less[measure] - more[measure] > UNSEEN[measure] && more[measure] < less[measure] * (1 - LOSS),
  )
}

function withUser(line: Line, change: Readonly<Record<string, unknown>>, isMore: boolean): Line | null {
  return isMore ? { ...line, userData: { ...line.userData, ...change } } : null
}

function fitter(line: Line): Line {
  const { weeklyMin, longestMin, longestRunKm } = line.preferences.start
  const start = {
    weeklyMin: Math.round(weeklyMin * 1.2),
    longestMin: Math.round(longestMin * 1.2),
    longestRunKm: Math.round(longestRunKm * 12) / 10,
  }
  return { ...line, preferences: { start } }
}

const USUAL = { beginner: 100, intermediate: 220, advanced: 360 } as const
const RACES = ['', '5k', '10k', 'Half marathon', 'Marathon'] as const

function randomLine(dice: Dice): Line {
  const level = pickOf(dice, ['beginner', 'intermediate', 'advanced'] as const)
  const race = pickOf(dice, RACES)
  const weeks = 8 + Math.floor(dice() * 16)
  const weeklyMin = Math.round((USUAL[level] * (0.6 + dice())) / 5) * 5
  const longestMin = Math.round(weeklyMin * (0.25 + 0.25 * dice()))
  return {
    userData: {
      ...{ name: 'Robin Example', fitnessLevel: level, stressLevel: 'medium' },
      goal: pickOf(dice, ['endurance', 'general', 'weight-loss', 'muscle-gain', 'stress'] as const),
      dailyCommitments: 'Work Mon-Fri 9-17, Mon-Fri 18:00-20:00 family',
      trainingDaysPerWeek: 3 + Math.floor(dice() * 5),
      upcomingRaces: race === '' ? '' : `${race} on ${addDays(TODAY, weeks * 7 - 1)}`,
      specificGoalDate: null,
    },
    ...{ today: TODAY, timeZone: 'UTC' },
    preferences: { start: { weeklyMin, longestMin, longestRunKm: Math.round((longestMin / 7) * 10) / 10 } },
  }
}
