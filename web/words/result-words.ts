/** A race that was run, offered for the plan's paces. */
export const RESULT = {
  is: (distance: string, time: string) => `${distance} in ${time}. Take this result? Your paces follow it.`,
  take: 'Take this result',
  taken: ['Saved', 'Your paces follow this result. You can change it on your account page.'],
} as const
