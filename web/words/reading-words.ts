/** What was understood of free text. */
export const READING = {
  said: (facts: readonly string[]) => `We read: ${facts.join('; ').replaceAll(' · ', ', ')}.`,
  busy: 'What we read',
  races: 'What we read',
  week: 'Your ordinary week',
  weekLabel: (blocks: readonly string[]) => `Your ordinary week as we read it: ${blocks.join('; ')}.`,
  everyDay: 'every day',
  hours: (start: string, end: string) => `${start}-${end}`,
  prefer: 'Rather',
  avoid: 'Rather not',
  noDate: 'date?',
  finish: (time: string) => `in ${time}`,
  remove: (fact: string) => `Take out: ${fact.replaceAll(' · ', ', ')}`,
  removed: 'Taken out of your text',
  undo: 'Undo',
  unsure: 'Anything with a question mark we are not sure of. If it is wrong, say it in other words.',
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
} as const
