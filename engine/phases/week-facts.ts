import type { Phase, Priority } from '../model.ts'

/** What a week is called: by the event in it, or by its phase. */
export type WeekTitle = {
  readonly code: 'week-title'
  readonly week: number
  readonly block: number
  readonly phase: Phase
  readonly deload: boolean
  /** It stays as large as the first: a doctor has not agreed yet. */
  readonly held: boolean
  /** The name of the event, or null. */
  readonly race: string | null
}

/** What a week is for. */
export type WeekFocus = {
  readonly code: 'week-focus'
  readonly phase: Phase
  readonly deload: boolean
  readonly held: boolean
  readonly race: { readonly name: string; readonly priority: Exclude<Priority, 'A'> } | null
  /** A later block, which begins from what was done in the one before. */
  readonly again: boolean
  /** The taper begins in it, although its phase is another. */
  readonly light: boolean
}

export type WeekFact = WeekTitle | WeekFocus
