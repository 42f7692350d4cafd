import { PROBLEMS } from '../../contract/problem.ts'
import type { ProblemWords } from '../problem-facts.ts'

const titleOf = (code: keyof typeof PROBLEMS) => PROBLEMS[code].title

/** Why a call failed and what to do, in sentences for whoever asked. */
export const PROBLEM_WORDS: ProblemWords = {
  title: titleOf,
  message: (message) => message,
  said: {
    malformed: titleOf('malformed'),
    'invalid-token': 'This link has expired or was already used. Please ask for a new one.',
    unauthenticated: 'Please log in again.',
    'invalid-credentials': titleOf('invalid-credentials'),
    'second-factor-required': 'Please enter the six digits of your authenticator app.',
    'wrong-code': 'This code is not right, or was used already. Please enter the next one.',
    'second-factor-exists': 'Remove it first to use another one.',
    'checkout-required': 'Add a card to start your free trial.',
    'trial-ended': 'Subscribe to see your plan again.',
    'email-unverified': 'Follow the link that we mailed to you, or have it sent again from your account page.',
    'under-age':
      'By the year of birth you gave you are under 18, so there is no plan for you here. If the year is wrong, you can correct it under Update Info.',
    'wrong-password': 'This is not your current password.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': titleOf('method-not-allowed'),
    'changed-elsewhere': 'Look at what stands there now, then choose.',
    'change-refused': titleOf('change-refused'),
    'already-subscribed': 'Manage Subscription on your dashboard shows it.',
    'onboarding-required': 'Please answer the three steps of onboarding first.',
    'page-outdated': 'Fulcrum has a newer one. Please reload it and try again.',
    'too-large': 'Please send less at once.',
    'not-json': 'Please send JSON as application/json.',
    'invalid-input': titleOf('invalid-input'),
    'account-exists': titleOf('account-exists'),
    'too-many-requests': titleOf('too-many-requests'),
    internal: titleOf('internal'),
    unavailable: 'Please try again in a moment.',

    'too-many-attempts': ({ minutes }) =>
      `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    'minute-spent': ({ seconds }) =>
      `That was more than one person asks for in a minute. Please wait ${seconds} seconds and try again.`,
    'too-many-passkeys': ({ max }) => `An account holds ${max} passkeys, each once. Please remove one first.`,
    'answer-does-not-fit': 'This answer does not fit what was told',
    'answer-kept': 'Your answer is kept. Your plan follows as soon as it can be made: please look again in a moment.',
    'answered-already': 'This has been answered already.',
    'change-gone': 'This change is no longer part of your plan.',
    'change-keeps-safe': 'This change keeps you safe. Your answer to the question about it lifts it.',
    'copy-failed': 'Your data could not be put together just now.',
    'copy-gone': 'There is no copy of your data any more. Please ask for a new one.',
    'database-away': 'The database cannot be reached.',
    'day-ahead': 'A check-in is for today or a day before',
    'day-too-early': 'A check-in is for a day of the last year before your account, or later',
    'days-out-of-range': 'Please give a number of days from 1 to 400.',
    'disk-full': 'The disk of this server is full. Nothing was saved.',
    'email-registered': 'This email is already registered. Please login instead.',
    'login-wrong': 'Invalid login credentials',
    'no-coach': 'There is no coach on this installation.',
    overloaded: 'There is more to do right now than this server can. Please try again in a moment.',
    'passkey-gone': 'This passkey has been removed already.',
    'passkey-unchecked': 'The passkey could not be checked. Please try again.',
    'passkey-unknown': 'This passkey is not known here, or it was too late. Please try again, or use your password.',
    'payment-service': 'Our payment service could not do this. Please try again, or write to us.',
    'plans-wait':
      'New plans wait until your email is confirmed: follow the link that we mailed to you, or have it sent again on your dashboard. Your plan and your check-ins go on meanwhile.',
    'session-ended': 'This session has ended already.',
    signature: 'The signature of this event does not hold.',
    stopping: 'This server is about to stop. Please ask another one.',
    'too-many-changes': 'There are too many changes already. Take some back first.',
    unkeepable: 'This could not be kept as it was written. Nothing was saved.',
    'unknown-exercise': 'Sets belong to an exercise of the catalogue',
    version: 'version must be a whole number',
  },
}
