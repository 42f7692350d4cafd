import { PRICE_TEXT, TRIAL_DAYS } from '../../contract/limits.ts'
import type { Letter } from './compose.ts'

/** Every text that Fulcrum mails, in one place. Dates come as a person reads them, links as they are followed. */

const PER_MONTH = `${PRICE_TEXT} per month`
const NOT_YOU =
  'If this was not you, choose a new password at once, remove passkeys that you do not know, and write to us: answer to the address below.'
const VETO =
  'If this was not you, press the button within seven days: this address stays, everybody is signed out, passkeys and authenticator app are removed, and we mail you a link for a new password.'

/** Asks a new person to confirm the address; new plans wait for it, from the fourth day of a trial. */
export const verification = (href: string): Letter => ({
  subject: 'Welcome to Fulcrum: please confirm your email',
  paragraphs: ['Good that you are here.', 'Please confirm that this address is yours. You can use Fulcrum meanwhile.'],
  action: { label: 'Confirm my email', href },
  after: 'If you did not sign up for Fulcrum, you can ignore this mail.',
})

/** Reminds of the link, a day before new plans wait for it. */
export const confirmReminder = (from: string, href: string): Letter => ({
  subject: 'Please confirm your email for Fulcrum',
  paragraphs: [
    'We have not heard yet whether this address is yours.',
    `From ${from} on, new plans wait until it is confirmed. The plan you have goes on, and so do your check-ins.`,
  ],
  action: { label: 'Confirm my email', href },
  after: 'If you did not sign up for Fulcrum, you can ignore this mail.',
})

/** How to begin; the one mail that is not about the account itself. */
export const welcome = (href: string): Letter => ({
  subject: 'Three things that make your plan yours',
  paragraphs: [
    'Your address is confirmed, thank you.',
    'Write your week as you would tell a friend: "work 9-5, choir on Tuesday, kids in bed at 7:30". Training goes where life leaves room.',
    'Check in each day in one tap, and say how it felt. Tired, ill, away: the plan takes it back and builds up again.',
    'Short of time? Modify makes any session 30, 15 or 5 minutes, and says what it keeps.',
  ],
  action: { label: 'Open my plan', href },
})

/** Carries the link that sets a new password. */
export const reset = (href: string): Letter => ({
  subject: 'Reset your Fulcrum password',
  paragraphs: ['Someone, hopefully you, asked to reset the password of your Fulcrum account.'],
  action: { label: 'Choose a new password', href },
  after:
    'The link works once, for ten minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
})

/** Tells that the password is another one now. */
export const passwordChanged = (href: string): Letter => ({
  subject: 'Your Fulcrum password was changed',
  paragraphs: ['The password of your account was changed just now, and every other device was signed out.'],
  action: { label: 'Sign in', href },
  after: NOT_YOU,
})

/** Tells that an authenticator app is asked for from now on, or is not any more. */
export const authenticatorChanged = (isOn: boolean, href: string): Letter => ({
  subject: `Authenticator app turned ${isOn ? 'on' : 'off'} for Fulcrum`,
  paragraphs: [
    isOn
      ? 'From now on, signing in with your password also asks for a code of your authenticator app. Keep your recovery codes where you find them without your phone.'
      : 'From now on, your password alone signs you in. The key of your authenticator app is erased, and its recovery codes no longer work.',
  ],
  action: { label: 'Open my account', href },
  after: NOT_YOU,
})

/** Tells that a passkey signs in from now on. */
export const passkeyAdded = (name: string, href: string): Letter => ({
  subject: 'A passkey was added to your Fulcrum account',
  paragraphs: [`The passkey "${name}" was added just now. It signs you in without password and code.`],
  action: { label: 'See my passkeys', href },
  after: NOT_YOU,
})

/** Tells that a passkey no longer signs in. */
export const passkeyRemoved = (name: string, href: string): Letter => ({
  subject: 'A passkey was removed from your Fulcrum account',
  paragraphs: [
    `The passkey "${name}" was removed just now and no longer signs you in. Your device may still offer it until you delete it there too.`,
  ],
  action: { label: 'See my passkeys', href },
  after: NOT_YOU,
})

/** Carries the link that confirms a new address; goes to the new address. */
export const emailChange = (href: string): Letter => ({
  subject: 'Confirm your new email for Fulcrum',
  paragraphs: ['Someone, hopefully you, wants to use this address for a Fulcrum account.'],
  action: { label: 'Use this address', href },
  after: 'The link works once, for a day. If it was not you, ignore this mail: nothing changes.',
})

/** Tells the old address that a change was asked for. */
export const emailChangeAsked = (newEmail: string, veto: string): Letter => ({
  subject: 'A new email for your Fulcrum account',
  paragraphs: [
    `Your account asked to use ${newEmail} instead of this address. Nothing has changed yet: the new address has to be confirmed first.`,
    VETO,
  ],
  action: { label: 'This was not me: keep my address', href: veto },
  after: 'If it was you, there is nothing to do here.',
})

/** Tells the old address that the change is done, and how to take it back. */
export const emailChangedFrom = (newEmail: string, veto: string): Letter => ({
  subject: 'Your Fulcrum email was changed',
  paragraphs: [`Your account now belongs to ${newEmail}, and our mails go there.`, VETO],
  action: { label: 'This was not me: give it back', href: veto },
  after: 'If it was you, there is nothing to do here.',
})

/** Tells the new address that the change is done. */
export const emailChanged = (newEmail: string): Letter => ({
  subject: 'Your Fulcrum email was changed',
  paragraphs: [`From now on you sign in with ${newEmail}, and our mails go there.`],
  after: NOT_YOU,
})

/** A copy of everything can be fetched, by whoever signs in. */
export const exportReady = (until: string, href: string): Letter => ({
  subject: 'The copy of your Fulcrum data is ready',
  paragraphs: [
    `Everything we hold about you is in one archive. You can fetch it on your account page until ${until}; then it is removed.`,
    'Some of it is about your health: keep it safe.',
  ],
  action: { label: 'Fetch my data', href },
  after: NOT_YOU,
})

/** Three days before the end of a trial; what happens then depends on whether a card was given. */
export const trialEnding = (on: string, charged: boolean, href: string): Letter => ({
  subject: `Your Fulcrum trial ends on ${on}`,
  paragraphs: charged
    ? [
        `Your free trial ends on ${on}. Your subscription begins then: ${PER_MONTH}, charged to your card, until you cancel.`,
        'If you do not want that, cancel before that day and nothing is charged: Account, Manage Subscription, Cancel. It takes a minute.',
      ]
    : [
        `Your free trial ends on ${on}. Nothing is charged: we have no card of yours.`,
        `To keep your plan, subscribe for ${PER_MONTH}; you can cancel anytime. The days that are left stay free. If you would rather stop, there is nothing to do.`,
      ],
  action: charged ? { label: 'See or cancel my subscription', href } : { label: `Subscribe - ${PRICE_TEXT}/mo`, href },
})

/** The trial is over and nothing was subscribed. */
export const trialEnded = (href: string): Letter => ({
  subject: 'Your Fulcrum trial has ended',
  paragraphs: [
    `Your ${TRIAL_DAYS}-day free trial has ended. Nothing was charged.`,
    `Your profile, plan and check-ins are still there. Subscribe for ${PER_MONTH} and go on where you were; cancel anytime.`,
    'You may also take a copy of your data or delete your account on your account page.',
  ],
  action: { label: `Subscribe - ${PRICE_TEXT}/mo`, href },
})

/** A payment arrived; the receipt itself is in the portal. */
export const receipt = (amount: string, until: string, href: string): Letter => ({
  subject: `Your Fulcrum receipt: ${amount}`,
  paragraphs: [`Thank you. We received ${amount}; your subscription is paid until ${until}.`],
  action: { label: 'Receipts and invoices', href },
  after: 'Receipts and invoices are in the billing portal: Account, Manage Subscription.',
})

/** A renewal could not be charged. */
export const paymentFailed = (until: string, href: string): Letter => ({
  subject: 'Your Fulcrum payment did not go through',
  paragraphs: [
    `Your card was declined for ${PRICE_TEXT}. That happens: an expired card, a bank that was too careful.`,
    `Your plan stays open until ${until}. Please put another card in, or try the same one again, before then.`,
  ],
  action: { label: 'Put my card right', href },
  after: 'If you would rather stop, there is nothing to do: nothing more is charged once access has ended.',
})

/** The subscription will end, or has ended. */
export const subscriptionCancelled = (until: string | null, href: string): Letter => ({
  subject: 'Your Fulcrum subscription is cancelled',
  paragraphs: [
    until
      ? `Your subscription is cancelled and nothing more is charged. Your plan stays open until ${until}.`
      : 'Your subscription has ended and nothing more is charged.',
    'Your data stays until you delete your account. You may come back anytime.',
  ],
  action: { label: 'Open my account', href },
})

/** A deletion was asked for. */
export const deletionRequested = (on: string, href: string): Letter => ({
  subject: 'Your Fulcrum account will be deleted',
  paragraphs: [
    `You asked us to delete your account. You are signed out everywhere, a subscription is cancelled, and your data is erased on ${on}.`,
    'Changed your mind? Sign in before then and everything is back, except a subscription, which you can start again.',
    'Records of payments are kept for 7 years because the law asks for it, and for nothing else.',
  ],
  action: { label: 'Keep my account', href },
})

/** Signing in took a deletion back. */
export const deletionUndone = (): Letter => ({
  subject: 'Your Fulcrum account stays',
  paragraphs: ['You signed in, so your account is not deleted. Everything is as it was.'],
  after: NOT_YOU,
})

/** The last mail: the data is gone. */
export const deletionDone = (): Letter => ({
  subject: 'Your Fulcrum account is deleted',
  paragraphs: [
    'Your account and everything we held about you is erased, apart from records of payments, which the law makes us keep for 7 years.',
    'This is our last mail to you. Thank you for having been here.',
  ],
})
