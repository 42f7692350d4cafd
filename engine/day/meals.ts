import { LIMITS } from '../limits/limits.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { DAY_MIN, type Stretch } from './clock.ts'
import { mealOf } from './commitment-words.ts'
import type { DayBook } from './day-book.ts'
import { type ItemText, quietText } from './item-text.ts'
import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] between a main meal and hard work. @source default-ours: moderate meals two to three hours before */
const MEAL_BEFORE_HARD_MIN = LIMITS['meal-to-hard'].target
/** [min] between a main meal and any session. @source default-ours */
const MEAL_BEFORE_ANY_MIN = 60

type Meal = {
  readonly name: 'breakfast' | 'lunch' | 'dinner'
  readonly emoji: string
  /** [min after waking] */
  readonly wish: number
  readonly from: number
  readonly to: number
  readonly durations: readonly number[]
}

const MEALS: readonly Meal[] = [
  { name: 'breakfast', emoji: '🥣', wish: 30, from: 10, to: 300, durations: [20, 15, 10] },
  { name: 'lunch', emoji: '🥗', wish: 360, from: 270, to: 540, durations: [30, 20, 15] },
  { name: 'dinner', emoji: '🍽️', wish: 735, from: 630, to: 900, durations: [40, 30, 20, 15] },
]

/** Enters breakfast, lunch and dinner where the day has none of its own, never in the two hours before hard work. */
export function placeMeals(book: DayBook<ItemText>, day: OrdinaryDay, workout: Stretch | null, planDay: PlanDay): void {
  const bed = Math.min(day.bed ?? day.commitments.at(-1)?.start ?? DAY_MIN, DAY_MIN)
  const before = planDay.hard || planDay.intensity === 'High' ? MEAL_BEFORE_HARD_MIN : MEAL_BEFORE_ANY_MIN
  const shut = workout ? [{ start: workout.start - before, end: workout.start }] : []
  const eaten = new Set(day.commitments.map(({ label, fromYesterday }) => (fromYesterday ? null : mealOf(label))))
  for (const meal of MEALS) {
    if (eaten.has(meal.name)) continue
    const window = { start: day.wake + meal.from, end: Math.min(day.wake + meal.to, bed - 20) }
    if (window.end - window.start < 10) continue
    addMeal(book, meal, window, day.wake + meal.wish, shut)
  }
}

function addMeal(book: DayBook<ItemText>, meal: Meal, window: Stretch, wish: number, shut: readonly Stretch[]): void {
  const text = quietText({ code: 'care', of: meal.name }, 'meal', meal.emoji)
  const most = sure(meal.durations[0])
  const free = book.findFree(window, most, wish, shut)
  const near = free !== null && Math.abs(free - wish) <= 90
  // A meal at its hour inside a long commitment beats one hours away in a gap.
  const cut = near ? null : book.cutOpen(window, Math.min(most, 30), wish, shut)
  if (cut !== null) {
    book.add({ start: cut, end: cut + Math.min(most, 30) }, text)
    return
  }
  for (const minutes of meal.durations) {
    const start = book.findFree(window, minutes, wish, shut)
    if (start === null) continue
    book.add({ start, end: start + minutes }, text)
    return
  }
}
