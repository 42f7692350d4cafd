import { addDays } from '../../civil-date.ts'
import { standingAnswers } from '../../confirmed/chosen.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { pastDays, withPastDays } from '../../days-as-shown.ts'
import { type CheckIns, isDone, isTicked, type KnownDay } from '../../history/known-day.ts'
import { mergedHistory, tapsOf } from '../../history/merged-history.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import type { SafetyFact, StoredChange } from '../../model.ts'
import { otherDays, type PastDays } from '../../past-days.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanAdjustment, PlanReason, PlanWarning, PlanWeek, UnderWay } from '../../plan-model.ts'
import type { PlanQuestion } from '../../plan-question.ts'
import type { ClimbOf } from '../../progress/climb.ts'
import { knownDangers } from '../../safety/known-dangers.ts'
import { profileDangers } from '../../safety/profile-dangers.ts'
import { safetyFacts, settledDay } from '../../safety/standing.ts'
import { type Screening, screeningOf, screeningWarnings } from '../../screening/screening.ts'
import { sure } from '../../sure.ts'
import { type Adjustment, isForSafety } from '../adjustment.ts'
import { adjustmentsFor } from '../heard/adjustments-for.ts'
import { holdingListing } from '../heard/answered.ts'
import { followUps, tooHardQuestion } from '../heard/follow-up.ts'
import { gentleAdjustments } from '../heard/gentle.ts'
import type { HarderLift } from '../heard/harder-lifts.ts'
import { type Applied, applyAdjustments, LIMITS_ID } from './applied.ts'
import { verdictOn } from './asked.ts'
import { growthOf } from './grown-lifts.ts'
import { keptToFacts } from './kept-facts.ts'
import { laidOut } from './laid-out.ts'
import { type Asked, askedBecause, askedListing, derivedListing, harderListing } from './listing.ts'
import { causesOf, type ShortenedRace, shortenedRaces, withRaces } from './races.ts'
import { rebuiltListing, rebuiltReasons } from './rebuilt-listing.ts'
import { replayed } from './replayed.ts'
import { hoursOn, type PlanState } from './state.ts'

/** A plan after history and wishes, with what changed and why. */
export type AdaptedPlan = {
  readonly weeks: readonly PlanWeek[]
  /** What history changed, in force. */
  readonly adjustments: readonly Adjustment[]
  readonly listed: readonly PlanAdjustment[]
  readonly warnings: readonly PlanWarning[]
  readonly reasons: readonly PlanReason[]
  readonly known: readonly KnownDay[]
  /** Facts of safety of the whole history, with their answers. */
  readonly safety: readonly SafetyFact[]
  /** Events that a break left too little training for. */
  readonly shortened: readonly ShortenedRace[]
  /** What is asked after the days before. */
  readonly questions: readonly PlanQuestion[]
  /** Today's hours, as a note may have changed them. */
  readonly hours: OrdinaryDay
  /** Where the person stands between each exercise and the harder one after it. */
  readonly climbs: ClimbOf
}

/** [days] of history that can still change a plan by what was said of them. @source default-ours */
const MEMORY_DAYS = 70

const SILENT: CheckInFacts = {
  fatigue: null,
  soreness: [],
  pain: [],
  illness: false,
  redFlag: false,
  dangers: [],
  sleep: null,
  mood: null,
  stress: null,
  effort: null,
  completed: null,
  tomorrowBusy: [],
  tomorrowUnavailable: false,
  tomorrowPrefer: null,
  equipmentLimits: [],
  travel: false,
  sources: [],
}

/**
 * The weeks of a plan as history and wishes change them from today on.
 * @param checkIns - what the notes say, by `readNotes`: a day that is missing here counts as silent
 * @source saw-2016: how one feels beats objective markers
 */
export function adaptedPlan(base: PlanBase, input: UnderWay, checkIns: CheckIns): AdaptedPlan {
  const { state, planned, asked, applied, lifts, climbs, known, safety, screening, shortened } = adaptedState(
    base,
    input,
    checkIns,
  )
  const causes = [...state.adjustments, ...causesOf(shortened, state.adjustments)]
  const listed = [
    ...rebuiltListing(base, state.weeks, input.today),
    ...harderListing(lifts, input.today),
    ...derivedListing(causes, applied.steps, input.today),
    ...holdingListing(standingAnswers(input), input.today),
    ...asked.flatMap((one) => askedListing(one, input.today)),
  ]
  return {
    weeks: state.weeks,
    adjustments: state.adjustments,
    listed,
    warnings: [
      ...state.adjustments
        .filter(({ kind }) => kind === 'red-flag')
        .slice(0, 1)
        .map(({ reason }) => ({ code: 'red-flag', text: reason })),
      ...screeningWarnings(screening),
    ],
    reasons: [...changedReasons(planned, state.weeks, causes, asked), ...rebuiltReasons(base, state.weeks)],
    known,
    safety,
    shortened,
    questions: [
      ...followUps(known, input.today, safety),
      ...tooHardQuestion(hardOnEnd(state.adjustments), known, input.today),
    ],
    hours: hoursOn(state, input.today),
    climbs,
  }
}

/** A plan's state after everything, and the way there. */
export type AdaptedState = {
  readonly state: PlanState
  /** The weeks as planned, before anything was told or asked. */
  readonly planned: readonly PlanWeek[]
  readonly asked: readonly Asked[]
  readonly applied: Applied
  readonly lifts: readonly HarderLift[]
  readonly climbs: ClimbOf
  readonly known: readonly KnownDay[]
  readonly safety: readonly SafetyFact[]
  readonly screening: Screening
  readonly shortened: readonly ShortenedRace[]
}

/** Applies the asked-for changes that lay a plan out, then history, then the others in the order of asking. */
export function adaptedState(planned: PlanBase, input: UnderWay, checkIns: CheckIns): AdaptedState {
  const { today, changes = [] } = input
  const since = addDays(today, -MEMORY_DAYS)
  const told = mergedHistory(input.history ?? [])
    .filter((day) => day.date <= today)
    .map((day): KnownDay => ({ ...day, taps: tapsOf(day), facts: checkIns[day.date] ?? SILENT }))
  const recorded = input.safety ?? []
  const said = safetyFacts(told, input.safety ?? null)
  const safety = [...said, ...knownDangers(input, said), ...profileDangers(input.profile, recorded, today)]
  const known = told.filter((day) => day.date >= since).map((day) => settledDay(day, safety))
  const before = told.filter((day) => day.date < since && (day.completed ?? day.facts.completed) !== null)
  const screening = screeningOf(input, safety)
  const withdrawn = new Set(input.withdrawn)
  const doneToday = known.some((day) => day.date === today && isDone(day))
  const open = doneToday ? addDays(today, 1) : today
  const { grown: grownLifts, climbs } = growthOf(planned, input, open)
  const { weeks, lifts } = grownLifts(planned.made.weeks)
  const grown: PlanBase = lifts.length === 0 ? planned : { ...planned, made: { ...planned.made, weeks } }
  // A rest that was shown today, and trained all the same, was a stop that may be taken back.
  const over = [...pastDays(input.shown, grown.anchor, open)].filter(
    ([date, { day }]) => date < today || day.durationMin > 0,
  )
  const doneAsShown = over.some(([date]) => date === today) && known.some((day) => day.date === today && isTicked(day))
  const settled: PastDays = new Map(over)
  const again = replayed(
    changes.filter(({ id }) => !withdrawn.has(id)),
    settled,
    today,
  )
  const shown = otherDays(new Map(over.filter(([date]) => !again.dates.has(date))), grown.made.weeks)
  // What was asked for before today's session was done is judged as it was then.
  const then = { today, doneToday: doneToday && !again.dates.has(today) }
  const past = [...before, ...known].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const changed = (early: ReadonlySet<string>): Changed => {
    const { base, asked: laid, left } = laidOut(grown, again.changes, early, { ...then, shown })
    const adjustments = [
      ...gentleAdjustments(screening, open, sure(sure(base.made.weeks.at(-1)).days[6]).date),
      ...adjustmentsFor(
        base.made.weeks,
        { history: known, before, safety, answers: standingAnswers(input), doneAsShown },
        today,
        base.person,
      ),
    ].filter((one) => isForSafety(one) || !withdrawn.has(one.id))
    const applied = applyAdjustments(base, adjustments, { shown, today, open })
    const kept = keptToFacts(base, applied.weeks, open)
    const shortened = shortenedRaces({ base, weeks: kept, past, open, withdrawn })
    const raced = withRaces(kept, shortened)
    const steps = shortened.map(({ because }) => ({ id: because.id, before: kept, after: raced }))
    const told: PlanState = { ...then, base, weeks: grownLifts(raced, adjustments).weeks, adjustments }
    const { state, asked, lost } = askedOf(told, left)
    const chosen = new Set(left.flatMap(({ change }) => (change.type === 'exercise' ? [change.date] : [])))
    const last = { ...state, weeks: grownLifts(state.weeks, adjustments, chosen).weeks }
    const all = { ...applied, steps: [...applied.steps, ...steps] }
    return { state: last, asked: [...laid, ...asked], applied: all, shortened, lost }
  }
  const once = changed(new Set())
  const { state, asked, applied, shortened } = once.lost.size === 0 ? once : changed(once.lost)
  const asShown = new Map(over.filter(([date]) => again.dates.has(date)))
  return {
    ...{ planned: grown.made.weeks, asked, applied, lifts, climbs, known, safety, screening, shortened },
    state: { ...state, weeks: withPastDays(state.weeks, asShown), doneToday },
  }
}

/** A plan as wishes and history make it, with the ids of the wishes that history left no room for. */
type Changed = Pick<AdaptedState, 'state' | 'asked' | 'applied' | 'shortened'> & { readonly lost: ReadonlySet<string> }

/** The plan with the changes that are made to the days as they stand, in the order of asking. */
function askedOf(told: PlanState, changes: readonly StoredChange[]): Pick<Changed, 'state' | 'asked' | 'lost'> {
  let state = told
  const asked: Asked[] = []
  const lost = new Set<string>()
  for (const stored of changes) {
    const verdict = verdictOn(state, stored.change)
    const before = state.weeks
    if ('weeks' in verdict) {
      state = { ...state, weeks: verdict.weeks }
      asked.push({ stored, before, after: verdict.weeks, note: verdict.note, held: false })
      continue
    }
    lost.add(stored.id)
    if (!verdict.stale) asked.push({ stored, before, after: before, note: verdict.refusal, held: true })
  }
  return { state, asked, lost }
}

function changedReasons(
  base: readonly PlanWeek[],
  weeks: readonly PlanWeek[],
  adjustments: readonly Adjustment[],
  asked: readonly Asked[],
): PlanReason[] {
  return weeks.flatMap((week, index) =>
    week === base[index]
      ? []
      : week.days.flatMap((day, position): PlanReason[] => {
          if (day === sure(base[index]).days[position]) return []
          const { date } = day
          const derived = adjustments
            .filter(({ effect }) => date >= effect.from && date <= effect.until)
            .map(({ kind, reason, source }) => ({ date, code: `adapted-${kind}`, text: reason, source }))
          const wished = asked
            .filter((one) => sure(one.after[index]).days[position] !== sure(one.before[index]).days[position])
            .map(
              ({ note, stored: { change } }): PlanReason => ({
                date,
                code: 'adapted-asked',
                text: [
                  change.type === 'move' && change.because ? askedBecause(change) : { code: 'as-you-asked' },
                  note,
                ],
                source: 'default-ours',
              }),
            )
          const all = [...derived, ...wished]
          return all.length > 0
            ? all
            : [{ date, code: `adapted-${LIMITS_ID}`, text: { code: 'shorter-than-planned' }, source: 'frandsen-2025' }]
        }),
  )
}

/** Sessions on end that were too hard, for which the plan asks for less now. */
function hardOnEnd(adjustments: readonly Adjustment[]): number {
  return Math.max(0, ...adjustments.map(({ reason }) => (reason.code === 'hard-weeks' ? reason.sessions : 0)))
}
