/** The landing page, in its order. */
export const LANDING = {
  title: 'Fulcrum - Your Life. Your Workout. Perfectly Balanced.',
  description:
    'A fitness planner for busy people: workouts scheduled around your real commitments, stress and goals. 14-day free trial.',
  badge: 'Intelligent Fitness Planning',
  headline: ['Your Life.', 'Your Workout.', 'Perfectly Balanced.'],
  lead: 'Fulcrum reads your working hours, your school runs and your stress, finds the gap, and puts the right workout in it.',
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
      text: 'Intensity follows your stress, your previous workouts and your recovery. A hard week at work means a lighter week of training, not a guilty one.',
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
} as const
