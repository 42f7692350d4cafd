/** What is read of somebody in their own words, where they can confirm it, change it or take it away. */
export const HEARD = {
  from: 'From your words:',
  yes: "That's right",
  no: 'Remove it',
  /** Which of several answers is meant, for those who hear them alone. */
  answer: (answer: string, title: string) => `${answer}: ${title}`,
  instead: 'What you set here counts; your words about it do not.',
  again: 'Follow my words again',
} as const
