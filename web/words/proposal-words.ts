/** On the dashboard, where programs proposed something. */
export const PROPOSED = {
  title: (count: number) => (count === 1 ? 'A program proposed a change' : `Programs proposed ${count} changes`),
  text: 'Nothing in your plan changes until you say so.',
  look: 'Have a look',
} as const
