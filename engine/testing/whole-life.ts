import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import {
  type CalendarBusy,
  type CivilDate,
  GOALS,
  type HistoryDay,
  type PlanInput,
  type SafetyFact,
  STRESS_LEVELS,
  type StoredAnswer,
  type StoredChange,
  TRAINING_DAYS,
} from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, PlanDay, UnderWay } from '../plan-model.ts'
import { factBreaks } from './fact-breaks.ts'
import { randomConfirmed, withRandomSeasons } from './random-confirmed.ts'
import { type Dice, diceOf, pickOf, randomChange, randomPerson } from './random-life.ts'

/** What goes wrong in a life in which everything happens, and on how many of its days the rule card has a broken limit. */
export type WholeLife = {
  readonly faults: readonly string[]
  readonly days: number
  readonly broken: readonly string[]
}

const NOTES = [
  ...['knee hurts a bit', 'strong pain in my shoulder', 'calf is sore', 'knee is fine again', 'I have a cold'],
  ...['slept 4 hours', 'way too easy', 'too hard', 'felt great', 'did 10 km instead', 'skipped, no time'],
  ...['chest pain during the run', 'my dog is judging me', 'back Sunday', 'flight to lisbon at 6am'],
]
const TOMORROWS = ['only 15 minutes', 'busy until 7pm', 'no gym', 'travelling', 'dentist at 9']
const RACES = ['', '10k', 'half marathon', 'marathon', 'century', 'olympic triathlon', 'hyrox']

/** The state of a life: what its person told, and what the plan of the day before showed. */
type Living = {
  input: UnderWay
  history: HistoryDay[]
  safety: SafetyFact[]
  changes: StoredChange[]
  answers: StoredAnswer[]
  withdrawn: string[]
  calendar: CalendarBusy[]
  last: Plan | null
}

/**
 * Lives day by day as the server would: each plan is made from what was told until then, with the days as the one before
 * showed them. Now and then anything happens that can: another profile, other facts, a calendar, notes, answers, changes.
 * @param days - from the first of the plan on
 */
export function wholeLife(seed: number, days: number): WholeLife {
  const dice = diceOf(seed)
  const person = randomPerson(dice)
  const anchor = person.anchor ?? person.today
  const life: Living = {
    input: { ...person, recordedSince: anchor },
    ...{ history: [], safety: [], changes: [], answers: [], withdrawn: [], calendar: [], last: null },
  }
  const share = 0.3 + 0.7 * dice()
  const faults: string[] = []
  const broken: string[] = []
  for (let day = 0; day < days; day++) {
    const today = addDays(anchor, day)
    morning(life, today, dice)
    const plan = makePlan(givenOn(life, today))
    faults.push(...faultsOf(plan, life, today).map((fault) => `seed ${seed}, ${today}: ${fault}`))
    const limits = plan.rules.filter(({ kind, pass }) => kind === 'limit' && !pass)
    if (limits.length > 0) broken.push(`seed ${seed}, ${today}: ${limits.map(({ code }) => code)}`)
    evening(life, plan, { today, dice, share })
  }
  return { faults, days, broken }
}

function givenOn(
  { input, history, safety, calendar, changes, answers, withdrawn }: Living,
  today: CivilDate,
): UnderWay {
  return {
    ...{ ...input, today, changes, answers, withdrawn, safety },
    history: history.filter(({ date }) => date >= addDays(today, -84)),
    calendar: calendar.filter(({ since }) => since <= today),
  }
}

/** What somebody changes before they look at their day. */
function morning(life: Living, today: CivilDate, dice: Dice): void {
  const now = (share: number) => dice() < share
  const profile = (part: Partial<PlanInput['profile']>) => {
    life.input = { ...life.input, profile: { ...life.input.profile, ...part } }
  }
  if (now(0.01)) {
    const facts = withRandomSeasons(randomConfirmed(dice, today), dice, today)
    life.input = { ...life.input, facts }
  }
  if (now(0.006)) profile({ trainingDays: pickOf(dice, TRAINING_DAYS) })
  if (now(0.006)) profile({ stress: pickOf(dice, STRESS_LEVELS) })
  if (now(0.003)) {
    profile({ goal: pickOf(dice, GOALS) })
    begunAnew(life, today)
  }
  if (now(0.006)) {
    const race = pickOf(dice, RACES)
    profile({ races: race && `${race} ${addDays(today, 10 + Math.floor(dice() * 120))}` })
    begunAnew(life, today)
  }
  if (now(0.03)) life.changes.push({ id: `change ${today}`, change: randomChange(dice, today) })
  if (now(0.03)) life.calendar.push(randomHours(dice, today))
  answered(life, today, dice)
}

/** As the server does for another goal or race. */
function begunAnew(life: Living, today: CivilDate): void {
  const { last } = life
  const block = last ? last.block + (last.anchor < today ? 1 : 0) : 1
  const { start: _start, ...rest } = life.input
  life.input = { ...rest, anchor: today, begun: today, block }
}

function randomHours(dice: Dice, today: CivilDate): CalendarBusy {
  const start = 6 + Math.floor(dice() * 14)
  const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const date = addDays(today, Math.floor(dice() * 5))
  return { date, start: at(start), end: at(start + 1 + Math.floor(dice() * 3)), label: 'Call', since: today }
}

/** Takes changes back, answers questions, and says what became of what was grave. */
function answered(life: Living, today: CivilDate, dice: Dice): void {
  const { last } = life
  if (!last) return
  if (last.adjustments.length > 0 && dice() < 0.02) {
    const { id, undoable } = pickOf(dice, last.adjustments)
    if (undoable) life.withdrawn.push(id)
  }
  for (const { answers } of last.questions) {
    const { choice } = pickOf(dice, answers)
    if (choice && dice() < 0.3) life.answers.push({ ...choice, on: today })
  }
  life.safety = life.safety.map((fact) => {
    if (fact.answer !== null || dice() > 0.15) return fact
    const answer = fact.kind === 'danger' ? pickOf(dice, ['may-train', 'mistaken'] as const) : 'well'
    return { ...fact, answer, answeredOn: today }
  })
}

/** What is told of a day, and what stays of its plan for the next. */
function evening(
  life: Living,
  plan: Plan,
  { today, dice, share }: { readonly today: CivilDate; readonly dice: Dice; readonly share: number },
): void {
  const day = daysOf(plan).find(({ date }) => date === today)
  const trains = day !== undefined && day.durationMin > 0 && day.discipline !== 'race'
  if (trains && dice() < share) life.history.push(dice() < 0.7 ? asPlanned(day) : otherwise(day, dice))
  else if (dice() < 0.2) life.history.push({ date: today, notes: pickOf(dice, NOTES) })
  for (const fact of plan.safety) if (!life.safety.some(({ id }) => id === fact.id)) life.safety.push(fact)
  const { anchor, block, begun, start } = plan
  life.input = { ...life.input, anchor, block, begun, start, shown: daysAsShown(plan, life.input.shown) }
  life.last = plan
}

function asPlanned({ date, durationMin, rpe, distanceKm }: PlanDay): HistoryDay {
  return {
    date,
    completed: true,
    minutes: durationMin,
    rpe: Math.round(rpe),
    ...(distanceKm !== null && { distanceKm }),
  }
}

function otherwise({ date, durationMin }: PlanDay, dice: Dice): HistoryDay {
  return {
    ...{ date, completed: dice() < 0.85, minutes: Math.round(durationMin * (0.5 + dice())) },
    ...{ rpe: 1 + Math.floor(dice() * 10), notes: pickOf(dice, NOTES) },
    ...(dice() < 0.3 && { tomorrowNotes: pickOf(dice, TOMORROWS) }),
  }
}

function faultsOf(plan: Plan, life: Living, today: CivilDate): string[] {
  const { last, input, changes } = life
  const days = daysOf(plan)
  const now = days.find(({ date }) => date === today)
  const shown = new Map(last && last.anchor === plan.anchor ? daysOf(last).map((day) => [day.date, day]) : [])
  const rewritten = days.filter(
    (day) => day.date < today && day.date >= plan.anchor && !isSameDay(day, shown.get(day.date)),
  )
  const danger = plan.safety.some(({ kind, answer }) => kind === 'danger' && answer === null)
  const trains = now !== undefined && now.durationMin > 0
  const sessions = plan.todaysSchedule.filter(({ type }) => type === 'workout').length
  // Whoever moves a session by hand to a day knows why.
  const moved = new Set(changes.flatMap(({ change }) => (change.type === 'move' ? [change.to] : [])))
  const facts = factBreaks(plan.weeklyPlan, input.facts ?? {}, today).filter((fault) => !moved.has(fault.slice(0, 10)))
  const found: readonly (readonly [boolean, string])[] = [
    [now === undefined, 'no day of the plan'],
    [new Set(days.map(({ date }) => date)).size !== days.length, 'a day twice'],
    [last !== null && plan.block < last.block, 'an earlier block'],
    [danger && trains, 'trains beside a danger'],
    [now?.discipline !== 'race' && sessions !== (trains ? 1 : 0), `${sessions} sessions in the day's hours`],
    [
      days.some((day) => day.date >= today && (day.start !== null) !== day.durationMin > 0),
      'a session without an hour',
    ],
  ]
  return [
    ...found.flatMap(([isFault, what]) => (isFault ? [what] : [])),
    ...rewritten.map(({ date }) => `${date} is no longer what was shown`),
    ...facts,
  ]
}

function isSameDay(day: PlanDay, shown: PlanDay | undefined): boolean {
  return (
    !shown ||
    (shown.durationMin === day.durationMin && shown.discipline === day.discipline && shown.start === day.start)
  )
}

function daysOf({ weeklyPlan }: Plan): readonly PlanDay[] {
  return weeklyPlan.flatMap(({ days }) => days)
}
