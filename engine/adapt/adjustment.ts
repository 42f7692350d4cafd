import type { DayWindow, TomorrowBusy } from '../interpret/notes/tomorrow/book.ts'
import type { CivilDate, Equipment } from '../model.ts'
import type { AdjustmentFact, FreedFact } from './facts/adjustment-facts.ts'

type Span = { readonly from: CivilDate; readonly until: CivilDate }

/** What a change to the days from today on does; dates are inclusive. */
export type Effect =
  /** `words`: why, where it is not that the body has other work to do. */
  | (Span & { readonly type: 'rest'; readonly words?: FreedFact })
  /** Nothing that a doctor should agree to first; `walks`: no running or lifting either. */
  | (Span & { readonly type: 'gentle'; readonly walks: boolean })
  /** Nothing hard, this part of the minutes, and no more than `mostMin` of them; a race too where `noRace` says so. */
  | (Span & { readonly type: 'easy'; readonly share: number; readonly mostMin?: number; readonly noRace?: boolean })
  /** The same kind of session in this part of the minutes, and no more than `mostMin` of them. */
  | (Span & { readonly type: 'shorter'; readonly share: number; readonly mostMin?: number })
  /** No work that loads these parts; an event is only given up for strong pain. */
  | (Span & { readonly type: 'spare'; readonly parts: readonly string[]; readonly event: boolean } & BegunAgain)
  /** Back to running after pain: walks in the place of runs, runs with walks, or easy and shorter ones. */
  | (Span & { readonly type: 'impact'; readonly step: ImpactStep } & BegunAgain)
  /** Nothing heavy or hard for these sore parts. */
  | (Span & { readonly type: 'sore'; readonly parts: readonly string[] })
  /** Other hours than usual. */
  | (Span & { readonly type: 'hours' } & ChangedHours)
  /** Other means than usual; null equipment is what there always is. */
  | (Span & { readonly type: 'means'; readonly equipment: readonly Equipment[] | null; readonly indoors: boolean })
  /** A little longer: this part of the minutes, above 1. */
  | (Span & { readonly type: 'more'; readonly share: number })

/** A step of the way back to impact. */
export type ImpactStep = 'walk' | 'run-walk' | 'easy'

/** Steps of the way back to impact. */
export type ImpactSpan = Span & { readonly step: ImpactStep }

/** The steps that pain told on the way took back: no day then asks for more than they did. */
type BegunAgain = { readonly instead?: readonly ImpactSpan[] }

/** What a note says of the hours of one day. */
export type ChangedHours = {
  readonly busy: readonly TomorrowBusy[]
  readonly unavailable: boolean
  readonly prefer: DayWindow | null
}

/** One change that history asks for, with its reason; taking it out of the list takes it back. */
export type Adjustment = {
  /** Stable while its cause stands. Several changes of one cause share it. */
  readonly id: string
  readonly kind:
    | 'red-flag'
    | 'gentle'
    | 'illness'
    | 'pain'
    | 'mild-pain'
    | 'sore'
    | 'missed'
    | 'tired'
    | 'too-hard'
    | 'too-easy'
    | 'beside'
    | 'answered'
    | 'hours'
    | 'means'
  /** The day that gave rise to it. */
  readonly date: CivilDate
  readonly reason: AdjustmentFact
  /** A key of docs/sources.md. */
  readonly source: string
  readonly effect: Effect
}

const FOR_SAFETY: ReadonlySet<Adjustment['kind']> = new Set(['red-flag', 'gentle', 'illness', 'pain'])

/** Whether safety asks for a change, so that nobody can take it back. */
export function isForSafety({ kind }: Pick<Adjustment, 'kind'>): boolean {
  return FOR_SAFETY.has(kind)
}

/** The part [ratio] of a day that a way back leaves of it, or null for other changes. */
export function backShare(adjustment: Pick<Adjustment, 'kind' | 'effect'>): number | null {
  const { kind } = adjustment
  return kind === 'red-flag' || kind === 'illness' || kind === 'missed' ? easedShare(adjustment) : null
}

/** The part [ratio] of a day that a change leaves of it, or null where it takes no minutes. */
export function easedShare({ effect }: Pick<Adjustment, 'effect'>): number | null {
  return effect.type === 'easy' || effect.type === 'shorter' ? effect.share : null
}

/** Whether a change concerns a day. */
export function concerns({ effect }: Pick<Adjustment, 'effect'>, date: CivilDate): boolean {
  return date >= effect.from && date <= effect.until
}
