/** The working demo of the landing page. */
export const DEMO = {
  title: 'Try it with your own day',
  lead: 'Type what fills your day and choose a goal. The plan below is made at once, here in your browser, with no account; nothing you type is sent to us.',
  day: 'Your day, in your own words',
  sample: "Work 9-5, kids' bedtime 7:30",
  goal: 'Your goal',
  yourDay: (day: string) => `Your ${day}`,
  dayLabel: 'Your day as one bar',
  week: 'Your first week',
  rest: 'Rest',
  assumed:
    'For someone who exercises regularly, feels some pressure and has up to five training days a week. You set these when you sign up.',
  keep: 'Keep this and start',
  keepNote: 'What you typed goes with you, so that you need not type it again.',
  failed: 'The planner could not be loaded. Please check your connection and type again.',
  said: (sessions: readonly string[]) => `Plan made: ${sessions.join('; ')}.`,
} as const
