import { counted } from './counted.ts'

/** What stays with whoever has no access any more. */
export const KEEPSAKE = {
  trial: 'Your fourteen days',
  before: 'What you have done so far',
  nothing: 'Fourteen days went by without a session. That happens; life came first.',
  nothingBefore: 'No session was logged. That happens; life came first.',
  sessions: (count: number) => counted(count, 'session', 'sessions'),
  days: (count: number) => counted(count, 'day of training', 'days of training'),
  time: (time: string) => `${time} in all`,
  takeTitle: 'Take your plan with you',
  take: (weeks: number) =>
    weeks === 1
      ? 'This week is yours, as it last stood. It no longer follows your days.'
      : `The ${weeks} weeks to come are yours, as they last stood. They no longer follow your days.`,
  print: 'Print or save as PDF',
  calendar: 'Save for my calendar',
  failed: ['That did not work', 'Please try again in a moment.'],
} as const
