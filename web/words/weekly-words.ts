/** The weeks of a plan: they come with the first look at them. */
export const WEEKLY = {
  weeks: 'Weeks',
  week: (week: number) => `Week ${week}`,
  weekWord: 'Week',
  board: 'The days of the week',
  race: 'Race',
  paler: 'Paler: an easier week',
  done: 'done',
  span: (from: string, to: string) => `${from} to ${to}`,
  thisWeek: 'This week',
  focus: 'Focus',
  volume: 'Total volume',
  today: 'Today',
  warmup: 'Warm-up',
  main: 'Main exercises',
  cooldown: 'Cool-down',
  rest: 'Rest',
  open: 'Full workout',
  close: 'Close workout',
  notes: 'Notes',
  foresight: 'How it will feel.',
  begins: (day: string) => `Your plan begins on ${day}.`,
  beginsToday: 'Your plan begins today.',
  began: (day: string) => `Your plan began on ${day}.`,
} as const

/** What is told of blocks that are over. */
export const BLOCKS = {
  title: 'Earlier blocks',
  block: (block: number) => `Block ${block}`,
  done: 'Done',
  loading: 'Loading your earlier blocks.',
  none: 'Nothing was kept from your earlier blocks.',
  failed: 'Your earlier blocks could not be loaded. Please try again later.',
} as const

/** The rule card. */
export const RULES = {
  title: 'Is this plan safe?',
  close: 'Close',
  safe: (count: number) => `Your plan keeps all ${count} limits that apply to it.`,
  notAll: 'Your plan breaks a limit. Please tell us: that should never happen.',
  lead: 'Limits always hold. Targets are what we aim for; your days and your level may leave one out of reach.',
  limits: 'Limits',
  targets: 'Targets',
  rule: 'Rule',
  limit: 'Allowed',
  planned: 'Your plan',
  verdict: 'Result',
  kept: 'Kept',
  missed: 'Not reached',
  broken: 'Broken',
  doctor:
    'A plan can be sound and still not be right for you. With a heart condition, chest pain, dizziness, a bone or joint problem or in pregnancy, ask a doctor first.',
  source: 'Where these numbers come from',
} as const
