import type { ShownMilestone } from '../../contract/progress.ts'
import type { Display } from '../../words/speech.ts'
import { fromKg, fromKm } from '../../words/units.ts'
import { MILESTONE } from '../words/milestone-words.ts'
import { LIFTS } from '../words/progress-words.ts'

/** What was reached, in a sentence. */
export function sayMilestone(one: ShownMilestone, display: Display): string {
  switch (one.code) {
    case 'first-race':
      return MILESTONE['first-race']
    case 'trained-days':
      return one.count === 1 ? MILESTONE.firstDay : MILESTONE.days(one.count)
    case 'kept-weeks':
      return MILESTONE['kept-weeks']
    case 'full-week':
      return MILESTONE['full-week'](one.days)
    case 'longest-run':
      return MILESTONE['longest-run'](fromKm(one.distanceM / 1000, display))
    case 'lift-record':
      return MILESTONE.lift(
        one.name,
        one.loadKg === null ? LIFTS.reps(one.reps) : LIFTS.heaviest(fromKg(one.loadKg, display), one.reps),
      )
  }
}
