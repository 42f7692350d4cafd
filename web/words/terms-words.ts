import { PRICE_TEXT } from '../../contract/limits.ts'
import { type LegalText, TO_PRIVACY } from './legal-text.ts'
import { OFFER } from './offer.ts'
import type { TrialCard } from './sign-up-offer.ts'
import { TOKENS } from './site-words.ts'

/** The terms, with the sentence on the trial that the setting asks for. */
export function termsText(card: TrialCard): LegalText {
  return {
    heading: 'Terms & Conditions',
    title: 'Terms & Conditions - Fulcrum',
    description:
      'The agreement between you and the operator of Fulcrum: trial, price, cancelling, health, AI-generated content and liability.',
    updated: '2026-11-21',
    updatedText: 'November 21, 2026',
    lead: 'This is the agreement between you and us. It is meant to be read.',
    sections: [
      {
        id: 'parties',
        title: 'Who agrees to what',
        body: [
          `Fulcrum is operated by ${TOKENS.company} ("we", "us"). By creating an account you accept these terms. How we treat your data is described in our ${TO_PRIVACY}.`,
          'You must be at least 18 years old. One account is for one person.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          'Give an email address that is yours and keep your password to yourself. You are responsible for what happens in your account; tell us at once if you think someone else has been in it.',
        ],
      },
      {
        id: 'service',
        title: 'What you get',
        body: [
          'A daily schedule and a multi-week training plan made from what you tell us, with a daily check-in, on screen and on paper. We may improve and change the service. If we take away something essential, you may cancel at once and we refund what you have paid for the time not yet used.',
          'We work to keep Fulcrum available, but cannot promise that it always is.',
        ],
      },
      {
        id: 'medical',
        title: 'Medical disclaimer',
        body: [
          'Fulcrum gives general fitness information for healthy adults. It is not medical advice, diagnosis or treatment, it does not replace a physician, and it cannot see you move.',
          'Ask your physician before you begin, above all if you are pregnant, injured, under treatment, or have a heart, lung, kidney or metabolic condition. Stop and seek help if you feel chest pain, dizziness, unusual shortness of breath or pain that does not pass. In an emergency call your local emergency number.',
          'Exercise carries risk. You decide whether and how to follow a plan, and you do so at your own risk, within the limits of the section on liability.',
        ],
      },
      {
        id: 'ai',
        title: 'AI-generated content',
        body: [
          'Schedules, plans, insights and other texts are generated automatically. They are made with care and checked by rules, and they can still contain errors or not suit you. Nobody reviews each plan by hand.',
          'Where you have allowed a language model, some sentences and the answers of the coach are its words. It decides no session and no number of your plan, its words are checked before you see them, and they can be wrong all the same. They are no advice of a physician.',
          'Use your own judgement, and do not follow a suggestion that seems wrong for you.',
        ],
      },
      { id: 'trial', title: 'Free trial', body: [OFFER[card].terms, 'There is one trial for each person.'] },
      {
        id: 'price',
        title: 'Subscription and price',
        body: [
          `After the trial, the subscription costs ${PRICE_TEXT} per month and renews every month until you cancel. Payments are handled by Stripe. Taxes may be added where the law of your place asks for it.`,
          "We tell you of a price change with at least 30 days' notice before it applies to you; you may cancel before that. A new price never applies to a month that is already paid.",
        ],
      },
      {
        id: 'cancel',
        title: 'Cancelling',
        body: [
          `You may cancel anytime: Manage Subscription on your dashboard opens the billing portal, or write to ${TOKENS.email}. You keep access until the end of the paid month and are not charged again. Rights of withdrawal and refund that the law of your country gives you stay untouched.`,
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        body: [
          'Please do not:',
          [
            'break into the service, probe it, or get around its limits;',
            'overload it or call it by machine beyond what one person needs;',
            'copy it for resale, or use it to plan for other people as a business;',
            'enter what is unlawful, or data about other people.',
          ],
          'We may suspend an account that does, with notice where that is possible.',
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
          'We answer without limit for intent and gross negligence, for injury to life and health caused by our fault, and wherever the law does not allow a limit.',
          "Beyond that, our total liability is limited to the prior 12 months' payments: what you paid us in the 12 months before the event.",
          'We do not promise particular results: no weight, no time, no appearance.',
        ],
      },
      {
        id: 'end',
        title: 'Ending the agreement',
        body: [
          `You may end it at any time: Delete my account in your account, or ask us at ${TOKENS.email}. Your account closes and your subscription is cancelled at once. Account data is erased 90 days after your request, and signing in before then takes it back; payment records are kept for 7 years, as the law requires.`,
          'We may end the agreement with 30 days of notice, and refund what you paid for the time after that. For a serious breach of these terms we may end it at once.',
        ],
      },
      {
        id: 'law',
        title: 'Law and disputes',
        body: [
          'The law of the place where the operator is established applies, without taking from you any protection that the law of your own country gives consumers. Write to us first: most things can be settled in one mail.',
          'If one of these terms is not valid, the others are.',
        ],
      },
      {
        id: 'contact',
        title: 'Changes and contact',
        body: [
          'If these terms change in substance, we tell you by email at least 30 days before. If you do not agree, you may cancel before the change takes effect.',
          `Questions: ${TOKENS.company}, ${TOKENS.email}. Requests about your data and your rights are answered within 30 days.`,
        ],
      },
    ],
  }
}
