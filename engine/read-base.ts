import { confirmedCommitments, confirmedRaces } from './confirmed/readings.ts'
import { readAvailability } from './interpret/availability/availability.ts'
import { readCommitments } from './interpret/commitments.ts'
import { readRaces } from './interpret/races.ts'
import type { PlanInput } from './model.ts'
import { type PlanBase, planBase, type ReadFacts } from './plan-base.ts'
import { plannedProfile, screeningOf } from './screening/screening.ts'

/**
 * The base of a plan from a profile's own words.
 * @param facts - readings that replace the built-in reader's
 * @throws RangeError when a date is not a real day
 */
export function readBase(input: PlanInput, facts: ReadFacts = {}): PlanBase {
  const profile = plannedProfile(input.profile, screeningOf(input))
  const confirmed = input.facts ?? {}
  const heard = readAvailability(profile.commitments, input.begun ?? input.anchor ?? input.today)
  return planBase(
    { ...input, profile },
    {
      commitments: confirmedCommitments(facts.commitments ?? readCommitments(heard.rest), confirmed),
      heard: heard.facts,
      races: (since) => confirmedRaces(facts.races ?? readRaces(profile.races, since), confirmed),
    },
  )
}
