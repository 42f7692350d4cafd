import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate, CommitmentsReading, ConfirmedFacts, Goal, PlanInput } from '../../engine/model.ts'
import type { ShownPlan } from '../../engine/plan-model.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import type { DrawnWeek } from '../ordinary-week/drawn-week.ts'
import { readWeek } from '../reading/read-week.ts'
import { DEMO } from '../words/demo-words.ts'
import { LANGUAGE } from '../words/language.ts'

/** What the demo asks for. */
export type DemoInput = {
  readonly commitments: string
  readonly goal: Goal
  /** What was drawn on the week; null while the words count. */
  readonly week: DrawnWeek['week']
  /** The rota that was set, in the place of its hours; none while nobody said which of its days today is. */
  readonly rota?: DrawnWeek['rota']
  readonly today: CivilDate
  readonly timeZone: string
}

/** What the demo shows: what was read of what was typed, and what came of it. */
export type DemoPlan = { readonly reading: CommitmentsReading; readonly schedule: Schedule }

/** Plans a day that somebody typed, for a person in the middle of every choice that the demo does not ask for. */
export async function demoPlan({ commitments, goal, week, rota, today, timeZone }: DemoInput): Promise<DemoPlan> {
  const [
    { firstPlan },
    { scheduleIn },
    { readAvailability },
    { inSeasons },
    { withOffers },
    { aroundTraining, confirmedCommitments },
    { readTold, toldOfTraining },
  ] = await Promise.all([
    import('../../engine/first-plan.ts'),
    import('../../words/schedule.ts'),
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/interpret/week/in-seasons.ts'),
    import('../../engine/interpret/week/with-offers.ts'),
    import('../../engine/confirmed/readings.ts'),
    import('../../engine/told-of-training.ts'),
  ])
  const heard = readAvailability(commitments, today)
  const reading = aroundTraining(
    withOffers(inSeasons(await readWeek(heard.rest), heard.seasons), heard.sayings),
    heard.facts,
  )
  const facts: ConfirmedFacts = { ...(week && { week }), ...(rota && { rota }) }
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
  const input = { profile, today, timeZone, facts }
  const readings = {
    commitments: confirmedCommitments(reading, facts),
    heard: heard.facts,
    told: toldOfTraining(readTold(heard.cut), readTold('')),
    races: () => ({ events: [] }),
  }
  const plan = (await carefulPlan(input)) ?? firstPlan(input, readings)
  return { reading, schedule: scheduleIn({ ...PLAIN_SPEECH, language: LANGUAGE }, plan) }
}

/** Texts of ours ask for no care: what would hear that they do comes once somebody writes. */
const OWN_TEXTS: readonly string[] = ['', DEMO.sample, DEFAULT_COMMITMENTS]

/** The plan of somebody whose words ask for care, by the whole engine, which is loaded for them alone; else null. */
async function carefulPlan(input: PlanInput): Promise<ShownPlan | null> {
  if (OWN_TEXTS.includes(input.profile.commitments.trim())) return null
  const { isGentle, screeningOf } = await import('../../engine/screening/screening.ts')
  const screening = screeningOf(input)
  if (!isGentle(screening) && screening.weight === null) return null
  const { makePlan } = await import('../../engine/plan.ts')
  return makePlan(input)
}
