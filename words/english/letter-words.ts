import { PRICE_TEXT, TRIAL_DAYS } from '../../contract/limits.ts'
import { dateOrderIn, ENGLISH_OF } from '../date-order.ts'
import type { Amount, LetterDay, LetterWords } from '../letter-facts.ts'
import { REMINDER_WORDS } from './reminder-words.ts'

/** `March 4, 2026` in America, elsewhere `4 March 2026`. */
const day = ({ at, timeZone }: LetterDay) =>
  new Intl.DateTimeFormat(ENGLISH_OF[dateOrderIn(timeZone)], { dateStyle: 'long', timeZone }).format(at)
/** `$9.99` */
const money = ({ cents, currency }: Amount) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

const PER_MONTH = `${PRICE_TEXT} per month`
const NOT_YOU =
  'If this was not you, choose a new password at once, remove any passkeys you do not know, and write to us at the address below.'
const VETO =
  'If this was not you, press the button within seven days: this address stays, everybody is signed out, passkeys and authenticator app are removed, and we mail you a link for a new password.'

/** Every text that is mailed, in one place. */
export const LETTER_WORDS: LetterWords = {
  unsubscribe: {
    tips: {
      link: 'No more tips by mail',
      title: 'Tips by mail',
      ask: 'No more tips by mail?',
      note: 'Mails about your account, your trial and your payments still come.',
      button: 'No more tips',
      done: 'Done',
      doneNote: 'No more tips will come. You can change that on your account page.',
    },
    reminders: {
      link: 'No more reminders by mail',
      title: 'Reminders by mail',
      ask: 'No more reminders by mail?',
      note: 'Your calendar alarms stay as you chose them, and mails about your account still come.',
      button: 'No more reminders by mail',
      done: 'Done',
      doneNote: 'No more reminders will come by mail. You can change that on your account page, under Reminders.',
    },
  },
  letters: {
    /** Asks a new person to confirm the address; new plans wait for it, from the fourth day of a trial. */
    verification: ({ href }) => ({
      subject: 'Welcome to Fulcrum: please confirm your email',
      paragraphs: [
        'Good to have you here.',
        'Please confirm that this address is yours. You can use Fulcrum in the meantime.',
      ],
      action: { label: 'Confirm my email', href },
      after: 'If you did not sign up for Fulcrum, you can ignore this mail.',
    }),

    /** Reminds of the link, a day before new plans wait for it. */
    'confirm-reminder': ({ from, href }) => ({
      subject: 'Please confirm your email for Fulcrum',
      paragraphs: [
        'You have not confirmed yet that this address is yours.',
        `From ${day(from)} on, new plans wait until it is confirmed. The plan you have goes on, and so do your check-ins.`,
      ],
      action: { label: 'Confirm my email', href },
      after: 'If you did not sign up for Fulcrum, you can ignore this mail.',
    }),

    /** How to begin; the one mail that is not about the account itself. */
    welcome: ({ href }) => ({
      subject: 'Three things that make your plan yours',
      paragraphs: [
        'Your address is confirmed, thank you.',
        'Write your week as you would tell a friend: "work 9-5, kids\' bedtime 7:30, choir on Tuesday evenings". Training goes where life leaves room.',
        'Check in each day in one tap, and say how it felt. Tired, ill, away: the plan steps back and builds up again.',
        'Short of time? Modify makes any session 30, 15 or 5 minutes, and says what it keeps.',
      ],
      action: { label: 'Open my plan', href },
    }),

    /** Carries the link that sets a new password. */
    reset: ({ href }) => ({
      subject: 'Reset your Fulcrum password',
      paragraphs: ['Someone, hopefully you, asked to reset the password of your Fulcrum account.'],
      action: { label: 'Choose a new password', href },
      after:
        'The link works once, for ten minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
    }),

    /** Tells that the password is another one now. */
    'password-changed': ({ href }) => ({
      subject: 'Your Fulcrum password was changed',
      paragraphs: ['The password of your account was changed just now, and every other device was signed out.'],
      action: { label: 'Sign in', href },
      after: NOT_YOU,
    }),

    /** Tells that an authenticator app is asked for from now on, or is not any more. */
    'authenticator-changed': ({ isOn, href }) => ({
      subject: `Authenticator app turned ${isOn ? 'on' : 'off'} for Fulcrum`,
      paragraphs: [
        isOn
          ? 'From now on, signing in with your password also asks for a code from your authenticator app. Keep your recovery codes where you can find them without your phone.'
          : 'From now on, your password alone signs you in. The key of your authenticator app is erased, and its recovery codes no longer work.',
      ],
      action: { label: 'Open my account', href },
      after: NOT_YOU,
    }),

    /** Tells that a passkey signs in from now on. */
    'passkey-added': ({ name, href }) => ({
      subject: 'A passkey was added to your Fulcrum account',
      paragraphs: [`The passkey "${name}" was added just now. It signs you in without a password or code.`],
      action: { label: 'See my passkeys', href },
      after: NOT_YOU,
    }),

    /** Tells that a passkey no longer signs in. */
    'passkey-removed': ({ name, href }) => ({
      subject: 'A passkey was removed from your Fulcrum account',
      paragraphs: [
        `The passkey "${name}" was removed just now and no longer signs you in. Your device may still offer it until you delete it there too.`,
      ],
      action: { label: 'See my passkeys', href },
      after: NOT_YOU,
    }),

    /** Tells that an address of the person's own is told nothing any more. */
    'webhook-off': ({ why, host, href }) => ({
      subject: 'A webhook of your Fulcrum account was switched off',
      paragraphs: [
        why === 'gone'
          ? `Your program at ${host} answered that it wants no more messages, so none are sent there.`
          : `Your program at ${host} has not taken a message for five days, so none are sent there any more.`,
        'Your plan is as it was. What changed meanwhile is not sent later: let your program read the plan once, then switch it on again.',
      ],
      action: { label: 'See my webhooks', href },
    }),

    /** Carries the link that confirms a new address; goes to the new address. */
    'email-change': ({ href }) => ({
      subject: 'Confirm your new email for Fulcrum',
      paragraphs: ['Someone, hopefully you, wants to use this address for a Fulcrum account.'],
      action: { label: 'Use this address', href },
      after: 'The link works once, for a day. If it was not you, ignore this mail: nothing changes.',
    }),

    /** Tells the old address that a change was asked for. */
    'email-change-asked': ({ newEmail, href }) => ({
      subject: 'A new email for your Fulcrum account',
      paragraphs: [
        `Your account asked to use ${newEmail} instead of this address. Nothing has changed yet: the new address has to be confirmed first.`,
        VETO,
      ],
      action: { label: 'This was not me: keep my address', href },
      after: 'If it was you, there is nothing to do here.',
    }),

    /** Tells the old address that the change is done, and how to take it back. */
    'email-changed-from': ({ newEmail, href }) => ({
      subject: 'Your Fulcrum email was changed',
      paragraphs: [`Your account now belongs to ${newEmail}, and our mails go there.`, VETO],
      action: { label: 'This was not me: give it back', href },
      after: 'If it was you, there is nothing to do here.',
    }),

    /** Tells the new address that the change is done. */
    'email-changed': ({ newEmail }) => ({
      subject: 'Your Fulcrum email was changed',
      paragraphs: [`From now on you sign in with ${newEmail}, and our mails go there.`],
      after: NOT_YOU,
    }),

    /** A copy of everything can be fetched, by whoever signs in. */
    'export-ready': ({ until, href }) => ({
      subject: 'The copy of your Fulcrum data is ready',
      paragraphs: [
        `Everything we hold about you is in one archive. You can fetch it on your account page until ${day(until)}; then it is removed.`,
        'Some of it is about your health: keep it safe.',
      ],
      action: { label: 'Fetch my data', href },
      after: NOT_YOU,
    }),

    /** Three days before the end of a trial; what happens then depends on whether a card was given. */
    'trial-ending': ({ on, charged, href }) => ({
      subject: `Your Fulcrum trial ends on ${day(on)}`,
      paragraphs: charged
        ? [
            `Your free trial ends on ${day(on)}. Your subscription begins then: ${PER_MONTH}, charged to your card, until you cancel.`,
            'If you do not want that, cancel before that day and nothing is charged: Account, Manage Subscription, Cancel. It takes a minute.',
          ]
        : [
            `Your free trial ends on ${day(on)}. Nothing is charged: we have no card on file.`,
            `To keep your plan, subscribe for ${PER_MONTH}; you can cancel anytime. The days you have left stay free. If you would rather stop, there is nothing to do.`,
          ],
      action: charged
        ? { label: 'See or cancel my subscription', href }
        : { label: `Subscribe - ${PRICE_TEXT}/mo`, href },
    }),

    /** The trial is over and nothing was subscribed. */
    'trial-ended': ({ href }) => ({
      subject: 'Your Fulcrum trial has ended',
      paragraphs: [
        `Your ${TRIAL_DAYS}-day free trial has ended. Nothing was charged.`,
        `Your profile, plan and check-ins are still there. Subscribe for ${PER_MONTH} and carry on where you left off; cancel anytime.`,
        'You may also take a copy of your data or delete your account on your account page.',
      ],
      action: { label: `Subscribe - ${PRICE_TEXT}/mo`, href },
    }),

    /** A payment arrived; the receipt itself is in the portal. */
    receipt: ({ amount, until, href }) => ({
      subject: `Your Fulcrum receipt: ${money(amount)}`,
      paragraphs: [`Thank you. We received ${money(amount)}; your subscription is paid until ${day(until)}.`],
      action: { label: 'Receipts and invoices', href },
      after: 'Receipts and invoices are in the billing portal: Account, Manage Subscription.',
    }),

    /** A renewal could not be charged. */
    'payment-failed': ({ until, href }) => ({
      subject: 'Your Fulcrum payment did not go through',
      paragraphs: [
        `Your card was declined for ${PRICE_TEXT}. That happens: an expired card, a bank that was too careful.`,
        `Your plan stays open until ${day(until)}. Please add another card, or try the same one again, before then.`,
      ],
      action: { label: 'Update my card', href },
      after: 'If you would rather stop, there is nothing to do: nothing more is charged once access has ended.',
    }),

    /** The subscription will end, or has ended. */
    'subscription-cancelled': ({ until, href }) => ({
      subject: 'Your Fulcrum subscription is cancelled',
      paragraphs: [
        until
          ? `Your subscription is cancelled and nothing more is charged. Your plan stays open until ${day(until)}.`
          : 'Your subscription has ended and nothing more is charged.',
        'Your data stays until you delete your account. You may come back anytime.',
      ],
      action: { label: 'Open my account', href },
    }),

    /** A deletion was asked for. */
    'deletion-requested': ({ on, href }) => ({
      subject: 'Your Fulcrum account will be deleted',
      paragraphs: [
        `You asked us to delete your account. You are signed out everywhere, a subscription is cancelled, and your data is erased on ${day(on)}.`,
        'Changed your mind? Sign in before then and everything is back, except a subscription, which you can start again.',
        'Records of payments are kept for 7 years because the law requires it, and for no other reason.',
      ],
      action: { label: 'Keep my account', href },
    }),

    /** Reminds of a session, or tells of the week ahead. */
    reminder: ({ said, act, href }) => ({
      subject: said.title,
      paragraphs: [said.text, ...(said.lines ?? [])],
      action: { label: REMINDER_WORDS.acts[act], href },
      after: REMINDER_WORDS.why,
    }),

    /** Signing in took a deletion back. */
    'deletion-undone': () => ({
      subject: 'Your Fulcrum account stays',
      paragraphs: [
        'You signed in, so your account is not deleted. Everything is as it was, except a subscription, which you can start again.',
      ],
      after: NOT_YOU,
    }),

    /** The last mail: the data is gone. */
    'deletion-done': () => ({
      subject: 'Your Fulcrum account is deleted',
      paragraphs: [
        'Your account and everything we held about you are erased, apart from records of payments, which the law makes us keep for 7 years.',
        'This is our last mail to you. Thank you for being with us.',
      ],
    }),
  },
}
