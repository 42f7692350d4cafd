/** Exercises that somebody never wants to see. */
export const UNWANTED = {
  refuse: 'Never show me this one',
  refused: 'You will not see this one again. Something like it takes its place.',
  takeBack: 'Take it back',
  failed: 'That did not work. Please try again in a moment.',
  full: 'Sixty is as many as a plan can do without. Take one back first.',
  title: 'Exercises you never want to see',
  none: 'None yet. To drop one for good, open it in your plan and press “Never show me this one”.',
  some: 'Your plan does without these. Something like each of them takes its place.',
} as const
