import { addDays, civilDate, dayNumber, mondayOf, weekdayIndex } from '../civil-date.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import {
  type Choice,
  type CivilDate,
  type ConfirmedFacts,
  type ConfirmedWeek,
  type PlanInput,
  type Preferences,
  type ReadEvent,
  type StoredAnswer,
  WEEKDAYS,
} from '../model.ts'
import { bindingOf } from './binding.ts'
import type { LifeDays } from './life-days.ts'

type Answered = Pick<PlanInput, 'answers' | 'withdrawn' | 'today'>

/** The answers that a person gave by today and did not take back. */
export function standingAnswers({ answers = [], withdrawn = [], today }: Answered): readonly StoredAnswer[] {
  return answers.filter(({ id, on }) => on <= today && !withdrawn.includes(id))
}

type OfDays = Extract<Choice, { type: 'free-day' | 'other-hours' | 'fewer-days' }>

/** Whether a choice says which days or hours training may have. */
export function choosesDays(choice: Choice): choice is OfDays {
  return choice.type === 'free-day' || choice.type === 'other-hours' || choice.type === 'fewer-days'
}

/** Whether somebody chose which days or hours training may have. */
export function hasChosenDays(input: Answered): boolean {
  return standingAnswers(input).some(({ choice }) => choosesDays(choice))
}

/** The Monday from which on chosen days and hours hold: the week under way keeps its own. */
export function daysHoldFrom(on: CivilDate): CivilDate {
  return mondayOf(addDays(on, 7))
}

/**
 * The days of a life as they were chosen to be, each choice from its Monday on. Hours that the person keeps in their own week
 * are not those of a choice: whoever sets them later has said so, and the choice is offered where there are none.
 * @param lifeWith - the life of somebody of whom this is confirmed
 */
export function lifeAsChosen(
  facts: ConfirmedFacts,
  input: Answered & Pick<PlanInput, 'facts'>,
  lifeWith: (facts: ConfirmedFacts) => LifeDays,
): LifeDays {
  let known = facts
  let life = lifeWith(facts)
  for (const { on, choice } of standingAnswers(input).toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    if (!choosesDays(choice)) continue
    known = { ...known, week: chosenWeek(known.week ?? {}, choice) }
    const from = dayNumber(daysHoldFrom(on))
    life = followed(life, lifeWith(known), (day) => day < from || (isOfHours(choice) && hasKeptHours(input, day)))
  }
  return life
}

/** Whether the person confirmed between which hours they train on a day. */
function hasKeptHours({ facts = {} }: Pick<PlanInput, 'facts'>, day: number): boolean {
  return (bindingOf(facts, civilDate(day), weekdayIndex(day))?.windows ?? null) !== null
}

const isOfHours = ({ type }: OfDays) => type === 'other-hours'

/** A life that is another one but for the days that stay as they were. */
function followed(before: LifeDays, after: LifeDays, stays: (day: number) => boolean): LifeDays {
  const on = (day: number) => (stays(day) ? before : after).on(day)
  const weeks = new Map<number, readonly OrdinaryDay[]>()
  const weekFrom = (monday: number) => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => monday + day)
    const whole = days.every(stays) ? before : days.some(stays) ? null : after
    return whole ? whole.from(monday) : days.map(on)
  }
  const from = (monday: number) => {
    const week = weeks.get(monday) ?? weekFrom(monday)
    weeks.set(monday, week)
    return week
  }
  return { week: before.week, on, from, hasSeasons: before.hasSeasons }
}

function chosenWeek(week: ConfirmedWeek, choice: OfDays): ConfirmedWeek {
  const { never = [], windows = [] } = week
  switch (choice.type) {
    case 'free-day':
      return { ...week, never: [...never, choice.weekday] }
    case 'fewer-days':
      return { ...week, never: WEEKDAYS.filter((day) => never.includes(day) || !choice.open.includes(day)) }
    case 'other-hours': {
      const { days, start, end } = choice
      const others = windows.map((one) => ({ ...one, days: one.days.filter((day) => !days.includes(day)) }))
      return { ...week, windows: [...others.filter((one) => one.days.length > 0), { days, start, end }] }
    }
  }
}

/** Events with the times that were chosen to be hoped for. */
export function withChosenTimes(events: readonly ReadEvent[], input: Answered): readonly ReadEvent[] {
  const times = standingAnswers(input).flatMap(({ choice }) => (choice.type === 'target' ? [choice] : []))
  if (times.length === 0) return events
  return events.map((event) => {
    const time = times.findLast((one) => one.event === event.date)
    return time ? { ...event, targetSeconds: time.seconds } : event
  })
}

/** The result that paces come from: as it was told, or one that was chosen since. */
export function knownResult(
  told: Preferences['recentRace'],
  answers: readonly StoredAnswer[],
): Preferences['recentRace'] {
  const chosen = answers.flatMap(({ choice }) => {
    if (choice.type !== 'result') return []
    const { distanceKm, seconds, date } = choice
    return [{ distanceKm, seconds, date }]
  })
  return [...(told ? [told] : []), ...chosen].toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1)
}

/** An input whose paces come from the result that was chosen, where one was. */
export function withChosenResult(input: PlanInput): PlanInput {
  const known = knownResult(input.preferences?.recentRace, standingAnswers(input))
  if (known === undefined || known === input.preferences?.recentRace) return input
  return { ...input, preferences: { ...input.preferences, recentRace: known } }
}
