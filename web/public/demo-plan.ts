import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate, CommitmentsReading, Goal, Profile } from '../../engine/model.ts'
import type { Plan } from '../../engine/plan-model.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { LANGUAGE } from '../words/language.ts'

/** What the demo shows: what was read of what was typed, and what came of it. */
export type DemoPlan = { typed: boolean; reading: CommitmentsReading; schedule: Schedule }

/** Plans a day that somebody typed, for a person in the middle of every choice that the demo does not ask for. */
export async function demoPlan(commitments: string, goal: Goal, today: CivilDate, timeZone: string): Promise<DemoPlan> {
  const [{ firstPlan }, { scheduleIn }, { readCommitments }, { readAvailability }] = await Promise.all([
    import('../../engine/first-plan.ts'),
    import('../../words/schedule.ts'),
    import('../../engine/interpret/commitments.ts'),
    import('../../engine/interpret/availability/availability.ts'),
  ])
  const heard = readAvailability(commitments, today)
  const reading = readCommitments(heard.rest)
  const profile = {
    name: '',
    level: 'intermediate',
    goal,
    stress: 'medium',
    commitments,
    trainingDays: 5,
    races: '',
    goalDate: null,
  } as const
  const typed = commitments.trim() !== ''
  const careful = typed ? await carefulPlan(profile, today, timeZone) : null
  const readings = { commitments: reading, heard: heard.facts, races: () => ({ events: [] }) }
  const first = () => firstPlan({ profile, today, timeZone }, readings)
  return { typed, reading, schedule: scheduleIn({ ...PLAIN_SPEECH, language: LANGUAGE }, careful ?? first()) }
}

/** The plan of somebody whose words ask for care, by the whole engine, which is loaded for them alone; else null. */
async function carefulPlan(profile: Profile, today: CivilDate, timeZone: string): Promise<Plan | null> {
  const { isGentle, screeningOf } = await import('../../engine/screening/screening.ts')
  const screening = screeningOf({ profile, today })
  if (!isGentle(screening) && screening.weight === null) return null
  const { makePlan } = await import('../../engine/plan.ts')
  return makePlan({ profile, today, timeZone })
}
