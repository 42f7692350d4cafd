import type { Sym } from './lexicon.ts'

/** A time as said: `half` when am or pm is told, `exact` when it can only be a 24-hour time. */
export type Clock = {
  readonly hour: number
  readonly minute: number
  readonly half: 'am' | 'pm' | null
  readonly exact: boolean
}

/** A symbol that may carry what it means in minutes or clock times. */
export type Item = Sym & { readonly from?: Clock; readonly to?: Clock; readonly minutes?: number }
