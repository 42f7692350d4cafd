import type { AdaptedPlan } from './adapt/asked/adapted-plan.ts'
import { isKeptFree, pausedInsights, standingSafety } from './adapt/heard/paused.ts'
import type { Finding } from './check/finding.ts'
import type { MeasuredPlan, MeasuredProfile } from './check/measured-plan.ts'
import { ruleCard } from './check/rule-card.ts'
import { dayNumber } from './civil-date.ts'
import { exceptionReasons } from './confirmed/exception-reasons.ts'
import type { OrdinaryDay } from './day/ordinary-week.ts'
import { timeline } from './day/timeline.ts'
import { adherenceOf, TELLING_SESSIONS } from './insights/adherence.ts'
import { type DoneDay, doneDays } from './insights/daily-load.ts'
import { foresight } from './insights/foresight.ts'
import { planInsights } from './insights/insights.ts'
import { isStillAssumed } from './insights/measured.ts'
import { planReasons } from './insights/reasons.ts'
import { loadWeeks } from './insights/training-load.ts'
import { planWarnings, type WarningFacts } from './insights/warnings.ts'
import { silentQuestion } from './lived/silent-question.ts'
import type { HistoryDay, PlanInput } from './model.ts'
import type { PlanBase } from './plan-base.ts'
import type { PlanReason, PlanWeek, ShownPlan } from './plan-model.ts'
import { seedOf } from './rng.ts'
import { sure } from './sure.ts'
import type { ToldOfTraining } from './told-of-training.ts'
import type { MadeWeeks } from './week/block/make-weeks.ts'
import { startRunKm } from './week/minutes/design.ts'
import { easyPaceOf } from './week/person/person.ts'

/** How the days that are over count: in the reasons that are shown, and in what is measured. */
export type UnderWayRules = {
  readonly reasons: (reasons: readonly PlanReason[]) => readonly PlanReason[]
  readonly findings: (plan: MeasuredPlan, profile: MeasuredProfile) => readonly Finding[]
}

/**
 * A plan as it is shown: explained, measured and with today's hours.
 * @param base - made from the same profile, anchor and day
 * @param adapted - its weeks as history and wishes changed them
 * @param weeks - the same with what earlier lifts say of the coming ones
 * @param underWay - what its past says of it
 */
export function shownPlan(
  base: PlanBase,
  input: PlanInput,
  adapted: AdaptedPlan,
  { weeks, underWay }: { readonly weeks: readonly PlanWeek[]; readonly underWay: UnderWayRules },
): ShownPlan {
  const { profile, made, events, person, week, life, usual, current, monday } = base
  const today = dayNumber(input.today)
  const day = (today - monday) % 7
  const done = doneDays(adapted.weeks, input.history ?? [], adapted.known, input.today)
  const load = loadWeeks(adapted.weeks, done, input.today, person)
  const adherence = adherenceOf(done, adapted, input.today)
  const paused = pausedInsights(adapted.safety, adapted.adjustments)
  const told = input.preferences?.start !== undefined || base.block > 1
  const isDoneToday = done.some((one) => one.done && one.day.date === input.today)
  const isRaceless = adapted.adjustments.some(({ effect }) => effect.type === 'gentle')
  const eventsFrom = isRaceless ? null : isDoneToday ? today + 1 : today
  const isNew = isStillAssumed(adapted.weeks, done, { today: input.today, anchor: base.anchor })
  const kit = isNew && input.preferences?.equipment === undefined ? base.told.kit : null
  const startFrom = startOf(base.told, told, isNew)
  const schedule: ShownPlan = {
    version: 2,
    date: input.today,
    timeZone: input.timeZone,
    anchor: base.anchor,
    block: base.block,
    begun: base.begun,
    start: base.start,
    todaysSchedule: timeline({
      day: adapted.hours,
      yesterday: life.on(today - 1),
      tomorrow: life.on(today + 1),
      planDay: sure(sure(weeks[current]).days[day]),
      usualStart: usual,
      keptFree: isKeptFree(adapted.adjustments, input.today) || input.today < base.anchor,
    }),
    weeklyPlan: weeks,
    done: doneOf(done, input.history ?? []),
    insights:
      paused ??
      planInsights(adapted, {
        ...{ profile, person },
        current,
        load,
        adherence,
        done: new Set(done.filter((one) => one.done).map(({ day: { date } }) => date)),
        today: input.today,
        anchor: base.anchor,
        block: base.block,
      }),
    events: events.map(({ name, discipline, distanceKm, date, priority }) => ({
      name,
      discipline,
      distanceKm,
      date,
      priority,
    })),
    // Nothing stands beside a danger.
    warnings: paused
      ? adapted.warnings
      : [
          ...adapted.warnings,
          ...base.warnings,
          ...planWarnings({
            profile,
            made,
            lived: base.lived.lived,
            week,
            person,
            shortened: adapted.shortened,
            startFrom,
            kit,
            sports: base.facts.sports ?? {},
            today,
            eventsFrom,
            seed: seedOf(input.profile.name + base.anchor),
          }),
        ],
    reasons: underWay.reasons(
      withAdapted(planReasons(made, { today, person, daysFrom: life.from, usual }), [
        ...adapted.reasons,
        ...exceptionReasons(weeks, base.facts),
      ]),
    ),
    adjustments: adapted.listed,
    rules: [],
    load,
    adherence: adherence.due < TELLING_SESSIONS ? null : Math.round((adherence.done / adherence.due) * 100) / 100,
    foresight: foresight(adapted.weeks, done, input.today, {
      start: person.start,
      runMin: startRunKm(person) * easyPaceOf(person, 0),
    }),
    safety: standingSafety(adapted.safety, input.today),
    unread: [],
    equipment: person.equipment,
    questions: paused ? [] : [...adapted.questions, ...silentQuestion(made.weeks, base.lived.lived)],
  }
  const measured = { ...profile, trainingDays: openDays(week, profile.trainingDays) }
  const asked = { ...schedule, bound: boundWeeks(made) }
  return { ...schedule, rules: ruleCard(underWay.findings(asked, measured)) }
}

/** What was done of the days that are over, as told or else as planned. */
function doneOf(done: readonly DoneDay[], history: readonly HistoryDay[]): ShownPlan['done'] {
  const distances = new Map(history.map(({ date, distanceKm }) => [date, distanceKm]))
  return done.flatMap(({ day: { date }, done: isDone, minutes, rpe }) =>
    isDone ? [{ date, minutes, rpe, distanceKm: distances.get(date) ?? null }] : [],
  )
}

/** Numbers of the weeks that the person's own facts leave fewer days, or shorter ones. */
function boundWeeks({ details }: MadeWeeks): ReadonlySet<number> {
  return new Set(details.flatMap(({ frame }) => (frame.bound ? [frame.index + 1] : [])))
}

/** [days] of training a week that the person's own week leaves of those they wished. */
function openDays(week: readonly OrdinaryDay[], wished: number): number {
  return Math.min(wished, week.filter(({ binding, practice }) => !binding?.shut || practice).length)
}

/** A changed day is explained by what changed it: the reasons for what it was before no longer hold. */
function withAdapted(reasons: readonly PlanReason[], adapted: readonly PlanReason[]): readonly PlanReason[] {
  if (adapted.length === 0) return reasons
  const changed = new Set(adapted.map(({ date }) => date))
  return [...adapted, ...reasons.filter(({ date }) => !changed.has(date))].sort((a, b) =>
    a.date === b.date ? 0 : a.date < b.date ? -1 : 1,
  )
}

/** Where the starting point is from, as it is to be said; null where it was assumed and is old news. */
function startOf({ amount }: ToldOfTraining, told: boolean, isNew: boolean): WarningFacts['startFrom'] {
  const heard = told ? null : amount
  if (!isNew) return told || heard ? 'known' : null
  return heard ?? (told ? 'known' : 'assumed')
}
