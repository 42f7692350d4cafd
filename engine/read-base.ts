import { askedStart } from './asked-start.ts'
import { blockStart, countsForStart } from './block-start.ts'
import { confirmedCommitments, confirmedRaces } from './confirmed/readings.ts'
import type { Follow } from './lived/follow.ts'
import { keptWeeks, racedBefore, usualBefore, withMissedBefore } from './lived/kept-weeks.ts'
import { latelyDone, liftedBefore } from './lived/lately-done.ts'
import { livedWeeks } from './lived/lived-weeks.ts'
import { weeksBefore } from './lived/weeks-before.ts'
import type { PlanInput } from './model.ts'
import { type PlanBase, planBase } from './plan-base.ts'
import type { ReadFacts } from './read-facts.ts'
import { textsRead } from './read-texts.ts'
import { isGentle, isUnanswered, plannedFacts, plannedProfile, screeningOf } from './screening/screening.ts'
import { toldOfTraining } from './told-of-training.ts'

/** How a plan under way follows from what was before. */
const FOLLOW: Follow = {
  weeks: livedWeeks,
  before: {
    ...{ usual: usualBefore, kept: keptWeeks, missed: withMissedBefore, raced: racedBefore },
    start: {
      asked: askedStart,
      block: blockStart,
      counts: countsForStart,
      weeks: weeksBefore,
      lately: latelyDone,
      lifted: liftedBefore,
    },
  },
}

/**
 * The base of a plan from a profile's own words.
 * @param facts - what was read of them before
 * @throws RangeError when a date is not a real day
 */
export function readBase(input: PlanInput, facts: ReadFacts = {}): PlanBase {
  const screening = screeningOf(input)
  const profile = plannedProfile(input.profile, screening)
  const confirmed = plannedFacts(input.facts ?? {}, screening, input.begun ?? input.anchor ?? input.today)
  const { week, races } = textsRead(input, facts.texts)
  return planBase(
    { ...input, profile, facts: confirmed },
    {
      commitments: confirmedCommitments(facts.commitments ?? week.commitments, confirmed),
      heard: week.facts,
      told: toldOfTraining(week.told, races.told),
      held: isUnanswered(screening),
      easyLifts: isGentle(screening) || screening.afterBirth || screening.runsFrom !== null,
      runsFrom: screening.runsFrom,
      races: (since) => confirmedRaces(facts.races ?? textsRead(input, facts.texts, since).races, confirmed),
    },
    FOLLOW,
  )
}
