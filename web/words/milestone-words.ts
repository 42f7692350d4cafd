/** What is said on a day on which something was reached. */
export const MILESTONE = {
  title: 'Worth a pause',
  on: (day: string) => `on ${day}`,
  'first-race': 'Your first race with us, done.',
  firstDay: 'Your first day of training, done.',
  days: (count: number) => `${count} days of training.`,
  'kept-weeks': 'Four weeks in a row with your minimum.',
  'full-week': (days: number) => `A full week: all ${days} days that were planned.`,
  'longest-run': (distance: string) => `Your longest run so far: ${distance}.`,
  lift: (name: string, set: string) => `A record in ${name}: ${set}.`,
} as const
