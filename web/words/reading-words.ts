/** Sports as a sentence has them. */
const SPORTS_SAID: Readonly<Record<string, string>> = {
  run: 'running',
  cycle: 'cycling',
  swim: 'swimming',
  row: 'rowing',
  walk: 'walking',
}

/** What was understood of free text. */
export const READING = {
  said: (facts: readonly string[]) => (facts.length > 0 ? `We read: ${facts.join('; ')}.` : ''),
  nothingBusy: 'Nothing read yet. Days and hours help: "work 9-5", "choir Tue 20:00".',
  drawn: 'Your week, below, counts as you drew it; your words stay as a note.',
  nothingRaces: 'No race read yet. Its length and date help: "10k on 12 April".',
  foreignBusy:
    'We do not read this language yet. Draw your week instead, or write in English, German, French, Spanish, Portuguese, Italian or Dutch.',
  foreignRaces:
    'We do not read this language yet. Add the race to the list instead, or write in English, German, French, Spanish, Portuguese, Italian or Dutch.',
  marks: {
    name: 'Your words',
    understood: (count: number) => `${count} understood`,
    doubtful: (count: number) => `${count} to check`,
    unused: (count: number) => `${count} not used`,
  },
  busy: 'What we read',
  readSurely: (count: number) => `What we are sure of (${count})`,
  races: 'What we read',
  week: 'Your ordinary week',
  weekLabel: (blocks: readonly string[]) => `Your ordinary week as we read it: ${blocks.join('; ')}.`,
  everyDay: 'every day',
  hours: (start: string, end: string) => `${start}-${end}`,
  prefer: 'Rather',
  avoid: 'Rather not',
  noTraining: 'No training',
  aboutHalf: 'About half',
  sportsSaid: (does: readonly string[], never: readonly string[]) =>
    [
      does.length > 0 ? `Mostly ${does.map((sport) => SPORTS_SAID[sport] ?? sport).join(', ')}` : '',
      never.length > 0 ? `no ${never.map((sport) => SPORTS_SAID[sport] ?? sport).join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  withoutSports: (sports: readonly string[]) => `No ${sports.map((sport) => SPORTS_SAID[sport] ?? sport).join(' or ')}`,
  spares: {
    careful: (part: string) => `Careful with the ${part}`,
    'no-impact': (part: string) => `No running or jumping, for the ${part}`,
  },
  only: 'Training only',
  open: 'Any time',
  atMost: (minutes: number) => `At most ${minutes} min`,
  andSoOn: (days: string) => `${days}, and so on`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  fromDay: (day: string) => `from ${day}`,
  turns: (every: number, from: string) =>
    `${every === 2 ? 'every other week' : `every ${every} weeks`}${from && ` (from ${from})`}`,
  untilDay: (day: string) => `until ${day}`,
  unused: (quotes: readonly string[]) =>
    `We did not use: ${quotes.map((quote) => `“${quote}”`).join(', ')}. Say it with days and hours, if it matters for the plan.`,
  byHand: (quotes: readonly string[]) =>
    `What you set by hand counts instead of: ${quotes.map((quote) => `“${quote}”`).join(', ')}.`,
  addUnused: 'Add it to the week',
  rota: (days: number) =>
    `You mentioned a rota of ${days} days. It replaces the hours below once you say on your week which date is day 1.`,
  setRota: 'Set the rota on my week',
  noDate: 'date?',
  finish: (time: string) => `in ${time}`,
  remove: (fact: string) => `Take out: ${fact}`,
  yes: 'Yes',
  no: 'No',
  answer: (answer: string, fact: string) => `${answer}: ${fact}`,
  removed: 'Taken out of your text',
  undo: 'Undo',
  unsure: 'We are not sure of anything with a question mark. If it is wrong, say it in other words.',
  unsureOnWeek: 'We are not sure of anything with a question mark. If it is wrong, change it on your week, below.',
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
} as const
