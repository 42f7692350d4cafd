import type { DayItem, PlanDay } from '../plan-model.ts'
import { snackLines, snackMinutes } from '../sessions/snacks.ts'
import { sure } from '../sure.ts'
import { first, type Told } from '../told.ts'
import { clockTime, DAY_MIN, minuteOf, type Stretch } from './clock.ts'
import { commitmentEmoji } from './commitment-words.ts'
import { DayBook } from './day-book.ts'
import { type ItemText, quietText } from './item-text.ts'
import { placeMeals } from './meals.ts'
import { type OrdinaryDay, SLEEP_MIN } from './ordinary-week.ts'
import { pauses } from './pauses.ts'
import { SHOWER_MIN } from './start-time.ts'

export type TimelineInput = {
  readonly day: OrdinaryDay
  readonly yesterday: OrdinaryDay
  readonly tomorrow: OrdinaryDay
  readonly planDay: PlanDay
  /** [min after midnight] where training usually lies. */
  readonly usualStart: number
  /** No walk and no stretching either: safety keeps the day free, or the plan has yet to begin. */
  readonly keptFree?: boolean
}

/**
 * A day from waking to sleep: commitments, meals, the session in its slot, a walk, wind-down and sleep.
 * Nothing overlaps and the items come in order.
 * @source ding-2025: a daily walk; watson-2015: seven hours of sleep; stutz-2019: hours before bed
 */
export function timeline(given: TimelineInput): DayItem[] {
  const input = given.planDay.discipline === 'race' ? { ...given, day: raceDay(given) } : given
  const { day, planDay } = input
  const book = new DayBook<ItemText>()
  for (const commitment of day.commitments) book.add(commitment, commitmentText(commitment), true)
  if (day.daySleep) {
    book.clear(day.daySleep)
    book.add(day.daySleep, quietText({ code: 'care', of: 'sleep' }, 'sleep', '😴', { code: 'care-day-sleep' }))
  }
  const workout = addWorkout(book, input)
  addSleep(book, input)
  addWaking(book, day)
  placeMeals(book, day, workout, planDay)
  addCare(book, input, workout)
  return book.entries.map((entry) => ({
    time: clockTime(entry.start),
    title: entry.what.title,
    durationMin: entry.end - entry.start,
    type: entry.what.type,
    emoji: entry.what.emoji,
    intensity: entry.what.intensity,
    description: entry.what.description,
    exercises: entry.what.exercises,
  }))
}

/** On race day the event comes first: no night shift runs into it, and breakfast has its time. */
function raceDay({ day, planDay }: TimelineInput): OrdinaryDay {
  const start = minuteOf(planDay.start ?? '09:00')
  const end = start + planDay.durationMin
  return {
    ...day,
    commitments: day.commitments.filter((one) => !one.fromYesterday && (one.end <= start - 60 || one.start >= end)),
    daySleep: null,
    wake: Math.min(day.daySleep ? 390 : day.wake, start - 120),
  }
}

function commitmentText(commitment: OrdinaryDay['commitments'][number]): ItemText {
  const { label, fromYesterday } = commitment
  const since: Told = fromYesterday ? { code: 'began-yesterday' } : []
  return quietText({ code: 'commitment', label }, 'commitment', commitmentEmoji(label), since)
}

function addWorkout(book: DayBook<ItemText>, { day, planDay }: TimelineInput): Stretch | null {
  if (planDay.start === null) return null
  if (planDay.snacks) return addSnacks(book, day, planDay)
  const start = minuteOf(planDay.start)
  const stretch = { start, end: Math.min(DAY_MIN, start + planDay.durationMin) }
  const withShower = { start, end: Math.min(DAY_MIN, stretch.end + (planDay.durationMin >= 20 ? SHOWER_MIN : 0)) }
  // Free by construction, except on race day and on days without any gap: there the session wins its minutes.
  book.clear(planDay.discipline === 'race' ? withShower : stretch)
  book.add(stretch, {
    title: planDay.workoutName,
    type: 'workout',
    emoji: planDay.emoji,
    intensity: planDay.intensity,
    description: shortNote(planDay),
    exercises: [...planDay.workout.warmup, ...planDay.workout.exercises, ...planDay.workout.cooldown],
  })
  const shower = book.findFree({ start: stretch.end, end: withShower.end }, SHOWER_MIN, stretch.end)
  if (withShower.end > stretch.end && shower === stretch.end)
    book.add({ start: stretch.end, end: withShower.end }, quietText({ code: 'care', of: 'shower' }, 'travel', '🚿'))
  return stretch
}

/** A session made shorter for the day says what it keeps where the day is read. */
function shortNote({ description, notes }: PlanDay): Told {
  return [description, first(notes, 'shortened-to-fit')]
}

/** Snacks lie between commitments; only a day without any gap opens a long one for them, as for a meal. */
function addSnacks(book: DayBook<ItemText>, day: OrdinaryDay, planDay: PlanDay): Stretch {
  const lengths = snackMinutes(planDay.durationMin)
  const stretches = pauses(day, lengths)
  for (const [index, stretch] of stretches.entries()) {
    book.clear(stretch)
    book.add(stretch, {
      title:
        lengths.length === 1
          ? { code: 'movement-snack' }
          : { code: 'snack-of-day', number: index + 1, count: lengths.length },
      type: 'workout',
      emoji: planDay.emoji,
      intensity: planDay.intensity,
      description: planDay.description,
      exercises: snackLines(planDay, stretch.end - stretch.start),
    })
  }
  return sure(stretches[0])
}

function addSleep(book: DayBook<ItemText>, { day, yesterday, tomorrow }: TimelineInput): void {
  const text = quietText({ code: 'care', of: 'sleep' }, 'sleep', '😴', { code: 'care-sleep' })
  if (yesterday.bed !== null && yesterday.bed >= DAY_MIN) {
    const start = yesterday.bed - DAY_MIN
    const end = Math.max(day.wake, start + SLEEP_MIN)
    if (book.findFree({ start, end }, end - start, start) === start) book.add({ start, end }, text)
  }
  if (day.bed !== null && day.bed < DAY_MIN) {
    // The night runs on past midnight, where no other entry of this day can meet it.
    book.add({ start: day.bed, end: Math.max(day.bed + SLEEP_MIN, tomorrow.wake + DAY_MIN) }, text)
  }
}

function addWaking(book: DayBook<ItemText>, day: OrdinaryDay): void {
  for (const minutes of [15, 10, 5])
    if (book.findFree({ start: day.wake, end: day.wake + minutes }, minutes, day.wake) === day.wake) {
      book.add(
        { start: day.wake, end: day.wake + minutes },
        quietText({ code: 'care', of: 'wake-up' }, 'habit', '🌅', { code: 'care-wake-up' }),
      )
      return
    }
}

/** Walk, recovery and wind-down fill what is left; a crowded day simply has shorter ones, or none. */
function addCare(
  book: DayBook<ItemText>,
  { day, planDay, usualStart, keptFree = false }: TimelineInput,
  workout: Stretch | null,
): void {
  const bed = Math.min(day.bed ?? day.commitments.at(-1)?.start ?? DAY_MIN, DAY_MIN)
  const waking = { start: day.wake, end: bed }
  const wind = quietText({ code: 'care', of: 'wind-down' }, 'mind', '🌙', { code: 'care-wind-down' })
  if (day.bed !== null) addFirst(book, { start: bed - 45, end: bed }, [20, 15, 10, 5], bed - 20, wind)
  if (keptFree) return
  if (!workout)
    addFirst(
      book,
      waking,
      [20, 15, 10],
      usualStart,
      quietText({ code: 'care', of: 'stretch' }, 'recovery', '🧘', { code: 'care-stretch' }),
    )
  const walkText = quietText({ code: 'care', of: 'walk' }, 'habit', '🚶', { code: 'care-walk' })
  const shorter = planDay.durationMin >= 45 ? [15, 10] : [20, 15, 10]
  addFirst(
    book,
    { start: day.wake + 30, end: bed - 60 },
    shorter,
    workout && workout.start < 720 ? 1060 : 780,
    walkText,
  )
}

function addFirst(
  book: DayBook<ItemText>,
  window: Stretch,
  durations: readonly number[],
  wish: number,
  text: ItemText,
): void {
  if (window.end <= window.start) return
  for (const minutes of durations) {
    const start = book.findFree(window, minutes, wish)
    if (start === null) continue
    book.add({ start, end: start + minutes }, text)
    return
  }
}
