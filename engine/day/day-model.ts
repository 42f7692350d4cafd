import type { Equipment } from '../model.ts'
import type { Stretch } from './clock.ts'

/** A commitment on one civil day [min after midnight]. */
export type Commitment = Stretch & { readonly label: string; readonly fromYesterday: boolean }

/** What a person's confirmed facts ask of one day; a plan that breaks it is wrong. */
export type Binding = {
  /** No training. */
  readonly shut: boolean
  /** Training inside these alone, or wherever the day is free. */
  readonly windows: readonly Stretch[] | null
  /** [min] longest session. */
  readonly mostMin: number
  /** About half of the day's training, with this equipment where it is named. */
  readonly light: { readonly equipment: readonly Equipment[] | null } | null
  /** What there is to lift with, where it is not what there always is. */
  readonly kit: readonly Equipment[] | null
}
