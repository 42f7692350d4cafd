import { addDays } from '../civil-date.ts'
import { readHealth } from '../interpret/danger/read-health.ts'
import type { WeightWish } from '../interpret/danger/read-weight.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { remembered } from '../memo.ts'
import {
  type About,
  type CivilDate,
  type ConfirmedFacts,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type PlanInput,
  type Profile,
  type SafetyFact,
} from '../model.ts'
import { warning } from '../phases/warning.ts'
import type { PlanWarning } from '../plan-model.ts'
import { isExpecting } from './expecting.ts'

/** What asks for a doctor's word about a child, awaited or born. */
const CHILD: ReadonlySet<HealthCondition> = new Set(['pregnant', 'postpartum'])

/** What stands between a person and hard training. */
export type Screening = {
  /** Conditions that no doctor has agreed to yet, each with the words it was read from, if it was read. */
  readonly conditions: readonly { readonly kind: HealthCondition; readonly quote: string }[]
  /** A child is awaited, and a doctor has agreed to training: it stays moderate all the same. */
  readonly expecting: boolean
  /** A child was born lately, and a doctor has agreed to training: it begins as gently as of somebody new. */
  readonly afterBirth: boolean
  /** From which day on the way back from a birth holds runs; null for who is not on it. */
  readonly runsFrom: CivilDate | null
  /** A weight goal that is not planned for. */
  readonly weight: WeightWish | null
  /** The words that tell of an age below eighteen, while no year of birth says otherwise. */
  readonly minorQuote: string | null
  /** [years] told in words, from which on training is another; null where a year of birth is told. */
  readonly olderYears: number | null
}

type ScreeningInput = Pick<PlanInput, 'profile' | 'facts' | 'today' | 'anchor' | 'begun'>

/**
 * What a trainer would have asked: the person's answers where there are any, else what their words say, and what
 * check-ins told since.
 * @param safety - facts of safety with their answers, those of conditions among them
 * @source acsm-screening
 */
export function screeningOf(
  { profile, facts, today, anchor = today, begun = anchor }: ScreeningInput,
  safety: readonly SafetyFact[] = [],
): Screening {
  const about = facts?.about
  const wished = { on: begun, by: profile.goal === 'weight-loss' ? profile.goalDate : null }
  const readings = [profile.commitments, profile.races].map((text) => healthIn({ text, today, wished }))
  const read = readings.flatMap(({ conditions }) => conditions)
  const weights = readings.map(({ weight }) => weight).filter((wish) => wish !== null)
  const minor = readings.map(({ minor }) => minor).find((one) => one !== null)
  const older = readings.map(({ older: told }) => told).find((one) => one !== null)
  const so = read.filter(({ kind }) => !about?.notSo?.includes(kind))
  const conditions = eachOnce([...uncleared(about?.health, so), ...toldSince(about, safety)])
  const isRead = so.some(({ kind }) => kind === 'pregnant')
  return {
    conditions,
    expecting: !conditions.some(({ kind }) => CHILD.has(kind)) && isExpecting(about, isRead, safety, today),
    ...wayBack(conditions, about, begun),
    weight: weights.find(({ tooFast, tooLow }) => tooFast || tooLow) ?? null,
    minorQuote: about?.bornYear === undefined && minor ? minor.quote : null,
    olderYears: about?.bornYear === undefined && older ? older.years : null,
  }
}

/** Texts whose health is remembered: it is asked for twice in a plan, and each time that one is made again. */
const TEXTS_REMEMBERED = 32

type OfHealth = {
  readonly text: string
  readonly today: CivilDate
  readonly wished: { readonly on: CivilDate; readonly by: CivilDate | null }
}

const healthIn = remembered(
  TEXTS_REMEMBERED,
  ({ text, today, wished: { on, by } }: OfHealth) => `${today} ${on} ${by} ${text}`,
  ({ text, today, wished }) => readHealth(text, today, wished),
)

/** [days] from a doctor's word after a birth, for which a plan goes by the way back. @source goom-2019: no running for twelve weeks, and by steps after; that the way lasts so long is ours */
const RETURN_DAYS = 182

/** Of whom no doctor has seen yet: no day is known from which they run. */
const NOT_YET: CivilDate = '9999-12-31'

function wayBack(
  conditions: Screening['conditions'],
  about: About | undefined,
  begun: CivilDate,
): Pick<Screening, 'afterBirth' | 'runsFrom'> {
  if (conditions.some(({ kind }) => kind === 'postpartum')) return { afterBirth: false, runsFrom: NOT_YET }
  if (conditions.length > 0 || !isReturning(about, begun)) return { afterBirth: false, runsFrom: null }
  return { afterBirth: true, runsFrom: addDays(about?.clearedOn ?? begun, BOUNDS['runs-after-clearance'].least) }
}

function isReturning({ health = [], clearedOn }: About = {}, begun: CivilDate): boolean {
  if (!health.includes('postpartum') || !health.includes('clearance-given')) return false
  return clearedOn === undefined || begun <= addDays(clearedOn, RETURN_DAYS)
}

/** What check-ins told and nobody has answered, but for what a doctor had agreed to by then. */
function toldSince(about: About = {}, safety: readonly SafetyFact[]): Screening['conditions'] {
  return safety
    .filter((one) => one.kind === 'condition' && one.answer === null && !isCleared(about, one))
    .flatMap(({ what, quote }) => HEALTH_CONDITIONS.filter((each) => each === what).map((kind) => ({ kind, quote })))
}

/** A clearance covers the conditions it names, or all where it names none, as told until its day; told again, it asks anew. */
function isCleared({ health = [], clearedOn }: About, { what, date }: SafetyFact): boolean {
  if (!health.includes('clearance-given')) return false
  const isNamed = health.some((one) => one === what)
  if (clearedOn === undefined) return isNamed
  return date <= clearedOn && (isNamed || health.length === 1)
}

function eachOnce(all: Screening['conditions']): Screening['conditions'] {
  return all.filter((one, index) => all.findIndex(({ kind }) => kind === one.kind) === index)
}

/** A clearance holds for the conditions it was given beside; one that is read later needs its own. */
function uncleared(
  told: About['health'],
  read: readonly { readonly kind: HealthCondition; readonly quote: string }[],
): Screening['conditions'] {
  if (told === undefined) return read
  const named = told.filter((one) => one !== 'clearance-given')
  if (named.length === told.length) return named.map((kind) => ({ kind, quote: '' }))
  return named.length === 0 ? [] : read.filter(({ kind }) => !named.includes(kind))
}

/** Whether a year of birth says that a person is not of age; who becomes eighteen this year is believed. */
export function isUnderAge(about: About | undefined, today: string): boolean {
  return about?.bornYear !== undefined && Number(today.slice(0, 4)) - about.bornYear < BOUNDS.age.least
}

/** The profile that is planned for: an unhealthy weight goal gives way to health, and after a birth everybody begins anew. */
export function plannedProfile(profile: Profile, { weight, afterBirth }: Screening): Profile {
  const healthy: Profile = weight && profile.goal === 'weight-loss' ? { ...profile, goal: 'general' } : profile
  return afterBirth ? { ...healthy, level: 'beginner' } : healthy
}

/** Conditions with which nobody runs before a doctor has agreed, however easily. @source acsm-screening, goom-2019: light effort at most, after a birth no running; that walks are light is ours */
const WITHOUT_RUNS: ReadonlySet<HealthCondition> = new Set(['heart', 'heart-medicine', 'dizzy', 'postpartum'])

/**
 * The facts that are planned by: nobody runs of whose heart, or birth, no doctor has agreed; an age that is told counts.
 * @param begun - the day by which a plan counts ages, so that no New Year makes anybody younger
 */
export function plannedFacts(
  facts: ConfirmedFacts,
  { conditions, olderYears }: Screening,
  begun: CivilDate,
): ConfirmedFacts {
  const bornYear = olderYears === null ? null : Number(begun.slice(0, 4)) - olderYears
  const aged = bornYear === null ? {} : { about: { ...facts.about, bornYear } }
  if (!conditions.some(({ kind }) => WITHOUT_RUNS.has(kind))) return { ...facts, ...aged }
  const { does, never = [] } = facts.sports ?? {}
  return { ...facts, ...aged, sports: { ...(does && { does }), never: [...never, 'run'] } }
}

/** Whether the plan stays gentle until somebody has answered. */
export function isUnanswered({ conditions, minorQuote }: Screening): boolean {
  return conditions.length > 0 || minorQuote !== null
}

/** Whether the plan stays gentle, with or without a doctor's word. */
export function isGentle(screening: Screening): boolean {
  return isUnanswered(screening) || screening.expecting
}

/** What the person must know of it, first of all warnings. */
export function screeningWarnings({
  conditions,
  expecting,
  afterBirth,
  weight,
  minorQuote,
  olderYears,
}: Screening): PlanWarning[] {
  const quotes = conditions.map(({ quote }) => quote).filter((quote) => quote !== '')
  const kinds = conditions.map(({ kind }) => kind)
  return [
    ...(kinds.length > 0 ? [warning({ code: 'gentle-until-cleared', conditions: kinds, quotes })] : []),
    ...(expecting ? [warning({ code: 'moderate-in-pregnancy' })] : []),
    ...(afterBirth ? [warning({ code: 'after-birth' })] : []),
    ...(minorQuote === null ? [] : [warning({ code: 'age-question', quote: minorQuote })]),
    ...(olderYears === null ? [] : [warning({ code: 'heard-age', years: olderYears })]),
    ...(weight === null ? [] : [weightWarning(weight)]),
  ]
}

function weightWarning({ tooLow, quote }: WeightWish): PlanWarning {
  return { code: 'weight-goal', text: { code: tooLow ? 'weight-too-low' : 'weight-too-fast', quote } }
}
