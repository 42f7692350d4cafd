const days = (count: number) => (count === 0 ? 'No day' : count === 1 ? 'One day' : `${count} days`)

/** The past week in five pictures. */
export const STORY = {
  card: 'Your week in pictures',
  cardText: (first: string, last: string) => `${first} to ${last}, and what comes next.`,
  open: 'Look back at the week',
  title: (first: string, last: string) => `${first} to ${last}`,
  close: 'Close',
  loading: 'Looking back at the week',
  failed: 'The week could not be loaded. Please try again in a moment.',
  pictures: 'The week in pictures',
  back: 'Back',
  on: 'Next',
  of: (at: number, all: number) => `${at} of ${all}`,
  balance: 'The balance',
  minutes: (time: string) => `${time} of training`,
  free: (trained: number) => `${days(trained)}, and nothing was asked of you.`,
  kept: (trained: number, minimum: number) =>
    trained > minimum
      ? `${days(trained)}. ${minimum === 1 ? 'One' : minimum} would have kept the week.`
      : `${days(trained)}: enough to keep the week.`,
  short: (trained: number) => `${days(trained)}; life came first. The next week starts fresh.`,
  quiet: 'A week without training',
  days: 'The days',
  daysHead: (trained: number, planned: number) =>
    planned === 0
      ? trained === 0
        ? 'Seven free days'
        : `Trained on ${trained === 1 ? 'one free day' : `${trained} free days`}`
      : `${trained} ${trained === 1 ? 'day' : 'days'} trained, ${planned} planned`,
  longest: (day: string, time: string) => `Most time: ${day}, ${time}.`,
  restful: 'Rest has its weeks too.',
  best: 'The best moment',
  hardest: (day: string) => `The fullest day: ${day}`,
  hardestText: (name: string, time: string) => (name ? `${name}, ${time}.` : `${time}, all of it yours.`),
  reachedOn: (day: string) => `On ${day}.`,
  felt: 'How it felt',
  feltHead: 'As you told it',
  sleep: 'Sleep',
  energy: 'Energy',
  effort: 'Effort',
  tapped: (name: string, mean: number, days: number) =>
    `${name}: ${mean} of 5 on average, from ${days === 1 ? 'one day' : `${days} days`}`,
  noted: (name: string, good: number, poor: number) =>
    `${name}: good on ${good}, low on ${poor} of the days you wrote about it`,
  effortText: (mean: number, days: number) =>
    `Effort: ${mean} of 10 on average, from ${days === 1 ? 'one session' : `${days} sessions`}`,
  next: 'What comes next',
  nextHead: (sessions: number, time: string) => `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${time}`,
  key: (day: string, name: string) => `The one that counts most: ${day}, ${name}.`,
} as const
