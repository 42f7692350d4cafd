import { PROBLEMS } from '../../contract/problem.ts'
import type { ProblemWords } from '../problem-facts.ts'

const titleOf = (code: keyof typeof PROBLEMS) => PROBLEMS[code].title

/** How long to wait; from two hours on nobody counts in minutes. */
function waiting(minutes: number): string {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Why a call failed and what to do, in sentences for whoever asked. */
export const PROBLEM_WORDS: ProblemWords = {
  title: titleOf,
  message: (message) => message,
  said: {
    malformed: titleOf('malformed'),
    'invalid-token': 'This link has expired or was already used. Please ask for a new one.',
    unauthenticated: 'Please log in again.',
    'invalid-credentials': titleOf('invalid-credentials'),
    'second-factor-required': 'Please enter the six digits from your authenticator app.',
    'wrong-code': 'This code is wrong or has already been used. Please enter the next one.',
    'second-factor-exists': 'Remove it first to use another one.',
    'checkout-required': 'Add a card to start your free trial.',
    'trial-ended': 'Subscribe to see your plan again.',
    'email-unverified': 'Follow the link that we mailed to you, or have it sent again from your account page.',
    'under-age':
      'By the year of birth you gave you are under 18, so there is no plan for you here. If the year is wrong, you can correct it under Update Info.',
    'not-allowed': 'Its token does not allow this. The API description says which call needs which scope.',
    'wrong-password': 'This is not your current password.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': titleOf('method-not-allowed'),
    'changed-elsewhere': 'Look at what is there now, then choose.',
    'change-refused': titleOf('change-refused'),
    'already-subscribed': 'Manage Subscription on your dashboard shows it.',
    'onboarding-required': 'Please answer the three steps of onboarding first.',
    'page-outdated': 'Fulcrum has a newer one. Please reload it and try again.',
    'profile-changed': 'Look at what is there now, then save again.',
    'too-large': 'Please send less at once.',
    'not-json': 'Please send JSON as application/json.',
    'invalid-input': titleOf('invalid-input'),
    'account-exists': titleOf('account-exists'),
    'too-many-requests': titleOf('too-many-requests'),
    internal: titleOf('internal'),
    unavailable: 'Please try again in a moment.',

    'too-many-attempts': ({ minutes }) => `Too many attempts. Please wait ${waiting(minutes)} and try again.`,
    'minute-spent': ({ seconds }) =>
      `That was more than one person asks for in a minute. Please wait ${seconds} seconds and try again.`,
    'too-many-passkeys': ({ max }) => `An account can have ${max} passkeys, each only once. Please remove one first.`,
    'activities-of-day': 'This day already has 20 activities. Please take one back first.',
    'activity-ahead': 'This activity is in the future. Please check the clock of the device that recorded it.',
    'activity-gone': 'This activity has already been taken back.',
    'activity-too-early': 'Activities go back to a year before your account; this one is older.',
    'activity-too-short': 'This activity is shorter than a minute.',
    'answer-does-not-fit': 'This answer does not fit what was told',
    'answer-kept': 'Your answer is saved. Your plan follows as soon as it can be made: please look again in a moment.',
    'answered-already': 'This has already been answered.',
    'body-ahead': 'An entry is for today or an earlier day.',
    'body-too-early': 'An entry is for a day of the last year before your account, or later.',
    'not-a-week': 'A week shows once its seven days are over, and for a year.',
    'bridge-away': 'intervals.icu could not be reached. Please try again in a while: nothing was changed.',
    'bridge-refused':
      'intervals.icu did not accept this key. Copy it again: Settings, Developer Settings, API Key. Making a new one there ends the old one.',
    'calendar-address': 'We found no calendar at this address. Copy it again from your calendar.',
    'calendar-away': 'Your calendar could not be reached just now. Please try again in a while.',
    'calendar-gone': 'This calendar has already been ended.',
    'calendar-large': 'This calendar is too large to read.',
    'calendar-login': 'Your calendar does not accept this name and password. Make an app password there and use that.',
    'calendar-no-dav':
      'There is no calendar at this address that asks for a password. Copy the CalDAV address from your calendar.',
    'calendar-no-writing':
      'We cannot make a calendar there. It has to be one we read with a name and an app password, on a server that allows new calendars.',
    'calendar-not-removed':
      'Nothing is written any more. The calendar could not be removed there just now: please delete it yourself.',
    'calendar-ours': 'This is the calendar that shows your training. Give one with the rest of your life.',
    'calendar-plain':
      'An address that asks for a password must begin with https://, so that nobody reads it on the way.',
    'calendar-refused': 'Your calendar does not let this address read it. Copy its secret or public address again.',
    'calendar-unreadable':
      'What is at this address is not a calendar. Choose the one that ends in .ics or is called iCal.',
    'push-endpoint': 'This is not the address of a push service. Turn reminders on again in your browser.',
    'push-devices': 'No more devices can be reminded. Take one out first.',
    'calendars-many': 'No more calendars can be read. End one first.',
    'question-gone': 'The plan no longer asks this, or it has been answered. Have a look at the plan as it is now.',
    'proposal-gone': 'This proposal has already been answered, or its day is over.',
    'proposal-unoffered': 'Only what is offered for a day can be proposed, as it is offered, and one thing at a time.',
    'proposals-many': 'Too many proposals are waiting. Answer some first.',
    'tokens-many': 'You cannot have more tokens. End one first.',
    'webhook-address': 'The address of a webhook begins with https:// and has no name or password in it.',
    'webhook-gone': 'This webhook has already been ended.',
    'webhooks-many': 'You cannot have more webhooks. End one first.',
    'change-gone': 'This change is no longer part of your plan.',
    'change-keeps-safe': 'This change keeps you safe. Answer the question about it, and it is lifted.',
    'copy-failed': 'Your data could not be put together just now.',
    'copy-gone': 'There is no copy of your data any more. Please ask for a new one.',
    'database-away': 'The database cannot be reached.',
    'day-ahead': 'A check-in is for today or an earlier day',
    'day-too-early': 'A check-in is for a day of the last year before your account, or later',
    'days-out-of-range': 'Please give a number of days from 1 to 400.',
    'disk-full': 'The disk of this server is full. Nothing was saved.',
    'email-elsewhere': 'This address belongs to another account. Please choose a different one.',
    'email-own': 'This is the address you sign in with already.',
    'email-registered': 'This email is already registered. Please login instead.',
    'deleted-many': 'Deleting leaves out at most three sessions a day. To leave out more, use the app.',
    'hour-over': 'That hour is over already.',
    'import-taken-back': 'You took this back while it was coming in. Choose it again to bring it in.',
    'length-stays':
      'A session cannot be longer than your plan has it: its minutes count together with those of your other days.',
    'file-damaged': 'This file is damaged or incomplete. Please export it again.',
    'no-session-there': 'No session was planned there that this activity could have been.',
    'file-not-activity': 'This file holds no activity: it may be a plan, a route or a setting.',
    'file-packed': 'This file is compressed. Please unpack it, then give the FIT, GPX or TCX file inside.',
    'file-several': 'This file holds several activities. Please export them one by one.',
    'file-too-large': 'An activity file can be 25 MB at most.',
    'file-too-long': 'This file holds more than one activity can.',
    'file-unknown': 'We cannot read this kind of file. FIT, GPX and TCX work.',
    'file-without-time':
      'This file does not say when it was recorded, or its clock was never set: there is no day for it.',
    'login-wrong': 'Invalid login credentials',
    'no-coach': 'There is no coach on this installation.',
    overloaded: 'This server has more to do right now than it can manage. Please try again in a moment.',
    'passkey-gone': 'This passkey has already been removed.',
    'passkey-unchecked': 'The passkey could not be checked. Please try again.',
    'passkey-unknown': 'This passkey is not known here, or it was too late. Please try again, or use your password.',
    'payment-service': 'Our payment service could not do this. Please try again, or write to us.',
    'plans-wait':
      'New plans wait until your email is confirmed: follow the link that we mailed to you, or have it sent again on your dashboard. Your plan and your check-ins go on meanwhile.',
    'session-ended': 'This session has already ended.',
    signature: 'The signature of this event is not valid.',
    stopping: 'This server is about to stop. Please ask another one.',
    'too-many-changes': 'There are too many changes already. Take some back first.',
    'too-many-changes-of-day': 'This day has been changed 50 times. It stays as it is now.',
    unkeepable: 'This could not be kept as it was written. Nothing was saved.',
    'unknown-exercise': 'Sets belong to an exercise of the catalogue',
    version: 'version must be a whole number',
  },
}
