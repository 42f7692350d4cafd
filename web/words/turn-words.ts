/** What comes in every other week, or in one of several. */
export const TURNS = {
  ask: (name: string, every: number) =>
    `${name}, ${every === 2 ? 'every other week' : `one week in ${every}`}: when is it next?`,
  askOf: (quote: string) => `“${quote}”: when is it next?`,
  week: (weeks: number, day: string) =>
    weeks === 0 ? `This week: ${day}` : weeks === 1 ? `Next week: ${day}` : `In ${weeks} weeks: ${day}`,
  each: 'Every week',
  no: 'No, take it away',
} as const
