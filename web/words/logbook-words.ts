import { counted } from './counted.ts'

/** Exercises of a log that are named before "and more". */
const NAMED_MAX = 8

/** Years of lifting that come in as the log of another app. */
export const LOGBOOK = {
  title: 'Your lifting, from another app',
  lead: 'Strong, Hevy and FitNotes export your log as a table (.csv). A spreadsheet with columns for date, exercise, weight and repetitions works too. The log is read on this device and shown to you first. Your notes stay here. The last year counts.',
  choose: 'Choose a log (.csv)',
  reading: 'Reading...',
  inIt: 'What is in the log',
  found: (workouts: number, sets: number, first: string, last: string) =>
    `${counted(workouts, 'workout', 'workouts')} ${first === last ? `on ${first}` : `from ${first} to ${last}`}, with ${counted(sets, 'set', 'sets')} that your weights and records can build on.`,
  unit: 'The log does not say what its weights are in',
  units: { kg: 'Kilograms', lb: 'Pounds' },
  order: 'How the log writes its dates',
  orders: { 'day-first': 'Day first', 'month-first': 'Month first' },
  unknown: (names: readonly string[]) => {
    const more = names.length - NAMED_MAX
    const list = names.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '')
    return `Not among our exercises: ${list}. The training counts, these sets do not.`
  },
  guessed: (count: number) =>
    `The log does not say how long ${counted(count, 'workout', 'workouts')} took. We count two and a half minutes a set.`,
  unread: (count: number) => `${counted(count, 'row', 'rows')} could not be read.`,
  ahead: (count: number) =>
    `${counted(count, 'workout', 'workouts')} dated in the future ${count === 1 ? 'is' : 'are'} left out. Check the date if it is wrong.`,
  take: 'Add it',
  leave: 'Leave it',
  sending: (added: number) => `${counted(added, 'workout has', 'workouts have')} come in.`,
  progress: 'Through the log',
  stop: 'Stop',
  stopped: 'Stopped. What has come in stays, and can be taken back below.',
  done: 'Done.',
  faults: {
    unknown: 'We cannot read this log. It needs columns called date and exercise.',
    empty: 'There are no workouts in this log.',
    unread:
      'No row of this log could be read. Each needs a date, best written like 2026-03-09, and the name of an exercise.',
    ahead: 'All dates in this log are in the future. Check them, and the clock on this device.',
    large: 'This log is too large. Choose one of fewer years.',
    other: 'We could not finish just now. Choose the log again: what has come in stays, and nothing comes in twice.',
  },
} as const
