/** The guided session. */
export const SESSION = {
  start: 'Start session',
  goOn: 'Continue session',
  close: 'Leave the session; it stays as it is',
  step: (at: number, total: number) => `Step ${at} of ${total}`,
  parts: { warmup: 'Warm-up', exercises: 'Main part', cooldown: 'Cool-down' },
  progress: 'Progress through the session',
  sounds: 'Sounds',
  voice: 'Voice',

  set: (set: number, of: number) => `Set ${set} of ${of}`,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  inTurn: 'One after the other, then rest',
  turn: (turn: number) => `${turn}.`,
  target: 'Today',
  lastTime: 'Last time',
  firstTime: 'First time',
  firstLoad: (reps: number) => `A weight you could lift ${reps} times.`,
  amounts: { reps: 'reps', seconds: 'seconds', metres: 'metres' },
  units: { reps: '', seconds: ' s', metres: ' m' },
  withLoad: (amount: string, load: string) => `${amount} x ${load}`,
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  load: 'load',
  empty: 'none',
  bar: (bar: string, side: readonly string[]) =>
    side.length === 0 ? `The empty bar, ${bar}` : `${bar} bar, each side ${side.join(' + ')}`,
  how: 'How it is done',
  hurts: 'It hurts',
  notHere: 'Not here',
  never: 'Never again',
  swapped: (name: string) => `Swapped for ${name}. Sets and rests stay the same.`,
  gone: (name: string, now: string) =>
    now === ''
      ? `${name} is out of your plan for good. To take that back, open your account.`
      : `${name} is out of your plan for good. In its place: ${now}. To take that back, open your account.`,
  noSwap: 'Nothing to swap it for. Just skip it.',
  swapOffline: 'A swap needs a connection. Just skip it.',

  setDone: (set: number) => `Set ${set} done`,
  roundDone: (round: number) => `Round ${round} done`,
  done: 'Done',
  notDone: 'Take back: not done',
  startHold: (seconds: number) => `Start ${seconds} s`,
  ready: 'Get ready',
  work: 'Go',
  rest: 'Rest',
  stopped: 'Paused',
  otherSide: 'Other side now',
  sides: 'Half the time each side',
  startNow: 'Start now',
  skipRest: 'Skip rest',
  longer: '30 s',
  pause: 'Pause the clock',
  resume: 'Go on',
  back: 'Back',
  next: 'Skip',
  nextUp: (what: string) => `Next: ${what}`,
  nextEnd: 'Next: done',

  sayRest: (seconds: number, next: string) => `Rest, ${seconds} seconds. Then ${next}.`,
  sayMove: (name: string, amount: string) => [name, amount].filter(Boolean).join('. '),
  and: ' and ',

  finishedTitle: 'That was it. Well done.',
  minutes: (minutes: number) => `${minutes} min`,
  minutesLabel: { clock: 'on the clock', plan: 'as planned' },
  skippedTitle: 'Did you do it?',
  skipped:
    'You skipped through the main part. If you did it anyway, say how hard it was and for how long. If not, nothing is saved.',
  notAtAll: 'Not done',
  setsLabel: (sets: number) => (sets === 1 ? 'set' : 'sets'),
  liftedLabel: 'lifted in all',
  records: (count: number) => (count === 1 ? 'A record' : `${count} records`),
  record: (name: string, now: string, before: string) => `${name}: ${now} (before: ${before})`,
  ofWeek: (done: number, of: number) =>
    done < of
      ? `${done} of ${of} ${of === 1 ? 'session' : 'sessions'} this week.`
      : of === 1
        ? "That was this week's one session."
        : `That was the last of this week's ${of} sessions: a whole week.`,
  toEvent: (name: string, weeks: number) =>
    weeks <= 0 ? `${name} is this week.` : `${weeks} ${weeks === 1 ? 'week' : 'weeks'} to ${name}.`,
  hurt: 'Something hurt today. Say where in the check-in below your plan: the next days then spare it.',
} as const
