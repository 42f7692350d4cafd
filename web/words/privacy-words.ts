import type { LegalText } from './legal-text.ts'
import { TOKENS } from './site-words.ts'

export const PRIVACY: LegalText = {
  heading: 'Privacy Policy',
  title: 'Privacy Policy - Fulcrum',
  description: 'What Fulcrum keeps about you, why, for how long, and how to see, move or delete it.',
  updated: '2026-11-21',
  updatedText: 'November 21, 2026',
  lead: 'We keep what your plan needs and nothing for anyone else. This page says what that is, why, how long, and what you can do about it.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `Fulcrum is operated by ${TOKENS.company} ("we"). Questions and requests about your data reach us at ${TOKENS.email}.`,
        'Fulcrum is for adults. You must be at least 18 years old to use it, and we do not knowingly keep data of anyone younger.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        'Only what you give us and what running the service produces:',
        [
          'Account: your email address and a one-way hash of your password. We cannot read your password.',
          'Profile: name, fitness level, goal, stress level, daily commitments, training days, races and goal date.',
          'Plans: the schedules that are made from your profile.',
          'Check-ins: whether you trained, and the notes you write about your day and tomorrow.',
          'Subscription: its state, and the identifiers that our payment provider uses. We never see card numbers.',
          'Technical records: sign-in sessions and server logs, kept for security.',
        ],
        'What you write about stress, health or how you feel can be sensitive. We use it only to make your plan.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      body: [
        [
          'To make and adapt your plan, and to run your account: this is the contract between us.',
          'To charge for a subscription and keep the records that tax law asks for: a legal obligation.',
          'To keep the service safe from abuse: our legitimate interest.',
          'To process what you tell us about your health: your consent, which you give by entering it and can withdraw by deleting it.',
        ],
        'We do not sell your data, show advertising, or follow you across other sites.',
      ],
    },
    {
      id: 'ai',
      title: 'AI and your words',
      body: [
        'Plans are made automatically from your profile and check-ins by rules of training science. Where a language model helps with wording, it receives only the text that is needed, and only if you have agreed to it.',
        'No decision with legal or similarly significant effect is made about you.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      body: [
        'Companies that work for us under contract and only on our instructions: hosting, email delivery, and Stripe for payments. Authorities, where the law compels us.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      body: [
        'Your sign-in is kept in the local storage of your browser until you log out or it expires. There are no advertising or analytics cookies.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'Your account and plans: as long as you have an account.',
          'After a deletion request: account data is removed within 90 days.',
          'Payment records: 7 years, as tax and accounting rules require.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Wherever you live, you may ask us to:',
        [
          'show you the data we hold about you (access);',
          'correct what is wrong (rectification);',
          'delete it (erasure);',
          'hand it to you in a common format (portability);',
          'limit or stop a use of it (restriction and objection);',
          'forget a consent you gave (withdrawal).',
        ],
        `Write to ${TOKENS.email}. We answer within 30 days. You may also complain to the data protection authority of the place where you live.`,
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      body: [
        'Traffic is encrypted, passwords are hashed with a slow, salted function, sign-in sessions can be revoked, and each row of your data can be read only in your own session. If a breach puts you at risk, we tell you without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'If this policy changes in substance, we tell you by email before the change takes effect. The date above says when it was last edited.',
      ],
    },
  ],
}
