/** Marking a session as done. */
export const DONE = {
  mark: 'Mark Complete',
  done: 'Done',
  undo: 'Undo',
  title: 'How was it?',
  close: 'Close',
  lead: (name: string) => `${name}: how hard did it feel, and how long did it take?`,
  effort: 'Effort, from 1 (barely moving) to 10 (all you had)',
  effortWords: [
    'Barely moving',
    'Very easy: you could sing',
    'Easy: you talk without pause',
    'Comfortable: full sentences',
    'Steady: sentences, with breaths between',
    'Working: short sentences',
    'Hard: a few words',
    'Very hard: single words',
    'Almost all you had',
    'All you had',
  ],
  minutes: 'Minutes',
  minutesHint: 'Whole minutes, warm-up and cool-down included.',
  minutesWrong: 'Please give whole minutes from 1 to 1440',
  save: 'Mark Complete',
  busy: 'Saving...',
  saved: ['Session done! ✅', 'Well done. Your plan takes it into account.'],
  kept: ['Kept on this device', 'It is sent as soon as you are connected again.'],
  undone: ['Taken back', 'The session counts as not done.'],
  failed: ['Error', 'Failed to save the session. Please try again.'],
  summary: (rpe: number | null, minutes: number | null) =>
    [rpe === null ? '' : `effort ${rpe} of 10`, minutes === null ? '' : `${minutes} min`].filter(Boolean).join(', '),
  waiting: (count: number) =>
    count === 1
      ? 'One entry waits on this device and is sent when you are connected.'
      : `${count} entries wait on this device and are sent when you are connected.`,
  waitingTitle: 'Not sent yet',
} as const
