import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { type Dice, diceOf, pickOf, randomPerson } from '../testing/random-life.ts'

const ANCHOR = '2026-03-02'
const runner: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
    ...{ commitments: '', races: 'half marathon 2026-05-31' },
  },
  ...{ anchor: ANCHOR, today: ANCHOR, timeZone: 'UTC' },
  preferences: { start: { weeklyMin: 200, longestMin: 75, longestRunKm: 12 } },
}

/** What somebody records of a planned day; null for nothing. `count`: of the sessions before it. */
type Habit = (day: PlanDay, count: number) => Omit<HistoryDay, 'date'> | null

/** Some weeks of a life with a habit, and the plan of each Monday, the one after the last week included. */
function lived(input: PlanInput, weeks: number, habit: Habit): { history: HistoryDay[]; mondays: Plan[] } {
  const monday = input.anchor ?? input.today
  const history: HistoryDay[] = []
  const mondays: Plan[] = []
  let count = 0
  for (let week = 0; week <= weeks; week++) {
    const plan = makePlan({ ...input, today: addDays(monday, 7 * week), history: [...history] })
    mondays.push(plan)
    for (const day of plan.weeklyPlan[week]?.days ?? []) {
      if (day.durationMin === 0) continue
      const record = habit(day, count++)
      if (record) history.push({ date: day.date, ...record })
    }
  }
  return { history, mondays }
}

const all: Habit = () => ({ completed: true })
const allBut =
  (missed: (day: PlanDay, count: number) => boolean): Habit =>
  (day, count) => ({ completed: !missed(day, count) })

const weekOf = ({ weeklyPlan }: Plan, week: number) => sure(weeklyPlan[week])
const longestKm = ({ days }: Plan['weeklyPlan'][number]) =>
  Math.max(0, ...days.map(({ discipline, distanceKm }) => (discipline === 'run' ? (distanceKm ?? 0) : 0)))
const rebuiltBy = ({ adjustments }: Plan) =>
  adjustments.flatMap(({ kind, reason }) => (kind === 'rebuilt' && 'code' in reason ? [reason.code] : []))

describe('the weeks to come', () => {
  const { mondays } = lived(runner, 7, all)
  const planned = sure(mondays[0])

  test('stay as they are for whoever does what is planned', () => {
    for (const plan of mondays) {
      expect(plan.weeklyPlan).toEqual(planned.weeklyPlan)
      expect(rebuiltBy(plan)).toEqual([])
    }
  })

  test('hold no long run that was never practised', () => {
    const { mondays: weeks } = lived(
      runner,
      7,
      allBut((day) => day.longSession),
    )
    for (let week = 5; week < 8; week++) {
      const done = Math.max(
        ...weeks.slice(week - 4, week).map((plan, index) => shortRunKm(weekOf(plan, week - 4 + index))),
      )
      expect(longestKm(weekOf(sure(weeks[week]), week))).toBeLessThanOrEqual(done * 1.3 + 0.05)
    }
    expect(rebuiltBy(sure(weeks[2]))).not.toEqual([])
    expect(sure(weeks[7]).warnings.map(({ code }) => code)).toContain('race-too-soon')
  })

  test('shrink where half of every session is done, and not to nothing', () => {
    const { mondays: weeks } = lived(runner, 7, (day) => ({
      completed: true,
      minutes: Math.round(day.durationMin / 2),
    }))
    const sixth = weekOf(sure(weeks[6]), 6).plannedMin
    expect(sixth).toBeLessThan(weekOf(planned, 6).plannedMin / 2)
    expect(sixth).toBeGreaterThan(60)
  })

  test('hold most of an hour however long half is done: who runs a little begins no lower than who rested', () => {
    const longer = { ...runner.profile, trainingDays: 4 as const, races: 'half marathon 2026-09-06' }
    const { mondays: weeks } = lived({ ...runner, profile: longer, preferences: {} }, 16, (day) => ({
      completed: true,
      minutes: Math.round(day.durationMin / 2),
    }))
    for (const week of [12, 13, 15]) expect(weekOf(sure(weeks[week]), week).plannedMin, `${week}`).toBeGreaterThan(50)
  })

  test('grow sooner where more is done', () => {
    const { mondays: weeks } = lived(runner, 5, (day) => ({
      completed: true,
      minutes: Math.round(day.durationMin * 1.3),
    }))
    expect(weekOf(sure(weeks[5]), 5).plannedMin).toBeGreaterThan(weekOf(planned, 5).plannedMin * 1.1)
  })

  test('have fewer sessions where every second one is missed, and all of them again once none is', () => {
    const missing = lived(
      runner,
      4,
      allBut((_, count) => count % 2 === 1),
    )
    const sessions = ({ days }: Plan['weeklyPlan'][number]) => days.filter(({ durationMin }) => durationMin > 0).length
    const fewer = weekOf(sure(missing.mondays[4]), 4)
    expect(sessions(fewer)).toBe(3)
    expect(fewer.days.some(({ longSession }) => longSession)).toBe(true)
    // Nearly all of them is enough: nobody keeps every single one for weeks.
    for (const missed of [Infinity, 8]) {
      const { mondays: back } = lived(runner, 9, (day, count) => ({
        completed: count % (day.date < addDays(ANCHOR, 21) ? 2 : missed) !== 1,
      }))
      expect(sessions(weekOf(sure(back[4]), 4))).toBe(3)
      expect(sessions(weekOf(sure(back[9]), 9))).toBeGreaterThan(3)
    }
  })

  test('go on where they stood after a single week in which hardly anything was done, and shrink after more of them', () => {
    const start = { weeklyMin: 260, longestMin: 90, longestRunKm: 16 }
    const profile = { ...runner.profile, level: 'advanced', trainingDays: 6, races: 'marathon 2026-08-02' } as const
    // Of the other weeks most is done; which sessions are missed then says how much.
    const missing = (missed: number, ...weeks: readonly number[]) =>
      lived({ ...runner, profile, preferences: { start } }, 10, (day, count) => ({
        completed: count % 7 !== missed && !weeks.some((week) => isIn(week, day.date) && !isIn(week, day.date, 2)),
      })).mondays.map((plan, week) => weekOf(plan, week).plannedMin)
    const lives = [0, 2, 4, 6].map((missed) => ({
      ...{ never: missing(missed), once: missing(missed, 8), twice: missing(missed, 7, 8) },
    }))
    const tenth = (of: 'never' | 'once' | 'twice') => lives.reduce((sum, life) => sum + sure(life[of][10]), 0)
    // The ninth is an easier week by itself.
    expect(tenth('once')).toBeGreaterThan(tenth('never') * 0.8)
    expect(tenth('twice')).toBeLessThan(tenth('once') * 0.9)
    for (const { once } of lives) expect(Math.max(...once.slice(9))).toBeLessThanOrEqual(sure(once[8]))
  })

  test('never change what lies behind', () => {
    const habits: Habit[] = [
      allBut((day) => day.longSession),
      allBut((_, count) => count % 3 === 1),
      (day) => ({ completed: true, minutes: Math.round(day.durationMin * 0.6) }),
    ]
    for (const habit of habits) {
      const { mondays: weeks } = lived(runner, 7, habit)
      for (let week = 1; week <= 7; week++)
        expect(sure(weeks[week]).weeklyPlan.slice(0, week)).toEqual(
          weeks.slice(0, week).map((plan, index) => weekOf(plan, index)),
        )
    }
  })
})

/** [km] the longest run of a week that is not its long one. */
const shortRunKm = ({ days }: Plan['weeklyPlan'][number]) =>
  longestKm({ ...({} as Plan['weeklyPlan'][number]), days: days.filter(({ longSession }) => !longSession) })

describe('weeks that nobody speaks of', () => {
  const none: Habit = () => null

  test('are asked about at once, change nothing then, and count as half from the next on', () => {
    const planned = makePlan(runner)
    const { mondays } = lived(runner, 4, none)
    expect(sure(mondays[1]).questions).toHaveLength(1)
    expect(sure(mondays[1]).weeklyPlan).toEqual(planned.weeklyPlan)
    expect(weekOf(sure(mondays[4]), 4).plannedMin).toBeLessThan(weekOf(planned, 4).plannedMin)
    expect(weekOf(sure(mondays[4]), 4).plannedMin).toBeGreaterThan(80)
    expect(rebuiltBy(sure(mondays[2]))).toEqual(['rebuilt-silent'])
  })

  test('count no less after a few ticks than after none at all, and are asked about too', () => {
    const livedAfter = (ticks: number) =>
      lived(runner, 8, (_, count) => (count < ticks ? { completed: true } : null)).mondays
    const none = weekOf(sure(livedAfter(0)[8]), 8).plannedMin
    for (const ticks of [3, 4, 5]) {
      const mondays = livedAfter(ticks)
      expect(weekOf(sure(mondays[8]), 8).plannedMin, `${ticks} ticks`).toBeGreaterThanOrEqual(none)
      expect(mondays.flatMap(({ questions }) => questions)).not.toEqual([])
    }
  })

  test('count as what is answered', () => {
    const { mondays } = lived(runner, 1, none)
    const today = addDays(ANCHOR, 14)
    const second = weekOf(sure(mondays[1]), 1).days.map(({ date }): HistoryDay => ({ date, completed: true }))
    const answered = (id: string) => {
      const asked = sure(sure(mondays[1]).questions[0])
      const { records } = sure(asked.answers.find((answer) => answer.id === id))
      const history = records.map(({ date, minutes }): HistoryDay => {
        if (minutes === 0) return { date, completed: false }
        return { date, completed: true, ...(minutes !== null && { minutes }) }
      })
      const given = { ...runner, today, history: [...history, ...second], recordedSince: ANCHOR }
      return sure(makePlan(given).weeklyPlan[2]).plannedMin
    }
    const planned = weekOf(makePlan(runner), 2).plannedMin
    expect(answered('trained-all')).toBe(planned)
    expect(answered('trained-half')).toBeLessThan(planned)
    expect(answered('trained-none')).toBeLessThan(planned)
  })

  test('say nothing of somebody whose records nobody keeps', () => {
    const today = addDays(ANCHOR, 42)
    expect(makePlan({ ...runner, today }).weeklyPlan).toEqual(makePlan(runner).weeklyPlan)
  })
})

/** Whether a date lies in a week of the plan, or in its first days. */
function isIn(week: number, date: string, days = 7): boolean {
  return date >= addDays(ANCHOR, 7 * week) && date < addDays(ANCHOR, 7 * week + days)
}

/** A habit that somebody might have, with its bad luck. */
function randomHabit(dice: Dice): Habit {
  const kept = pickOf(dice, [0.3, 0.5, 0.7, 0.85, 0.95])
  const told = dice() < 0.7
  const part = pickOf(dice, [0.5, 0.8, 1, 1])
  const skipsLong = dice() < 0.25
  return (day) => {
    if ((skipsLong && day.longSession) || dice() > kept) return told ? { completed: false } : null
    return { completed: true, ...(part < 1 && { minutes: Math.round(day.durationMin * part) }) }
  }
}

/** More of them: PLAN_LIVES=10000 npx vitest run engine/lived */
const LIVES = Number(process.env.PLAN_LIVES ?? 5)
const WEEKS = 14
/** A life that broke it once: five weeks nearly all missed, and a way back in steps that forgot what had been run. */
const BROKE = 53
/** [km, min] that anybody may do, however little they did before; [min] that a small week may grow by. */
const OPEN_KM = 5.05
const OPEN_MIN = 20
const ROUNDED_KM = 0.1
const ROUNDED_MIN = 6
const LEAST_WEEK_MIN = 75

test(`${LIVES} lives of ${WEEKS} weeks grow from what was done`, { timeout: 3_600_000 }, () => {
  for (const seed of [...Array(LIVES).keys(), BROKE]) {
    const dice = diceOf(seed + 7_000)
    const person = { ...randomPerson(dice), anchor: ANCHOR, today: ANCHOR }
    const races = `10k ${addDays(ANCHOR, 7 * WEEKS + 20)}`
    const { history, mondays } = lived({ ...person, profile: { ...person.profile, races } }, WEEKS, randomHabit(dice))
    for (let week = 5; week < WEEKS; week++)
      expect([seed, week, ...leaps(mondays, history, week)]).toEqual([seed, week])
  }
})

/** How far a week's runs, and the week, go beyond what was done before it; empty where they do not. */
function leaps(mondays: readonly Plan[], history: readonly HistoryDay[], week: number): string[] {
  const records = new Map(history.map((day) => [day.date, day]))
  const stood = mondays.slice(0, week).map(weekOf)
  const whole = stood.filter(({ deload }) => !deload)
  const four = whole.slice(-4).flatMap(({ days }) => days)
  // Where nobody says what was done, half of it counts: no law of what was done can hold.
  if (four.some(({ date, durationMin }) => durationMin > 0 && !records.has(date))) return []
  const doneMin = (day: PlanDay) => {
    const record = records.get(day.date)
    return record?.completed ? (record.minutes ?? day.durationMin) : 0
  }
  const { days } = weekOf(sure(mondays[week]), week)
  const runs = [
    ...stood.flatMap((one) => one.days.map((day) => ({ ...day, share: doneMin(day) / Math.max(1, day.durationMin) }))),
    ...days.map((day) => ({ ...day, share: 1 })),
  ].filter(({ discipline }) => discipline === 'run')
  const found = days.flatMap(({ date, discipline, distanceKm }): string[] => {
    const recent = runs.filter((run) => run.date < date && run.date >= addDays(date, -30))
    const longest = Math.max(0, ...recent.map((run) => (run.distanceKm ?? 0) * Math.min(1, run.share)))
    const isLeap = discipline === 'run' && (distanceKm ?? 0) > Math.max(OPEN_KM, longest * 1.3 + ROUNDED_KM)
    return isLeap ? [`run of ${distanceKm} km after ${longest} km`] : []
  })
  const sum = (of: readonly PlanDay[], measure: (day: PlanDay) => number) =>
    of.reduce((all, day) => all + measure(day), 0)
  const minutes = sum(days, (day) => (day.discipline === 'race' ? 0 : day.durationMin))
  // No week counts for less than a few short sessions, so that none shrinks to nothing.
  const { weeklyMin } = sure(mondays[0]).start
  const least = Math.max(weeklyMin / 2, Math.min(LEAST_WEEK_MIN, weeklyMin))
  const offAt = whole.map(({ days, plannedMin }) => sum(days, doneMin) < plannedMin * 0.4)
  // A single week off among four is none that was done.
  const loaded = whole.filter((_, at) => !offAt[at] || offAt.slice(Math.max(0, at - 3), at).some(Boolean)).slice(-4)
  const used = loaded.flatMap(({ days }) => days)
  const isWhole = sum(used, doneMin) >= sum(used, ({ durationMin }) => durationMin) * 0.8
  const counts = loaded.map((one) => Math.max(sum(one.days, doneMin), Math.min(least, one.plannedMin)))
  const mean = Math.max(least, counts.reduce((all, min) => all + min, 0) / counts.length)
  // A time away has a way back of its own.
  const isAway = four.some(({ date }) => {
    const week = Array.from({ length: 7 }, (_, day) => addDays(date, day - 6))
    return !week.some((one) => records.get(one)?.completed)
  })
  if (!isWhole && !isAway && minutes > Math.max(mean * 1.2, mean + OPEN_MIN) + ROUNDED_MIN)
    found.push(`${minutes} after ${mean} min`)
  return found
}
