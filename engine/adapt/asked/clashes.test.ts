import { expect, test } from 'vitest'
import { addDays, dayNumber, mondayOf } from '../../civil-date.ts'
import { minuteOf } from '../../day/clock.ts'
import type { AskedChange, CalendarBusy, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan, PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { diceOf, pickOf, randomLife, randomPerson } from '../../testing/random-life.ts'
import { type ClashAnswer, clashesIn } from './clashes.ts'

/** More of them: CLASH_LIVES=2000 npx vitest run engine/adapt/asked/clashes.test.ts */
const LIVES = Number(process.env.CLASH_LIVES ?? 25)
const MIDNIGHT = { now: '00:00', settled: [] }
const MONDAY = '2026-01-05'
const RUNNER: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5 },
    ...{ commitments: 'Work 9-17', races: 'Half marathon 2026-04-19', goalDate: null },
  },
  ...{ today: addDays(MONDAY, 7), anchor: MONDAY, timeZone: 'UTC' },
}
const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)
const on = (plan: Plan, date: string) => sure(daysOf(plan).find((day) => day.date === date))
const taken = (date: string, start: string, end: string, since = RUNNER.today): CalendarBusy => ({
  ...{ date, start, end, label: '', since },
})

const changed = (input: PlanInput, { changes }: Pick<ClashAnswer, 'changes'>): PlanInput => ({
  ...input,
  changes: [...(input.changes ?? []), ...changes.map((change, at) => ({ id: `c${at}`, change }))],
})

function meets(day: PlanDay, { date, start, end }: CalendarBusy): boolean {
  if (day.durationMin === 0 || day.start === null || day.snacks) return false
  const shift = (dayNumber(day.date) - dayNumber(date)) * 1440
  const [from, to, begins] = [minuteOf(start), minuteOf(end), minuteOf(day.start) + shift]
  return from < begins + day.durationMin && (to <= from ? to + 1440 : to) > begins
}

const hardPairs = (plan: Plan) =>
  daysOf(plan)
    .filter((day, at, days) => day.hard && days[at - 1]?.hard)
    .map(({ date }) => date)

test('a meeting at its hour puts a session elsewhere on its day, and says so until it is taken back', () => {
  const plain = makePlan(RUNNER)
  const session = sure(daysOf(plain).find(({ date, durationMin }) => date > RUNNER.today && durationMin > 0))
  const start = minuteOf(sure(session.start))
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const input = { ...RUNNER, calendar: [taken(session.date, clock(start + 5), clock(start + 20))] }
  const answer = clashesIn(input, {}, MIDNIGHT)
  expect(answer).toMatchObject({
    changes: [{ type: 'move', date: session.date, to: session.date, because: 'calendar' }],
    left: [],
  })
  const moved = makePlan(changed(input, answer))
  expect(on(moved, session.date)).toMatchObject({ workoutName: session.workoutName, durationMin: session.durationMin })
  expect(meets(on(moved, session.date), sure(input.calendar[0]))).toBe(false)
  expect(moved.adjustments).toMatchObject([
    { id: 'c0', asked: true, undoable: true, reason: [{ code: 'calendar-took-hour' }, {}] },
  ])
  expect(makePlan({ ...changed(input, answer), withdrawn: ['c0'] }).weeklyPlan).toEqual(plain.weeklyPlan)
  // What was taken back is theirs; what comes into the calendar later counts again.
  expect(clashesIn(input, {}, { now: '00:00', settled: [{ date: session.date, on: RUNNER.today }] }).changes).toEqual(
    [],
  )
  expect(clashesIn(input, {}, { now: '00:00', settled: [{ date: session.date, on: MONDAY }] }).changes).toHaveLength(1)
})

test('a day that is taken whole sends its session to another day of the week, or says that there is none', () => {
  const session = sure(daysOf(makePlan(RUNNER)).find(({ date, hard }) => date > RUNNER.today && hard))
  const day = [taken(session.date, '00:00', '24:00')]
  const [move] = clashesIn({ ...RUNNER, calendar: day }, {}, MIDNIGHT).changes
  expect(move).toMatchObject({ type: 'move', date: session.date })
  const { to } = move as Extract<AskedChange, { type: 'move' }>
  expect(mondayOf(to)).toBe(mondayOf(session.date))
  expect(to).not.toBe(session.date)
  const monday = mondayOf(session.date)
  const week = [0, 1, 2, 3, 4, 5, 6].map((at) => taken(addDays(monday, at), '00:00', '24:00'))
  const answer = clashesIn({ ...RUNNER, calendar: week }, {}, MIDNIGHT)
  expect(answer.changes).toEqual([])
  expect(answer.left).toContain(session.date)
})

test('nothing is put into hours that are over, and what is done stays', () => {
  const today = sure(
    daysOf(makePlan(RUNNER)).find(({ date, durationMin }) => date > RUNNER.today && durationMin > 0),
  ).date
  const calendar = [taken(today, '05:00', '20:30', addDays(today, -1))]
  const input = { ...RUNNER, today, calendar }
  const late = clashesIn(input, {}, { now: '04:00', settled: [] })
  for (const change of late.changes)
    if (change.type === 'move' && change.to === today)
      expect(minuteOf(sure(change.start))).toBeGreaterThanOrEqual(20 * 60 + 30)
  expect(clashesIn(input, {}, { now: '23:00', settled: [] }).changes).toEqual([])
  const done = { ...input, history: [{ date: today, completed: true }] }
  expect(clashesIn(done, {}, MIDNIGHT).changes.some(({ date }) => date === today)).toBe(false)
})

test('what a calendar has said for longer is laid out around: no session meets it, and nobody moves anything', () => {
  const weeks = Array.from({ length: 10 }, (_, at) => addDays(MONDAY, 7 * at + 1))
  const calendar = weeks.map((date) => taken(date, '16:00', '22:00', addDays(MONDAY, -3)))
  const plan = makePlan({ ...RUNNER, calendar })
  expect(daysOf(plan).filter((day) => calendar.some((one) => meets(day, one)))).toEqual([])
  expect(plan.adjustments).toEqual([])
  // Since yesterday: this week and the next stay as they were, those after them are laid out anew.
  const fresh = calendar.map((one) => ({ ...one, since: addDays(RUNNER.today, -1) }))
  const later = makePlan({ ...RUNNER, calendar: fresh })
  expect(later.weeklyPlan.slice(0, 3)).toEqual(makePlan(RUNNER).weeklyPlan.slice(0, 3))
  const far = daysOf(later).filter(({ date }) => date >= addDays(mondayOf(RUNNER.today), 14))
  expect(far.filter((day) => fresh.some((one) => meets(day, one)))).toEqual([])
})

test('whoever the person and whatever the calendar: sessions leave its hours, by no rule broken and no hard days put together', {
  timeout: 600_000,
}, () => {
  let moves = 0
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const person = randomPerson(dice)
    const { history } = randomLife(dice, person.today)
    const calendar = Array.from({ length: 25 }, (): CalendarBusy => {
      const [start, end] = pickOf(dice, [
        ['05:00', '09:00'],
        ['12:00', '13:30'],
        ['16:00', '19:00'],
        ['18:00', '23:30'],
        ['00:00', '24:00'],
        ['22:00', '02:00'],
      ] as const)
      const since = addDays(person.today, -Math.floor(dice() * 12))
      return {
        date: addDays(person.today, Math.floor(dice() * 22) - 2),
        start,
        end,
        label: '',
        since,
        ...(dice() < 0.1 && { until: person.today }),
      }
    })
    const input = { ...person, history, calendar }
    const before = makePlan(input)
    const answer = clashesIn(input, {}, MIDNIGHT)
    const after = makePlan(changed(input, answer))
    moves += answer.changes.length
    const near = addDays(mondayOf(person.today), 13)
    const still = calendar.filter(({ until }) => until === undefined)
    const met = daysOf(after).filter(
      (day) =>
        day.date >= person.today &&
        day.date <= near &&
        day.discipline !== 'race' &&
        still.some((one) => meets(day, one)),
    )
    const doneToday = history.some(({ date, completed }) => date === person.today && completed)
    const open = met.filter(({ date }) => !answer.left.includes(date) && !(doneToday && date === person.today))
    expect(
      open.map(({ date }) => date),
      `seed ${seed}`,
    ).toEqual([])
    expect(
      hardPairs(after).filter((date) => !hardPairs(before).includes(date)),
      `seed ${seed}`,
    ).toEqual([])
    const broken = (plan: Plan) =>
      plan.rules.filter(({ kind, pass }) => kind === 'limit' && !pass).map(({ code }) => code)
    expect(
      broken(after).filter((code) => !broken(before).includes(code)),
      `seed ${seed}`,
    ).toEqual([])
  }
  expect(moves).toBeGreaterThan(LIVES / 3)
})
