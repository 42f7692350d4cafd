import type { DisplayChoices } from '../contract/preferences.ts'

/** Languages that the product speaks. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

/** How numbers, hours and weeks are shown. */
export type Display = Readonly<Required<DisplayChoices>>

/** How somebody is spoken to: in which language, in which units, by which clock. */
export type Speech = { readonly language: Language } & Display

/** What is spoken where nobody has chosen yet. */
export const PLAIN_SPEECH: Speech = { language: 'en', distance: 'km', weight: 'kg', clock: '24', weekStart: 'mon' }
