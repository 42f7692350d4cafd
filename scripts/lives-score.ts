/**
 * `node scripts/lives-score.ts FILE [right|asked|lost]`: how many of the lives in a file get the plan that their words ask
 * for. A life is *right* when every requirement holds in the plan's second and third week, *asked* when each one that does
 * not is quoted as unread or drawn with doubt on the board, else *lost*. With a word these lives are listed with what failed.
 *
 * A line is `{"id", "text", "goal", "level", "days", "gold"}`: what somebody typed as commitments, and requirements, each
 * with `k` (its kind), `w` (the words that say it) and, by kind, `days`, `from`, `to`, `min`, `sport`, `times`. Write lives
 * anew for a measurement, by somebody who has not seen the reader; one that was looked at says nothing of strangers.
 */
import { readFileSync } from 'node:fs'
import type { Schedule } from '../contract/schedule.ts'
import { aroundTraining } from '../engine/confirmed/readings.ts'
import { minuteOf } from '../engine/day/clock.ts'
import { isOwnTraining } from '../engine/day/own-training.ts'
import { readAvailability } from '../engine/interpret/availability/availability.ts'
import { unreadPlaces } from '../engine/interpret/unread-parts.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'
import { inSeasons } from '../engine/interpret/week/in-seasons.ts'
import { withOffers } from '../engine/interpret/week/with-offers.ts'
import { type BusyBlock, WEEKDAYS, type Weekday } from '../engine/model.ts'
import { answerLine } from './plan.ts'

/** A Sunday: the first of the weeks that are looked at begins on the Monday after. */
const TODAY = '2026-11-29'
/** Blocks below this confidence are drawn dashed, with a question. */
const DOUBTFUL = 0.6
/** Races are goals of their own for who writes lives. */
const RACES: Readonly<Record<string, string>> = {
  '5K race': '5 km run on 2027-03-14',
  '10K race': '10 km run on 2027-03-14',
  'Half marathon': 'Half marathon on 2027-04-11',
  Marathon: 'Marathon on 2027-05-09',
}
const GOALS: Readonly<Record<string, string>> = {
  'Weight loss': 'weight-loss',
  'Muscle gain': 'muscle-gain',
  'Stress relief': 'stress',
}

type Hours = { readonly from: string; readonly to: string }
type OnDays = { readonly days: readonly Weekday[] }
type Requirement = { readonly w: string } & (
  | ({ readonly k: 'busy' | 'only' | 'rather' | 'open' } & OnDays & Hours)
  | ({ readonly k: 'none' } & OnDays)
  | ({ readonly k: 'max'; readonly min: number } & OnDays)
  | ({ readonly k: 'on'; readonly sport: string } & OnDays)
  | { readonly k: 'never'; readonly sport: string }
  | { readonly k: 'count'; readonly sport: string; readonly times: number }
  | ({ readonly k: 'off' } & Hours)
)
type Life = {
  readonly id: string
  readonly text: string
  readonly goal: string
  readonly level: string
  readonly days: number
  readonly gold: readonly Requirement[]
}
type Day = Schedule['weeklyPlan'][number]['days'][number]

function planOf({ text, goal, level, days }: Life): Schedule {
  const userData = {
    ...{ fitnessLevel: level, goal: GOALS[goal] ?? (goal in RACES || goal === 'Endurance' ? 'endurance' : 'general') },
    ...{ trainingDaysPerWeek: days, dailyCommitments: text, upcomingRaces: RACES[goal] ?? '' },
  }
  const answer = answerLine(JSON.stringify({ userData, today: TODAY, timeZone: 'UTC' }))
  if (!('schedule' in answer)) throw new Error(JSON.stringify(answer))
  return answer.schedule
}

/** A sport by the discipline of a session, or by the name of a practice. */
const SPORTS: Readonly<Record<string, { readonly disciplines: readonly Day['discipline'][]; readonly name: RegExp }>> =
  {
    run: { disciplines: ['run', 'race', 'brick'], name: /\brun|parkrun/i },
    strength: { disciplines: ['strength'], name: /strength|gym|lift/i },
    swim: { disciplines: ['swim'], name: /swim/i },
    ride: { disciplines: ['cycle', 'brick'], name: /\bride|cycl|bike|spin/i },
    yoga: { disciplines: ['mobility'], name: /yoga|pilates|stretch/i },
    walk: { disciplines: ['walk'], name: /walk|hik/i },
    row: { disciplines: ['row'], name: /\brow/i },
    martial: {
      disciplines: [],
      name: /martial|judo|jiu|bjj|karate|boxing|mma|muay|taekwondo|aikido|kung|wrestl|fencing|krav/i,
    },
    climb: { disciplines: [], name: /climb|boulder/i },
    dance: { disciplines: [], name: /danc|zumba|ballet|salsa|tango|ballroom/i },
    football: { disciplines: [], name: /football|soccer|futsal|side|match/i },
    other: { disciplines: ['mixed', 'cardio'], name: /./ },
  }

/** Of practices and own hours the plan says the name alone. */
function isOf({ durationMin, discipline, workoutName }: Day, sport: string): boolean {
  const { disciplines, name } = SPORTS[sport] ?? { disciplines: [], name: new RegExp(sport, 'i') }
  return (durationMin > 0 && disciplines.includes(discipline)) || (!/^Rest/.test(workoutName) && name.test(workoutName))
}

/** Whether a session stands within hours, or overlaps them. */
function standsIn(
  { start, durationMin }: Day,
  { from, to }: Hours,
): { readonly within: boolean; readonly touches: boolean } {
  if (start === null || durationMin === 0) return { within: true, touches: false }
  const [first, last] = [minuteOf(start), minuteOf(start) + durationMin]
  const spans =
    minuteOf(from) < minuteOf(to)
      ? [[minuteOf(from), minuteOf(to)]]
      : [
          [minuteOf(from), 1440],
          [0, minuteOf(to)],
        ]
  return {
    within: spans.some(([open = 0, end = 0]) => first >= open && last <= end),
    touches: spans.some(([open = 0, end = 0]) => first < end && last > open),
  }
}

/** Whether busy hours, those of training apart, cover more than a quarter of hours that should be free. */
const isTakenBy = (busy: readonly BusyBlock[], { days, from, to }: OnDays & Hours) =>
  busy.some((block) => {
    if (isOwnTraining(block) || !days.some((day) => block.days.includes(day))) return false
    const overlap = Math.min(minuteOf(block.end), minuteOf(to)) - Math.max(minuteOf(block.start), minuteOf(from))
    return overlap > (minuteOf(to) - minuteOf(from)) / 4
  })

function holds(one: Requirement, schedule: Schedule, busy: readonly BusyBlock[]): boolean {
  const weeks = schedule.weeklyPlan.slice(1, 3).map(({ days }) => days)
  const on = (days: readonly Weekday[]) =>
    weeks.flatMap((week) =>
      week.filter(({ durationMin }, at) => durationMin > 0 && days.some((one) => WEEKDAYS[at] === one)),
    )
  if (one.k === 'busy') return on(one.days).every((day) => !standsIn(day, one).touches)
  if (one.k === 'none') return on(one.days).length === 0
  if (one.k === 'only') return on(one.days).every((day) => standsIn(day, one).within)
  if (one.k === 'max') return on(one.days).every(({ durationMin }) => durationMin <= one.min)
  if (one.k === 'rather')
    return on(one.days).filter((day) => standsIn(day, one).within).length * 2 >= on(one.days).length
  if (one.k === 'open') return !isTakenBy(busy, one)
  if (one.k === 'never') return weeks.flat().every((day) => !isOf(day, one.sport))
  if (one.k === 'count') return weeks.every((days) => days.filter((day) => isOf(day, one.sport)).length === one.times)
  if (one.k === 'on')
    return weeks.every((days) =>
      one.days.every((named) => days.some((day, at) => WEEKDAYS[at] === named && isOf(day, one.sport))),
    )
  const away = schedule.weeklyPlan.flatMap(({ days }) => days).filter(({ date }) => date >= one.from && date <= one.to)
  return away.every(({ durationMin }) => durationMin === 0)
}

/** A life with the requirements that do not hold, and whether the board asks about the words of each. */
function judged(life: Life) {
  const { sayings, seasons, rest, facts } = readAvailability(life.text, TODAY)
  const { busy } = aroundTraining(withOffers(inSeasons(readCommitments(rest), seasons), sayings), facts)
  const doubts = [
    ...unreadPlaces('commitments', life.text, TODAY),
    ...busy.filter(({ confidence }) => confidence < DOUBTFUL).map(({ span }) => span),
  ]
  const schedule = planOf(life)
  const failed = life.gold
    .filter((one) => !holds(one, schedule, busy))
    .map((one) => {
      const start = life.text.indexOf(one.w)
      const isAsked = doubts.some((doubt) => doubt.start < start + one.w.length && doubt.end > start)
      return { ...one, isAsked }
    })
  const outcome = failed.length === 0 ? 'right' : failed.every(({ isAsked }) => isAsked) ? 'asked' : 'lost'
  return { life, failed, outcome }
}

const [file, listed] = process.argv.slice(2)
if (!file) throw new Error('Name a file of lives.')
const lives = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => judged(JSON.parse(line) as Life))
for (const { life, failed, outcome } of lives)
  if (outcome === listed)
    console.log(
      [
        `${life.id} ${outcome} (${life.goal}, ${life.days} days): ${life.text}`,
        ...failed.map((one) => `    ${JSON.stringify(one)}`),
      ].join('\n'),
    )
const kinds = Map.groupBy(
  lives.flatMap(({ life }) => life.gold),
  ({ k }) => k,
)
const broken = lives.flatMap(({ failed }) => failed)
console.table(
  Object.fromEntries(
    [...kinds].map(([kind, all]) => [
      kind,
      { told: all.length, hold: all.length - broken.filter(({ k }) => k === kind).length },
    ]),
  ),
)
const count = (outcome: string) => lives.filter((one) => one.outcome === outcome).length
console.log(JSON.stringify({ lives: lives.length, right: count('right'), asked: count('asked'), lost: count('lost') }))
