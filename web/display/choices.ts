import type { DisplayChoices } from '../../contract/preferences.ts'

/** Every choice made, by the person or by their language. */
export type Display = Required<DisplayChoices>

/** Regions that measure the road in miles and, of these, the ones that lift pounds. */
const MILES = new Set(['US', 'GB', 'LR', 'MM'])
const POUNDS = new Set(['US', 'LR', 'MM'])

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** How a language and its region show numbers. */
export function localeDisplay(language: string): Display {
  const locale = new Intl.Locale(language).maximize() as WithWeek
  const region = locale.region ?? ''
  const cycle = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return {
    distance: MILES.has(region) ? 'mi' : 'km',
    weight: POUNDS.has(region) ? 'lb' : 'kg',
    clock: cycle === 'h12' || cycle === 'h11' ? '12' : '24',
    weekStart: firstDay === 7 ? 'sun' : firstDay === 6 ? 'sat' : 'mon',
  }
}
