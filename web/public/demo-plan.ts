import type { CivilDate, CommitmentsReading, Goal, Schedule } from '../../engine/model.ts'

/** What the demo shows: what was read of what was typed, and what came of it. */
export type DemoPlan = { typed: boolean; reading: CommitmentsReading; schedule: Schedule }

/** Plans a day that somebody typed, for a person in the middle of every choice that the demo does not ask for. */
export async function demoPlan(commitments: string, goal: Goal, today: CivilDate, timeZone: string): Promise<DemoPlan> {
  const [{ firstPlan }, { readCommitments }] = await Promise.all([
    import('../../engine/first-plan.ts'),
    import('../../engine/interpret/commitments.ts'),
  ])
  const reading = readCommitments(commitments)
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
  return {
    typed: commitments.trim() !== '',
    reading,
    schedule: firstPlan({ profile, today, timeZone }, { commitments: reading, races: () => ({ events: [] }) }),
  }
}
