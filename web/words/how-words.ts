import type { RibbonItem } from '../display/ribbon-geometry.ts'

/** The page that explains the product. `sources` are keys of the bibliography. */
export const HOW = {
  ribbonLabel:
    'A day from 6 to 22 as one bar: breakfast and school run, work until 17:00, a 45-minute run at 17:45, then family time.',
  load: 'Planned training per week',
  title: 'How It Works - Fulcrum',
  description:
    'How Fulcrum turns your commitments, stress and goal into a timed day and a periodised plan, with a real example week, its reasons and its sources.',
  heading: 'A plan is only good if it fits on a Tuesday',
  lead: 'Most training plans assume that the day is empty. Fulcrum begins with what fills it.',
  steps: [
    {
      title: 'Tell us about your life',
      text: 'Three short steps: who you are and how fit, what you want and how stressed you feel, and what your days look like. Write it as you would say it: "work 9-5, kids\' bedtime 7:30". Add a race or a date if you have one.',
      note: 'About two minutes.',
    },
    {
      title: 'Get a personalised plan',
      text: 'That becomes a plan of weeks with a purpose: base, build, an easier week when it is due, a taper before your event. Each week has a focus, a volume and seven days, and no week asks for a leap your body has not been prepared for.',
      note: 'The same answers always give the same plan.',
    },
    {
      title: 'Follow the daily schedule',
      text: 'Every day is laid out by the hour around your commitments. Training goes where it fits, with each exercise, its sets and repetitions, and what to watch for. Print it and put it on the fridge.',
      note: 'Today and every week ahead, on phone, desktop and paper.',
    },
    {
      title: 'Track progress and adapt',
      text: "A check-in at the end of the day takes less than two minutes: did it happen, how did it feel, what changes tomorrow. Stress, tiredness and tomorrow's early meeting all move the plan.",
      note: 'Missed a day? The plan moves on; it does not scold.',
    },
  ],
  made: {
    title: 'How a plan is made',
    lead: 'One direction, four stages. Each is a set of written rules, and each rule that comes from research names its source.',
    stages: [
      {
        title: 'Words become facts',
        text: 'Your commitments are read for days, hours and lengths, and become the fixed blocks of an ordinary week.',
        sources: [],
      },
      {
        title: 'Facts become weeks',
        text: 'Your goal and its date decide the phases: easy volume first, then specific work, less volume and no less quality just before the day. Every few weeks is an easier one, so that the training can sink in.',
        sources: ['bosquet-2007', 'rogerson-2024'],
      },
      {
        title: 'Weeks become sessions',
        text: 'Each session counts by effort times minutes. Most endurance work stays easy, the longest run grows in small steps, strength is dosed in weekly sets, and stress in your life takes hard sessions out.',
        sources: ['foster-2001', 'seiler-2010', 'frandsen-2025', 'iversen-2021', 'bartholomew-2008'],
      },
      {
        title: 'Sessions find their hour',
        text: 'Hard days are kept apart, legs are not tired out the day before a long run, and every session sits in time that is really free, with room to change and eat. Seven hours of sleep are kept out of reach.',
        sources: ['schumann-2022', 'stutz-2019', 'watson-2015'],
      },
    ],
  },
  knowsTitle: 'What it knows about you',
  knows: [
    'What you told it: name, fitness level, goal, stress, training days, commitments, races, a date.',
    'What you recorded since: workouts done, how they felt, notes on your day and tomorrow.',
    'What you bring in yourself: past workouts from a file, a calendar, paces or heart rate. It looks for nothing on its own, and never asks where you are.',
  ],
  neverTitle: 'What it never does',
  never: [
    'Put training on top of a commitment it has read.',
    'Trade your sleep for a workout.',
    'Ask for more training days than you chose.',
    'Promise a result, a weight or a finish time.',
    'Diagnose, treat, or train you through an injury.',
    'Sell or share your data, or load anything from another company into these pages.',
  ],
  example: {
    title: 'A real example',
    lead: 'Robin is invented. The plan is not: the same engine that plans for you made it when this page was built.',
    saysTitle: 'What Robin said',
    says: {
      level: 'Fitness level',
      goal: 'Goal',
      stress: 'Stress',
      days: 'Training days',
      commitments: 'Commitments',
      date: 'Goal date',
    },
    dayTitle: 'The first day',
    weekTitle: 'The first week, and why',
    rest: 'Rest',
    planTitle: (weeks: number) => `The whole plan: ${weeks} weeks`,
    planText:
      'A bar for each week of training; the coloured one is the week above. The dips are the easier weeks; the last ones taper towards the date.',
    ours: 'our own rule',
  },
  sourcesTitle: 'Sources cited on this page',
  sourcesLead:
    'What we took from each and where to find it. A study gives a direction; where it gives no dose, the dose is ours and chosen with care.',
  careTitle: 'What it is not',
  care: 'Fulcrum is not a doctor and not a coach who can see you move. It plans for healthy adults. If you are pregnant, injured or under treatment, ask your doctor before you start, and stop when something hurts.',
  closing: 'See what your own Tuesday looks like',
  button: 'Start Your Journey',
} as const

/** An ordinary Tuesday, with 45 minutes of running found in it. */
export const ORDINARY_DAY: readonly RibbonItem[] = [
  { time: '06:30', durationMin: 45, type: 'meal', title: 'Breakfast' },
  { time: '07:45', durationMin: 45, type: 'travel', title: 'School' },
  { time: '09:00', durationMin: 180, type: 'commitment', title: 'Work' },
  { time: '12:00', durationMin: 45, type: 'meal', title: 'Lunch' },
  { time: '12:45', durationMin: 255, type: 'commitment', title: 'Work' },
  { time: '17:45', durationMin: 45, type: 'workout', title: 'Run' },
  { time: '19:00', durationMin: 120, type: 'commitment', title: 'Family' },
]
