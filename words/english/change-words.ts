import type { ChangeFact, OtherDays } from '../../engine/adapt/facts/change-facts.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { RestDay } from '../../engine/sessions/session-facts.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'
import { dayAndMonth, dayName, englishDayOf, weekdayAndDate } from './grammar.ts'

/** `Tomorrow's`, but `Friday, January 22:`, where an apostrophe would stand behind a date. */
const ofDay = (day: string) => (/\d/.test(day) ? `${day}:` : `${day}'s`)

/** The days that changed beside the one that is named. */
function othersToo(others: OtherDays, { duration, dates }: Pick<Voice, 'duration' | 'dates'>): string {
  if (others === null) return ''
  const { days, until, wasMin, isMin } = others
  const size = wasMin === isMin ? `${duration(isMin)} as before` : `${duration(isMin)} instead of ${duration(wasMin)}`
  const more = days === 1 ? 'One more day' : `${days} more days`
  return ` ${more} until ${dayAndMonth(until, dates)} changed too: ${size}${days === 1 ? '' : ' in all'}.`
}

/** What a change does, with before and after. */
export const CHANGE_WORDS: WordsFor<Exclude<ChangeFact, RestDay>> = {
  'day-summary': ({ name, min, apart }, { say, duration, clock, weight }) => {
    const plain = `${say(name)}, ${duration(min)}`
    if (apart === null) return plain
    if ('start' in apart) return apart.start === null ? plain : `${plain}, ${clock(apart.start)}`
    if ('rpe' in apart) return `${plain}, effort ${apart.rpe} of 10`
    const steps = apart.steps.map((step) =>
      step.loadKg === null ? say(step.name) : `${say(step.name)} ${weight(step.loadKg)}`,
    )
    return `${plain}, with ${steps.join(', ')}`
  },
  'nothing-changes': 'Nothing changes.',
  'day-became': ({ date, today, before, after, others }, { say, duration, dates }) => {
    const became = after.code === 'rest-day' ? 'a day of rest' : say(after)
    const was = before.code === 'day-summary' ? `${say(before)},` : say(before)
    return `${ofDay(dayName(date, today, dates))} ${was} became ${became}.${othersToo(others, { duration, dates })}`
  },
  'session-moved': ({ from, to, today, name, back, others }, { say, duration, dates }) => {
    // Both days are of one week: which one is told once, where it is not this week or the next.
    const until = to < addDays(today, 7) ? englishDayOf(to) : weekdayAndDate(to, dates)
    const moved = `${say(name)} moved from ${englishDayOf(from)} to ${until}`
    const inPlace = back === null ? '' : `, and ${say(back)} to ${englishDayOf(from)}`
    return `${moved}${inPlace}.${othersToo(others, { duration, dates })}`
  },
  'stays-for-now': ({ date, today }, { dates }) => `${dayName(date, today, dates)} stays as it is for now.`,
}
