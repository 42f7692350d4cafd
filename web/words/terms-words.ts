import { PRICE_TEXT } from '../../contract/limits.ts'
import type { LegalText } from './legal-text.ts'
import { OFFER } from './offer.ts'
import type { TrialCard } from './sign-up-offer.ts'
import { TOKENS } from './site-words.ts'

/** The terms, with the sentence on the trial that the setting asks for. */
export function termsText(card: TrialCard): LegalText {
  return {
    heading: 'Terms & Conditions',
    title: 'Terms & Conditions - Fulcrum',
    description:
      'The agreement between you and the operator of Fulcrum: trial, price, cancelling, health and liability.',
    updated: '2026-11-21',
    updatedText: 'November 21, 2026',
    lead: 'This is the agreement between you and us. It is meant to be read.',
    sections: [
      {
        id: 'parties',
        title: 'Who agrees to what',
        body: [
          `Fulcrum is operated by ${TOKENS.company} ("we"). By creating an account you accept these terms and our Privacy Policy.`,
          'You must be at least 18 years old. You are responsible for what happens in your account; keep your password to yourself and tell us if you think someone else has it.',
        ],
      },
      {
        id: 'service',
        title: 'What you get',
        body: [
          'A daily schedule and a multi-week training plan made from what you tell us, adapted by your check-ins, on screen and on paper. We may improve and change the service; if we take away something essential, you may cancel at once and we refund what you have paid for the time not yet used.',
        ],
      },
      {
        id: 'medical',
        title: 'Health comes first',
        body: [
          'Fulcrum gives general fitness information for healthy adults. It is not medical advice, diagnosis or treatment, and it cannot see you move.',
          'Ask your physician before you begin, above all if you are pregnant, injured, under treatment or have a heart, lung or metabolic condition. Stop and seek help if you feel pain, dizziness or shortness of breath. You exercise at your own risk.',
        ],
      },
      {
        id: 'ai',
        title: 'AI-generated content',
        body: [
          'Plans and texts are generated automatically. They can contain errors or not suit you. Use your own judgement, and do not follow a suggestion that seems wrong for you.',
        ],
      },
      {
        id: 'trial',
        title: 'Free trial',
        body: [OFFER[card].terms],
      },
      {
        id: 'price',
        title: 'Subscription and price',
        body: [
          `After the trial, the subscription costs ${PRICE_TEXT} per month and renews every month until you cancel. Payments are handled by Stripe. Taxes may apply where you live.`,
          'We tell you of a price change at least 30 days before it applies to you; you may cancel before that. The new price never applies to a month that is already paid.',
        ],
      },
      {
        id: 'cancel',
        title: 'Cancelling',
        body: [
          'You may cancel anytime under Manage Subscription. You keep access until the end of the paid month and are not charged again. Rights of withdrawal that the law of your country gives you stay untouched.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        body: [
          'Do not break into the service, overload it, copy it for resale, or use it for anyone but yourself. We may suspend an account that does, with notice where that is possible.',
        ],
      },
      {
        id: 'yours',
        title: 'What is yours, what is ours',
        body: [
          'What you write stays yours; you allow us to process it to make your plan. Your plan is yours to use, print and keep. The software, design and name are ours.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        body: [
          'We answer without limit for intent, gross negligence, injury to life and health caused by our fault, and wherever the law does not allow a limit. Beyond that, our total liability is limited to what you paid us in the 12 months before the event.',
          'We do not promise particular results.',
        ],
      },
      {
        id: 'end',
        title: 'Ending the agreement',
        body: [
          'You may delete your account at any time; account data is removed within 90 days of your request, payment records after 7 years. We may end the agreement with 30 days of notice, and refund what you paid for the time after that.',
        ],
      },
      {
        id: 'contact',
        title: 'Changes and contact',
        body: [
          `If these terms change in substance, we tell you by email at least 30 days before. Questions: ${TOKENS.email}.`,
        ],
      },
    ],
  }
}
