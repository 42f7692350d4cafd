/** What every public page shares: bar and footer. */
export const SITE = {
  nav: 'Main',
  menu: 'Menu',
  features: 'Features',
  howItWorks: 'How It Works',
  pricing: 'Pricing',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  cardAlt:
    'Your Life. Your Workout. Perfectly Balanced. Below, a day as one bar: work, family, and a run at 17:45 set into the gap.',
  legal: { from: 'Effective from', contents: 'Contents' },
  footer: {
    tagline: 'Workouts scheduled around real life.',
    product: 'Product',
    legal: 'Legal',
    support: 'Support',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    contact: 'Contact Us',
    copyright: (year: string, company: string) => `© ${year} ${company}. All rights reserved.`,
  },
} as const

/** Filled in by the server when it reads the pages: settings and the year are not known when they are built. */
export const TOKENS = {
  company: '%COMPANY_NAME%',
  email: '%SUPPORT_EMAIL%',
  origin: '%APP_ORIGIN%',
  year: '%YEAR%',
  backupsKept: '%BACKUPS_KEPT%',
} as const
