import { dateOrderOf } from './date-order.ts'
import { type Display, firstOf, languageFor, PLAIN_SPEECH, type Speech } from './speech.ts'

/** Regions that measure the road in miles and, of these, the ones that lift pounds. */
const MILES = new Set(['US', 'GB', 'LR', 'MM'])
const POUNDS = new Set(['US', 'LR', 'MM'])

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/**
 * How a language and its region show numbers.
 * @throws RangeError where it is no language tag
 */
export function localeDisplay(language: string): Display {
  const locale = new Intl.Locale(language).maximize() as WithWeek
  const region = locale.region ?? ''
  const cycle = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return {
    distance: MILES.has(region) ? 'mi' : 'km',
    weight: POUNDS.has(region) ? 'lb' : 'kg',
    clock: cycle === 'h12' || cycle === 'h11' ? '12' : '24',
    dates: dateOrderOf(language),
    weekStart: firstDay === 7 ? 'sun' : firstDay === 6 ? 'sat' : 'mon',
  }
}

/**
 * How somebody is spoken to: as they chose, and where they chose nothing as their browser's language does.
 * @param accepted - the `Accept-Language` header; its first language counts
 */
export function speechFor(accepted: string | undefined, chosen: Partial<Display> = {}): Speech {
  const first = firstOf(accepted)
  const spoken = { ...PLAIN_SPEECH, language: languageFor(accepted) }
  try {
    return { ...spoken, ...(first === '' ? {} : localeDisplay(first)), ...chosen }
  } catch {
    return { ...spoken, ...chosen }
  }
}
