import type { ChangeFact } from '../../engine/adapt/facts/change-facts.ts'
import type { RestDay } from '../../engine/sessions/session-facts.ts'
import type { WordsFor } from '../words.ts'
import { dayAndMonth, dayName } from './grammar.ts'

/** `Tomorrow's`, but `Friday, January 22:`, where an apostrophe would stand behind a date. */
const ofDay = (day: string) => (/\d/.test(day) ? `${day}:` : `${day}'s`)

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
    const sentence = `${ofDay(dayName(date, today, dates))} ${was} became ${became}.`
    if (others === null) return sentence
    const { days, until, wasMin, isMin } = others
    const size = wasMin === isMin ? `${duration(isMin)} as before` : `${duration(isMin)} instead of ${duration(wasMin)}`
    const more = days === 1 ? 'One more day' : `${days} more days`
    return `${sentence} ${more} until ${dayAndMonth(until, dates)} changed too: ${size}${days === 1 ? '' : ' in all'}.`
  },
  'stays-for-now': ({ date, today }, { dates }) => `${dayName(date, today, dates)} stays as it is for now.`,
}
