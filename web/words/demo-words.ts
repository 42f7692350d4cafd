/** The working demo of the landing page. */
export const DEMO = {
  title: 'Try it with your own week',
  day: 'Your days, in your own words',
  note: 'Your week appears at once, here in your browser; nothing you type is sent to us.',
  sample: "Work 9-5, kids' bedtime 7:30",
  goal: 'Your goal',
  week: 'Your first week',
  assumed:
    'It is planned for someone who exercises regularly, feels some pressure and has up to five training days a week: you set these when you sign up.',
  keep: 'Keep this and start',
  keepNote: 'What you typed and drew goes with you.',
  failed: 'The planner could not be loaded. Please check your connection and type again.',
  said: (sessions: readonly string[]) => `Plan made: ${sessions.join('; ')}.`,
  pictured: (sessions: readonly string[]) =>
    `A week of work from 9 to 5 and the children's bedtime, with training fitted in: ${sessions.join('; ')}.`,
} as const
