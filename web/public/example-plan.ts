import type { Schedule } from '../../contract/schedule.ts'
import type { PlanInput } from '../../engine/model.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { LANGUAGE } from '../words/language.ts'

/** An invented person, for the example on the page that explains the product. */
export const EXAMPLE_INPUT = {
  profile: {
    name: 'Robin',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'medium',
    commitments: "Work Mon-Fri 9-5, commute 30 min, kids' bedtime 7:30pm",
    trainingDays: 4,
    races: '',
    goalDate: '2027-02-14',
  },
  // A fixed Monday: two builds of the same source are the same.
  today: '2026-11-23',
  timeZone: 'UTC',
} as const satisfies PlanInput

/** The example's plan as the engine makes it; nothing of it is typed in by hand. */
export async function examplePlan(): Promise<Schedule> {
  const [{ makePlan }, { scheduleIn }] = await Promise.all([
    import('../../engine/plan.ts'),
    import('../../words/schedule.ts'),
  ])
  return scheduleIn({ ...PLAIN_SPEECH, language: LANGUAGE }, makePlan(EXAMPLE_INPUT))
}
