import type { CalendarWords } from '../calendar-facts.ts'
import { weekdayAndDate } from './grammar.ts'

/** Calendars of a plan, workout files, and the pages behind the links of an entry. */
export const CALENDAR_WORDS: CalendarWords = {
  names: { full: 'Training', busy: 'Busy' },
  about: {
    full: 'Your sessions from Fulcrum. Changes in the plan show here when your calendar next updates.',
    busy: 'The hours your training takes, and nothing else.',
  },
  busy: 'Busy',
  doneTitle: (name) => `✓ ${name}`,
  alarm: (name) => `Soon: ${name}`,
  parts: { warmup: 'Warm-up', exercises: 'Main exercises', cooldown: 'Cool-down' },
  rest: 'Rest',
  sets: (count) => `${count} ${count === 1 ? 'set' : 'sets'}`,
  timesEach: (sets, amount) => `${sets} x ${amount}`,
  ahead: 'How it looks if you keep to the plan. It is made afresh for you when this block begins.',
  putBack: (why) => `You changed this here, and it was put back: ${why}`,
  byTap: 'One tap, without signing in:',
  taps: {
    done: 'Done',
    'shorter-30': 'Only 30 minutes',
    'shorter-15': 'Only 15 minutes',
    move: 'Another time',
    skip: 'Leave it out',
  },
  page: {
    title: 'Your session',
    day: weekdayAndDate,
    ask: {
      done: 'Done?',
      'shorter-30': 'Only 30 minutes?',
      'shorter-15': 'Only 15 minutes?',
      move: 'Another time or day?',
      skip: 'Leave it out? There is nothing to make up later. Why?',
    },
    confirm: {
      done: 'Yes, done',
      'shorter-30': 'Make it 30 minutes',
      'shorter-15': 'Make it 15 minutes',
    },
    notNow: (why) => `Not now: ${why}`,
    outcome: { done: 'Marked as done', changed: 'Your plan has changed' },
    became: (name, duration) => `It is now: ${name}, ${duration}.`,
    undo: 'You can take it back in Fulcrum.',
    closed: {
      'done-already': 'This session is already marked as done.',
      'no-session': 'There is no session on this day.',
      'not-offered': 'That is not possible for this session any more.',
      'too-early': 'This day has not come yet.',
      stale: 'This session has changed since the page was opened. Please look again.',
      gone: 'This link is no longer valid. Your calendar has newer ones, or gets them at its next update.',
    },
    toPlan: 'Open Fulcrum',
  },
}
