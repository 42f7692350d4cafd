import { besideLoad, beyondPractice, minutesIn } from '../../history/beside.ts'
import type { FreshDay } from '../../history/known-day.ts'
import type { PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { practiceMin } from '../../week/mix/rest-day.ts'
import type { Adjustment } from '../adjustment.ts'

/** [AU] beside the plan from which the next session is not a hard one: an hour and a half at an easy effort. @source default-ours */
const MUCH_AU = 270
/** [AU] from which it is shorter as well, and the part [ratio] that is left. @source default-ours */
const VERY_MUCH_AU = 600
const SHARE = 0.6

/** Much that was done beside the plan makes the next session easier, as if the plan had asked for it. @source default-ours */
export function besideAdjustments(days: readonly PlanDay[], fresh: readonly FreshDay[]): Adjustment[] {
  return fresh.flatMap(({ known: told, target }) => {
    const day = days.find(({ date }) => date === told.date)
    const known = beyondPractice(told, day ? practiceMin(day) : 0)
    const load = besideLoad(known)
    if (load < MUCH_AU) return []
    const beside = known.beside ?? []
    const [most] = beside.toSorted((a, b) => b.minutes - a.minutes)
    return [
      {
        id: `beside:${known.date}`,
        kind: 'beside',
        date: known.date,
        reason: { code: 'much-beside', minutes: minutesIn(beside), discipline: sure(most).discipline },
        source: 'default-ours',
        effect: { type: 'easy', from: target, until: target, share: load >= VERY_MUCH_AU ? SHARE : 1 },
      },
    ]
  })
}
