/** The dashboard: header, today, weeks, sidebar, access. */
export const DASHBOARD = {
  title: 'Your plan',
  tabs: 'Plan views',
  today: "Today's Plan",
  weekly: 'Weekly Schedule',
  print: 'Print',
  regenerate: 'Regenerate',
  updateInfo: 'Update Info',
  logout: 'Logout',
  creating: 'Creating Your Perfect Schedule...',
  checking: 'Checking subscription...',
  loading: 'Loading your weeks',
  weekMissing: 'My week could not be loaded. Please load the page again.',
  errorTitle: 'Error Loading Schedule',
  errorText: 'Your plan could not be loaded. Your profile is safe; try again in a moment.',
  retry: 'Retry',
} as const

export const TODAY = {
  cameUp: 'Something came up today',
  date: 'Date',
  schedule: "Today's schedule",
  view: (count: number) => `View Exercises (${count})`,
  hide: (count: number) => `Hide Exercises (${count})`,
  exercises: (title: string) => `Exercises of ${title}`,
  ribbon: 'Your day at a glance',
  sessionAt: (name: string, time: string, duration: string) => `${name} at ${time}, ${duration}`,
  ribbonSummary: (training: readonly string[]) =>
    training.length > 0 ? `Training today: ${training.join(', ')}.` : 'No training today: a rest day.',
  passed: 'Its hour has passed. You can do it now, or give it another hour with Modify.',
  restDay: 'Rest day',
  empty: 'Nothing is planned for today. Enjoy the space.',
  rest: (seconds: number) => `${seconds} s rest`,
} as const

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
  why: 'Why this, why here',
  foresight: 'How it will feel.',
  begins: (day: string) => `Your plan begins on ${day}.`,
} as const

/** What is told of blocks that are over. */
export const BLOCKS = {
  title: 'Earlier blocks',
  block: (block: number) => `Block ${block}`,
  done: 'Done',
  loading: 'Loading your earlier blocks.',
  none: 'Nothing is kept of your earlier blocks.',
  failed: 'Your earlier blocks could not be loaded. Please try again later.',
} as const

export const SIDEBAR = {
  insights: 'AI Insights',
  trainingLoad: 'Training Load',
  recoveryStatus: 'Recovery Status',
  recommendation: 'Recommendation',
  phase: 'Periodization Phase',
  overview: 'Training Plan Overview',
  totalWeeks: 'Total weeks',
  progress: (week: number, total: number) => `Week ${week} of ${total}`,
  progressLabel: 'Progress through the plan',
  load: 'Planned and done load per week, with fitness and fatigue',
  loadShort: 'Load, fitness and fatigue',
  planned: 'Planned',
  done: 'Done',
  fitness: 'Fitness',
  fatigue: 'Fatigue',
  form: 'Form',
  week: 'Week',
  numbers: 'The numbers',
  numbersHint:
    'Load is effort times minutes. Fitness is the load a day over about six weeks, fatigue over one; form is the difference.',
  adherence: (percent: number) => `${percent}% of the sessions of the last four weeks done`,
  safe: 'Is this plan safe?',
  myWeek: 'My week',
  toProgress: 'Progress',
  account: 'Account and settings',
  actions: 'Quick Actions',
  updateGoals: 'Update Goals',
  regenerate: 'Regenerate Schedule',
  manage: 'Manage Subscription',
  subscribe: 'Subscribe',
  warnings: 'Worth knowing',
} as const

/** The rule card. */
export const RULES = {
  title: 'Is this plan safe?',
  close: 'Close',
  safe: (count: number) => `Your plan keeps all ${count} limits that apply to it.`,
  notAll: 'Your plan breaks a limit. Please tell us: that should never happen.',
  lead: 'Limits always hold. Targets are what we aim at; your days and your level may leave one out of reach.',
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

export const DASHBOARD_TOASTS = {
  generated: ['Schedule Generated! ✨', 'Your personalized AI-powered schedule is ready'],
  generateFailed: ['Error', 'Failed to generate schedule. Please try again.'],
  loadFailed: ['Error', 'Failed to load schedule. Please try again.'],
  checkoutFailed: ['Error', 'Failed to start checkout process'],
  portalFailed: ['Error', 'Failed to open customer portal'],
  statusFailed: ['Error', 'Failed to check subscription status'],
} as const satisfies Record<string, readonly [string, string]>
