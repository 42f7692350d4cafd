import type { RibbonItem } from '../display/ribbon-geometry.ts'

/** The landing page, in its order. */
export const LANDING = {
  title: 'Fulcrum - Your Life. Your Workout. Perfectly Balanced.',
  description:
    'A fitness planner for busy people: workouts scheduled around your real commitments, stress and goals. 14-day free trial.',
  badge: 'Intelligent Fitness Planning',
  headline: ['Your Life.', 'Your Workout.', 'Perfectly Balanced.'],
  lead: 'Fulcrum reads your working hours, your school runs and your stress, finds the gap, and sets the right workout into it. Every day, for as many weeks as your goal needs.',
  start: 'Start Your Journey',
  how: 'See How It Works',
  highlights: { ai: 'AI-Powered', adaptive: 'Adaptive Plans', trial: '14-Day Trial' },
  highlightNotes: { ai: 'Built from your own words', adaptive: 'Follows stress and recovery' },
  featuresTitle: 'Training that knows what else you have to do',
  features: [
    {
      title: 'Smart Schedule Integration',
      text: 'Workouts are placed around your real-life commitments: work, commute, children, dinner. You say what your day looks like; the plan finds the time.',
    },
    {
      title: 'Adaptive Training Load',
      text: 'Intensity follows your stress, your previous workouts and your recovery. A hard week at work makes a lighter week of training, not a guilty one.',
    },
    {
      title: 'Personalized Goal Tracking',
      text: 'Weight loss, strength or endurance: periodised build-ups and tapers lead to your date, and you see how far along you are.',
    },
  ],
  howTitle: 'How It Works',
  steps: [
    { title: 'Tell us about your life', text: 'Your schedule, your commitments and your goals, in your own words.' },
    { title: 'Get a personalised plan', text: 'A timed day and a multi-week training plan, made for you at once.' },
    { title: 'Follow the daily schedule', text: 'Each day says what, when and how long, with every exercise.' },
    { title: 'Track progress and adapt', text: 'Log workouts and life events; the plan moves with them.' },
  ],
  closingTitle: 'Ready to Stop Procrastinating?',
  closingText: 'Three short steps, and your first balanced day is waiting.',
  closingButton: 'Get Started Free',
  ribbonCaption: 'An ordinary Tuesday, with 45 minutes of running found in it',
  ribbonLabel:
    'A day from 6 to 22 as one bar: breakfast and school run, work until 17:00, a 45-minute run at 17:45, then family time.',
} as const

/** The hero's day. */
export const HERO_DAY: readonly RibbonItem[] = [
  { time: '06:30', durationMin: 45, type: 'meal', title: 'Breakfast' },
  { time: '07:45', durationMin: 45, type: 'travel', title: 'School' },
  { time: '09:00', durationMin: 180, type: 'commitment', title: 'Work' },
  { time: '12:00', durationMin: 45, type: 'meal', title: 'Lunch' },
  { time: '12:45', durationMin: 255, type: 'commitment', title: 'Work' },
  { time: '17:45', durationMin: 45, type: 'workout', title: 'Run' },
  { time: '19:00', durationMin: 120, type: 'commitment', title: 'Family' },
]
