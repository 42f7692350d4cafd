import type { Bare } from '../bare.ts'

/** What a day holds beside training and commitments. */
export type Care = 'sleep' | 'shower' | 'wake-up' | 'wind-down' | 'stretch' | 'walk' | 'breakfast' | 'lunch' | 'dinner'

export type DayFact =
  | { readonly code: 'care'; readonly of: Care }
  /** Why, or how, beside the title. */
  | Bare<'care-day-sleep' | 'care-sleep' | 'care-wake-up' | 'care-wind-down' | 'care-stretch' | 'care-walk'>
  /** `label`: in the person's own words; empty where they gave none. */
  | { readonly code: 'commitment'; readonly label: string }
  | Bare<'began-yesterday'>
