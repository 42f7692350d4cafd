/** The tab of progress. */
export const PROGRESS = {
  title: 'Progress',
  account: 'Account',
  loading: 'Adding up what you did',
  failedTitle: 'Your progress could not be loaded',
  failed: 'Nothing is lost. Please try again in a moment.',
  retry: 'Try again',
  numbers: 'The numbers as a table',
  date: 'Date',
  week: 'Week of',
  minutes: 'Minutes',
  empty: {
    title: 'This page fills as you train',
    text: 'Mark a session as done, or add something you did on your own. One is enough to begin.',
  },
} as const

export const RHYTHM = {
  title: 'Your rhythm',
  head: (kept: number, of: number) => `${kept} of ${of} ${of === 1 ? 'week' : 'weeks'} with your minimum`,
  first: 'Your first week is under way',
  lead: 'Half of what was planned is enough to keep a week. If one falls short, nothing is lost: the next one counts again.',
  over: 'The weeks that are over',
  now: 'This week, still under way',
  open: (trained: number, minimum: number) =>
    minimum > trained ? `${trained} of ${minimum} so far.` : 'Free: anything you do is a bonus.',
  openKept: 'Already kept.',
  states: { kept: 'kept', short: 'fell short', free: 'free', open: 'under way' },
  trained: 'Days trained',
  planned: 'Days planned',
  minimum: 'Minimum',
  state: 'Kept',
} as const

/** The picture to share. */
export const SHARE = {
  share: 'Make a picture to share',
  hint: 'Drawn on this device. No name, no weights, nothing you wrote.',
  head: (kept: number, of: number) => `${kept} of ${of} ${of === 1 ? 'week' : 'weeks'} kept`,
  first: 'The first week is under way',
  done: (days: number, time: string, weeks: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} of training, ${time} in ${weeks === 1 ? 'the first week' : weeks < 13 ? `${weeks} weeks` : 'three months'}`,
  file: 'my-weeks.png',
  failed: ['No picture', 'It could not be drawn here. Please try again.'],
} as const

export const CONSISTENCY = {
  title: 'Where training lives in your weeks',
  summary: (days: number, time: string) =>
    days === 0
      ? 'No day with training yet.'
      : `${days} ${days === 1 ? 'day' : 'days'} with training in the last twelve months, ${time} in all.`,
  picture: 'Training by day: weeks from left to right, Monday at the top',
  planned: 'planned, not done',
  short: 'under 30 min',
  middle: '30 to 59 min',
  long: 'an hour or more',
} as const

export const FORM = {
  title: 'Load, fitness and form',
  trend: {
    rising: 'Your fitness is rising.',
    steady: 'Your fitness is holding.',
    falling: 'Your fitness is easing off. Rest does that, and so does life.',
    early: 'We are getting to know your fitness: after four weeks you see where it is going.',
  },
  state: {
    // It knows loads alone, not of illness or pain: it says how much there was, never that more would be well.
    fresh: 'You have not trained much lately. Your plan says what comes next.',
    balanced: 'Work and rest are in balance.',
    tired: 'You have trained a lot lately: easy days now turn it into fitness.',
    early: 'After a week, you also see your recent load.',
  },
  none: 'After your first session, this shows how your training builds up.',
  picture: 'Fitness and recent load by week',
  fitness: 'Fitness (42 days)',
  fatigue: 'Recent load (7 days)',
  form: 'Form',
  how: 'Effort times minutes of what you did, averaged over six weeks and over one. Where you gave no effort, the planned one counts; what you added yourself counts as easy.',
} as const

/** What somebody's own days say of them, each sentence with its evidence. */
export const LEARNED = {
  title: 'What your days say about you',
  none: 'Nothing yet that is more than chance. With more days on record, this says when your sessions work out, what bad nights cost you, and how well the plan knows how hard a session will feel.',
  more: (share: string, others: string) => `Kept: ${share} sessions, ${others} of the others.`,
  kept: (done: number, due: number) => `${done} of ${due}`,
  weekday: {
    often: (day: string) => `${day} is your day: you keep sessions more often than on other days.`,
    seldom: (day: string) => `${day} is hard for you to keep.`,
  },
  part: {
    often: {
      morning: 'Mornings before nine work for you.',
      midday: 'The middle of the day works for you.',
      evening: 'Evenings work for you.',
    },
    seldom: {
      morning: 'Mornings before nine are hard for you to keep.',
      midday: 'Sessions between nine and five are hard for you to keep.',
      evening: 'Evenings are hard for you to keep.',
    },
  },
  nights: (harder: string) => `After a bad night, sessions feel about ${harder} points harder to you.`,
  nightsFrom: (nights: number, others: number) => `${nights} sessions after bad nights, ${others} after others.`,
  lowWeeks: 'In weeks of low energy or mood you keep fewer sessions, and that is all right.',
  lowWeeksFrom: (weeks: number, low: string, others: string) =>
    `Kept: ${low} sessions in ${weeks} such weeks, ${others} in the others.`,
  foreseen: (percent: number) => `The plan was right about how hard a session felt in ${percent}% of cases.`,
  foreseenFrom: (right: number, of: number) =>
    `${right} of ${of} rated sessions felt within one point of what was planned.`,
  response: (percent: string) =>
    `At equal effort, a week of training has made you about ${percent}% faster. The range for your race allows for that.`,
  responseFrom: (runs: number, weeks: number) => `${runs} runs in ${weeks} weeks.`,
  since: (day: string) => `Counted from ${day} on, as you asked.`,
  forget: 'Forget this',
  forgetHint: 'Starts afresh today. Your records stay; this only stops drawing on them.',
  again: 'Count all days again',
  forgotten: ['Forgotten', 'It starts learning again today.'],
  counted: ['All days count again', 'What they say is shown here.'],
} as const

export const LIFTS = {
  title: 'Lifts and records',
  none: 'Log the sets of a strength session, and your records gather here.',
  lift: 'Exercise',
  // A weight and its unit stay together.
  heaviest: (load: string, reps: number) => `${load.replace(' ', '\u00a0')} for ${reps} ${reps === 1 ? 'rep' : 'reps'}`,
  reps: (reps: number) => `${reps} ${reps === 1 ? 'rep' : 'reps'} in a set`,
  on: (day: string) => `on ${day}`,
  best: 'Record',
  oneRepMax: 'Estimated 1RM',
  estimate: (load: string) => `about ${load} once`,
  picture: (name: string) => `${name}: estimated one-repetition maximum by day`,
  days: (days: number) => `${days} ${days === 1 ? 'session' : 'sessions'}`,
  how: 'What you could probably lift once, from weight, repetitions and what you had left. Smoothed, so that one good or bad day does not fool you.',
  choose: 'Show',
} as const

export const PACE = {
  title: 'Pace at equal effort',
  none: 'Add runs with distance, and heart rate if you have it. Runs at the same effort are compared here.',
  few: 'A few more runs at the same effort, and this shows where your pace is going.',
  faster: (before: string, now: string) => `From ${before} to ${now} at the same effort: you are getting faster.`,
  slower: (before: string, now: string) =>
    `From ${before} to ${now} at the same effort. Heat, hills and tired legs do that too.`,
  same: (now: string) => `Steady at ${now} for the same effort.`,
  heart: (beats: number) => `Runs within five beats of ${beats} a minute.`,
  effort: 'Runs that felt easy, effort 1 to 4.',
  picture: 'Pace of runs at equal effort; higher is faster',
  pace: 'Pace',
  beats: 'Heart rate',
} as const

export const HISTORY = {
  title: 'Day by day',
  earlier: 'Earlier month',
  later: 'Later month',
  loading: 'Loading the month',
  failed: 'This month could not be loaded.',
  empty: 'Nothing on record this month. You can still add what you did.',
  done: 'Done',
  notDone: 'Not done',
  toCome: 'Still to come',
  rest: 'No session planned',
  own: 'Your own training',
  /** Done, and no longer in the plan: a stop for safety empties the day that it comes on. */
  trained: 'Your training',
  effort: (rpe: number) => `effort ${rpe} of 10`,
  sets: (sets: number) => `${sets} ${sets === 1 ? 'set' : 'sets'}`,
  taps: { sleep: 'Sleep', energy: 'Energy', soreness: 'Soreness', mood: 'Mood' },
  tap: (name: string, value: number) => `${name} ${value} of 5`,
  beside: (name: string, time: string) => `${name}, ${time}`,
  both: (time: string, distance: string) => `${time}, ${distance}`,
  mend: 'Edit',
  mendDay: (day: string) => `Edit ${day}`,
  add: 'Add something you did',
} as const

export const MEND = {
  close: 'Close',
  done: 'I did the session',
  effort: 'Effort, from 1 (barely moving) to 10 (all you had)',
  notSaid: 'Not said',
  minutes: 'Minutes',
  minutesHint: 'Leave it empty if you do not know.',
  minutesWrong: 'Please give whole minutes from 1 to 1440',
  notes: 'Your notes',
  save: 'Save',
  busy: 'Saving...',
  saved: ['Saved', 'Your progress and your plan take it into account.'],
  failed: 'It could not be saved. Please try again.',
} as const

export const ADD = {
  title: 'What did you do?',
  sport: 'Sport',
  day: 'Day',
  began: 'Started at',
  minutes: 'Minutes',
  distance: (unit: string) => `Distance in ${unit}, if you know it`,
  save: 'Add it',
  busy: 'Adding...',
  added: 'Added',
  stands: (session: string) => `It counts as "${session}".`,
  own: 'It counts as an activity of its own.',
  known: 'You have already added this one.',
  minutesWrong: 'Please give whole minutes from 1 to 1440',
  distanceWrong: 'Please give a number, or leave it empty',
  whenWrong: 'Please give a day and a time in the past',
  failed: 'It could not be added. Please try again.',
} as const
