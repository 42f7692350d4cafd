import { PRICE_TEXT } from '../../contract/limits.ts'

/** What a person entered and the server does not have yet. */
export const OUTBOX = {
  title: 'Not sent yet',
  lead: 'This is kept on this device and is yours alone. None of it is lost.',
  leadInTab:
    "This browser's storage is full or closed to us, so this is kept only while this page stays open. Copy it, or keep the page open until it is sent.",
  record: {
    'check-in': (day: string) => `Check-in for ${day}`,
    completion: (day: string) => `Session done on ${day}`,
    undo: (day: string) => `Session on ${day} taken back`,
  },
  done: 'Workout completed',
  waits: 'Sent as soon as you are connected.',
  refused: {
    'trial-ended': `Not saved, because your access has ended. It is sent when you subscribe (${PRICE_TEXT}/month).`,
    'checkout-required': 'Not saved, because your trial has not begun. It is sent when it has.',
  } as Readonly<Record<string, string>>,
  refusedOtherwise: (detail: string) => `Not saved: ${detail || 'Fulcrum did not accept it'}`,
  elsewhere: (now: string) => `Changed on another device meanwhile. There now: ${now}.`,
  notDone: 'not done',
  both: 'Keep both',
  other: 'Keep what is there',
  mine: 'Use mine',
  mineNotDone: 'Use mine: workout not done',
  again: 'Try again',
  trying: 'Sending...',
  copy: 'Copy',
  copied: ['Copied', 'The text is on your clipboard.'],
  notCopied: ['Could not copy', 'Your browser does not allow it. You can select the text and copy it.'],
  drop: 'Throw away',
  dropTitle: 'Throw this away?',
  dropText: 'It was never sent, so it is gone for good.',
  keep: 'Keep it',
  leaveTitle: 'Not everything is sent yet',
  leaveText: (count: number) =>
    count === 1
      ? 'One entry could not be sent. It can wait on this device until you sign in here again.'
      : `${count} entries could not be sent. They can wait on this device until you sign in here again.`,
  leaveKeep: 'Log out and keep',
  leaveDrop: 'Log out and throw away',
  stay: 'Stay signed in',
  atSignIn: (count: number) =>
    count === 1
      ? 'One entry waits on this device. It is sent when its owner signs in.'
      : `${count} entries wait on this device. They are sent when their owner signs in.`,
} as const
