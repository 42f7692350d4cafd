import { askedStart, blockStart, countsForStart } from './block-start.ts'
import { aroundTraining, confirmedCommitments, confirmedRaces } from './confirmed/readings.ts'
import { readAvailability } from './interpret/availability/availability.ts'
import { readRaces } from './interpret/races/races.ts'
import { readCommitments } from './interpret/week/commitments.ts'
import { inSeasons } from './interpret/week/in-seasons.ts'
import { withOffers } from './interpret/week/with-offers.ts'
import type { Follow } from './lived/follow.ts'
import { keptWeeks, racedBefore, usualBefore, withMissedBefore } from './lived/kept-weeks.ts'
import { livedWeeks } from './lived/lived-weeks.ts'
import { weeksBefore } from './lived/weeks-before.ts'
import { once, remembered } from './memo.ts'
import type { CivilDate, PlanInput } from './model.ts'
import { type PlanBase, planBase, type ReadFacts } from './plan-base.ts'
import { isGentle, isUnanswered, plannedFacts, plannedProfile, screeningOf } from './screening/screening.ts'

/** Texts whose reading is kept: they are read again with each plan of the same person. */
const TEXTS_KEPT = 32

const heardIn = remembered(
  TEXTS_KEPT,
  ({ text, on }: { readonly text: string; readonly on: CivilDate }) => `${on} ${text}`,
  ({ text, on }) => {
    const { facts, sayings, seasons, cut, rest } = readAvailability(text, on)
    const week = () => withOffers(inSeasons(readCommitments(rest), seasons), sayings)
    return { facts, cut, commitments: once(() => aroundTraining(week(), facts)) }
  },
)

type Since = Pick<PlanInput, 'written' | 'begun' | 'anchor' | 'today'>

/** The day from which what a person wrote of their days is told. */
export function commitmentsSince({ written, begun, anchor, today }: Since): CivilDate {
  return written?.commitments ?? begun ?? anchor ?? today
}

/** The same of their races. */
export function racesSince({ written, ...input }: Since): CivilDate {
  return written?.races ?? commitmentsSince(input)
}

/** How a plan under way follows from what was before. */
const FOLLOW: Follow = {
  weeks: livedWeeks,
  before: {
    ...{ usual: usualBefore, kept: keptWeeks, missed: withMissedBefore, raced: racedBefore },
    start: { asked: askedStart, block: blockStart, counts: countsForStart, weeks: weeksBefore },
  },
}

/**
 * The base of a plan from a profile's own words.
 * @param facts - readings that replace the built-in reader's
 * @throws RangeError when a date is not a real day
 */
export function readBase(input: PlanInput, facts: ReadFacts = {}): PlanBase {
  const screening = screeningOf(input)
  const profile = plannedProfile(input.profile, screening)
  const confirmed = plannedFacts(input.facts ?? {}, screening, input.anchor ?? input.today)
  const heard = heardIn({ text: profile.commitments, on: commitmentsSince(input) })
  return planBase(
    // What their words say of sports, kilometres and equipment is read with the commas that were left out.
    { ...input, profile: { ...profile, commitments: heard.cut }, facts: confirmed },
    {
      commitments: confirmedCommitments(facts.commitments ?? heard.commitments(), confirmed),
      heard: heard.facts,
      held: isUnanswered(screening),
      easyLifts: isGentle(screening) || screening.afterBirth || screening.runsFrom !== null,
      runsFrom: screening.runsFrom,
      races: (since) =>
        confirmedRaces(facts.races ?? readRaces(profile.races, input.written?.races ?? since), confirmed),
    },
    FOLLOW,
  )
}
