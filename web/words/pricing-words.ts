import { PRICE_TEXT, TRIAL_DAYS } from '../../contract/limits.ts'

/** The pricing page; what depends on the trial's card is in `offer.ts`. */
export const PRICING = {
  title: 'Pricing - Fulcrum',
  description: `One plan: Pro, ${PRICE_TEXT} per month after a ${TRIAL_DAYS}-day free trial. Cancel anytime.`,
  heading: 'One plan, everything in it',
  lead: 'No tiers to compare, nothing held back for later.',
  plan: 'Pro',
  price: PRICE_TEXT,
  per: 'per month',
  trial: `${TRIAL_DAYS}-day free trial`,
  features: [
    'AI-powered personalised training plans',
    'Daily schedule optimisation',
    'Adaptive workouts',
    'Progress tracking and analytics',
    'Stress and recovery monitoring',
    'Unlimited schedule adjustments',
    'Mobile and desktop access',
    'Priority support',
  ],
  button: 'Start Your Free Trial',
  faqTitle: 'Questions',
  faq: {
    after: 'What happens after the trial?',
    payment: 'Is payment info needed for the trial?',
    cancel: 'How do I cancel?',
    cancelAnswer:
      'At any time, in two clicks: Manage Subscription on your dashboard opens the billing portal, where you cancel. You keep access until the end of the period you have paid for, and nothing is charged after that.',
    methods: 'Which payment methods can I use?',
    methodsAnswer:
      'All major credit and debit cards. Payments are handled by Stripe; card numbers never reach our servers.',
  },
} as const
