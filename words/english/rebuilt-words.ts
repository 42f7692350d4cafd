import type { QuestionFact } from '../../engine/lived/question-facts.ts'
import type { RebuiltEffect, RebuiltFact } from '../../engine/lived/rebuilt-facts.ts'
import { WEEKDAYS } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'
import { englishDay, listed } from './grammar.ts'

/** Why the coming weeks were made anew from what was done, what became of the week under way, and what is asked of it. */
export const REBUILT_WORDS: WordsFor<RebuiltFact | RebuiltEffect | QuestionFact> = {
  'rebuilt-less': ({ doneMin, plannedMin }, { duration }) =>
    `You did ${doneMin === 0 ? 'none' : duration(doneMin)} of last week's ${duration(plannedMin)}, so the coming weeks grow from what you really do. Your goal stays the same.`,
  'rebuilt-more': ({ doneMin, plannedMin }, { duration }) =>
    `You did more than planned two weeks running, last week ${duration(doneMin)} instead of ${duration(plannedMin)}, so the coming weeks grow from there.`,
  'rebuilt-long': ({ km, min }, { duration, distance }) =>
    `Last week's long session is missing. The next one grows from the longest you did in the last 30 days: ${km === null ? duration(min) : distance(km)}.`,
  'rebuilt-silent': ({ sessions }) =>
    `We do not know whether you did ${sessions === 1 ? 'a session' : `${sessions} sessions`} of the weeks before, so we count half. If you did train, mark it as done on its day and the plan follows.`,
  'rebuilt-fewer-days': ({ done, planned, days }) =>
    `You did ${done} of ${planned} sessions in three weeks, so a week has the ${days} that count most. Do all of them for three weeks and another day comes back.`,
  'rebuilt-more-days': ({ planned, days }) =>
    `You did all ${planned} sessions of three weeks, so a week has ${days} again.`,
  'rebuilt-other-days': ({ weekdays }) =>
    `Sessions on ${listed(weekdays.map((day) => `${englishDay(WEEKDAYS.indexOf(day))}s`))} were often missed and the others were done, so they move to other days where your week has room.`,
  'rebuilt-grows':
    'What was planned would have asked too much after what you did lately, so the coming weeks grow from that.',
  'rebuilt-repeats':
    'Last week’s runs were much harder than they should feel, so the same mix of running and walking comes again.',
  'rebuilt-easy': 'Two weeks running every session felt much easier than planned, so the plan grows faster.',
  'fewer-days-kept': 'Free, so that the sessions that count most have room.',
  'trained-last-week': ({ sessions, planned }) =>
    sessions === planned
      ? 'Did you train last week? Nothing is marked as done.'
      : `Did you train on the other days of last week? ${sessions} of ${planned} sessions are not marked as done.`,
  'trained-all': 'Yes, as planned',
  'trained-half': 'About half',
  'trained-none': 'No',
  'week-rebuilt': ({ wasMin, isMin, wasKm, isKm }, { duration, distance }) => {
    const run =
      wasKm === null || isKm === null || wasKm === isKm
        ? ''
        : `; its longest run ${distance(isKm)} instead of ${distance(wasKm)}`
    const size = wasMin === isMin ? `${duration(isMin)} as before` : `${duration(isMin)} instead of ${duration(wasMin)}`
    return `This week has ${size}${run}.`
  },
}
