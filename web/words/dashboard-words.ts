/** The dashboard: header, today, weeks, sidebar, access. */
export const DASHBOARD = {
  title: 'Your plan',
  print: 'Print',
  regenerate: 'Regenerate',
  updateInfo: 'Update Info',
  logout: 'Logout',
  creating: 'Creating Your Perfect Schedule...',
  checking: 'Checking subscription...',
  loading: 'Loading your weeks',
  weekMissing: 'My week could not be loaded. Please reload the page.',
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
  passed: 'Its time has passed. You can do it now, or give it another time with Modify.',
  possibleAt: (time: string) =>
    `Its time has passed. It is still possible at ${time}, or give it another day with Modify.`,
  noRoom: 'Its time has passed, and today has no more room for it. Give it another day with Modify.',
  restDay: 'Rest day',
  empty: 'Nothing is planned for today. Enjoy the space.',
  rest: (seconds: number) => `${seconds} s rest`,
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
    'Load is effort times minutes. Fitness is the daily load over about six weeks, fatigue over one; form is the difference.',
  adherence: (percent: number) => `Lately you have done ${percent}% of your sessions`,
  safe: 'Is this plan safe?',
  myWeek: 'My week',
  account: 'Account and settings',
  actions: 'Quick Actions',
  updateGoals: 'Update Goals',
  regenerate: 'Regenerate Schedule',
  manage: 'Manage Subscription',
  subscribe: 'Subscribe',
  warnings: 'Worth knowing',
} as const

export const DASHBOARD_TOASTS = {
  generated: ['Schedule Generated! ✨', 'Your personalized AI-powered schedule is ready'],
  generateFailed: ['Error', 'Failed to generate schedule. Please try again.'],
  loadFailed: ['Error', 'Failed to load schedule. Please try again.'],
  checkoutFailed: ['Error', 'Failed to start checkout process'],
  portalFailed: ['Error', 'Failed to open customer portal'],
  statusFailed: ['Error', 'Failed to check subscription status'],
} as const satisfies Record<string, readonly [string, string]>
