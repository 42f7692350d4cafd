import type { DisplayChoices } from '../contract/preferences.ts'
import type { DateOrder } from './date-order.ts'

/** Languages that the product speaks. `en-XA` is for tests: English that shows which words were not looked up. */
export const LANGUAGES = ['en', 'en-XA'] as const
export type Language = (typeof LANGUAGES)[number]

/** How numbers, hours, weeks and dates are shown; the order of dates follows the language alone. */
export type Display = Readonly<Required<DisplayChoices>> & { readonly dates: DateOrder }

/** How somebody is spoken to: in which language, in which units, by which clock. */
export type Speech = { readonly language: Language } & Display

/** What is spoken where nobody has chosen yet. */
export const PLAIN_SPEECH: Speech = {
  ...{ language: 'en', distance: 'km', weight: 'kg', clock: '24', weekStart: 'mon' },
  dates: 'month-first',
}

/**
 * The language of ours that a browser asks for first, else English.
 * @param accepted - the `Accept-Language` header; its first language counts
 */
export function languageFor(accepted: string | undefined): Language {
  const first = firstOf(accepted).toLowerCase()
  const is = (language: Language) => language.toLowerCase() === first
  return LANGUAGES.find(is) ?? LANGUAGES.find((language) => first.startsWith(`${language}-`)) ?? 'en'
}

/** The first language of an `Accept-Language` header, or an empty text. */
export function firstOf(accepted: string | undefined): string {
  const first = accepted?.split(/[,;]/)[0]?.trim() ?? ''
  return first === '*' ? '' : first
}
