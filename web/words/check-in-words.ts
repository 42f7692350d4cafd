import { MESSAGES } from '../../contract/messages.ts'

/** The daily check-in card. */
export const CHECK_IN = {
  title: 'Daily Check-in',
  lead: 'A few taps make tomorrow fit better. Words are welcome, and never needed.',
  completed: "I completed today's workout",
  done: "Today's workout is marked as done.",
  notes: 'How did today go? How are you feeling?',
  tomorrow: 'Any schedule changes for tomorrow?',
  tomorrowHint: 'For example: early meeting at 8, dentist 16:00 to 17:00, free after 18:00.',
  submit: 'Submit Check-in',
  busy: 'Saving...',
  empty: ['Please add some information', MESSAGES.checkInEmpty],
  saved: ['Check-in saved! ✅', "Your training data will help optimize tomorrow's schedule"],
  /** Of illness or strong pain: nothing is optimised then. */
  savedUnwell: ['Check-in saved', 'Your plan looks after it. What we read is shown above, for you to confirm.'],
  /** While training waits for what was told before. */
  savedStopped: ['Check-in saved', 'Training waits until you answer the card above.'],
  /** Of pain, a loss, fear or a low day: no cheer. */
  savedGently: ['Check-in saved', 'Thank you for telling us. Our answer is below the form.'],
  failed: ['Error', 'Failed to save check-in. Please try again.'],
} as const
