/** The first card of the day: what now, or the pleasure of nothing. */
export const NOW = {
  label: 'Now',
  today: 'Today',
  passed: 'Still good now',
  possibleAt: (time: string) => `Still possible at ${time}`,
  noRoom: 'No room left today',
  begun: 'Under way',
  done: 'Done for today',
  why: 'Why this, why here',
  doneTitle: (name: string) => `${name}: done.`,
  ofWeek: (done: number, of: number) =>
    done < of
      ? `${done} of ${of} ${of === 1 ? 'session' : 'sessions'} done this week.`
      : of === 1
        ? "This week's one session is done."
        : `All ${of} of this week's sessions are done.`,
  grown: (minutes: number) =>
    minutes === 1 ? 'A minute more than last time.' : `${minutes} minutes more than last time.`,
  next: 'Next',
  nextAt: (day: string, time: string | null, name: string, duration: string) =>
    `${[day, time].filter(Boolean).join(' ')}: ${name}, ${duration}`,
  tomorrow: 'Tomorrow',
  checkIn: 'Check in',
  restEyebrow: 'Rest day',
  begins: (day: string) => `Your plan begins on ${day}`,
  beginsText: 'Nothing to do until then but look forward to it.',
  /** One a day, in turn: what rest is for, without a lecture. */
  rest: [
    ['Nothing to do today. Enjoy it.', 'This is when your body does its part of the work.'],
    ['A day off, on purpose.', 'Muscles grow between sessions, not during them.'],
    ['Put your feet up.', 'Rest is in the plan because it works.'],
    ['Today you get fitter by sitting still.', 'Training settles in while you rest.'],
    ['Nothing planned, nothing owed.', 'Fresh legs are worth more than one more session.'],
    ['Sleep in, if life lets you.', 'No training does as much as a good night.'],
    ['No shoes to lace today.', 'A slow walk is welcome, and so is a sofa.'],
  ],
  dayWhole: (count: number) => `Whole day (${count} more)`,
  dayLess: 'Less of the day',
} as const
