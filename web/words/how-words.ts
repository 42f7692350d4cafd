/** The page that explains the product. */
export const HOW = {
  title: 'How It Works - Fulcrum',
  description: 'How Fulcrum turns your commitments, stress and goal into a timed day and a periodised training plan.',
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
      text: 'From that comes a plan of weeks with a purpose: base, build, an easier week when it is due, a taper before your event. Each week has a focus, a volume and seven days, and no week asks for a leap that your body has not been prepared for.',
      note: 'The same answers always give the same plan.',
    },
    {
      title: 'Follow the daily schedule',
      text: 'Every day is laid out by the hour around your commitments. Training stands where it fits, with each exercise, its sets and repetitions, and what to mind. Print it and put it on the fridge.',
      note: 'Today and every week ahead, on phone, desktop and paper.',
    },
    {
      title: 'Track progress and adapt',
      text: "A check-in at the end of the day takes less than two minutes: did it happen, how did it feel, what changes tomorrow. Stress, tiredness and tomorrow's early meeting all move the plan.",
      note: 'Missed a day? The plan moves on; it does not scold.',
    },
  ],
  balanceTitle: 'What is weighed',
  balance: [
    {
      title: 'Your time',
      text: 'Working hours, commutes, meals and bedtimes are fixed points. Training takes the gaps, never the other way round.',
    },
    {
      title: 'Your load',
      text: 'Each session counts by length and effort. Hard days are followed by easy ones, and the weekly total rises gently.',
    },
    {
      title: 'Your recovery',
      text: 'Stress is load too. When life is heavy, intensity comes down first, and sleep is never traded for training.',
    },
  ],
  careTitle: 'What it is not',
  care: 'Fulcrum is not a doctor and not a coach who can see you move. It plans for healthy adults. If you are pregnant, injured or under treatment, ask your physician before you start, and stop when something hurts.',
  closing: 'See what your own Tuesday looks like',
  button: 'Start Your Journey',
} as const
