import { counted } from './counted.ts'

/** The card by which calendars of one's own keep hours free of training. */
export const BUSY = {
  lead: 'Give a calendar of yours, and the plan keeps out of its hours. Of all that stands in it only the hours are kept: no title, no place, no guest.',
  loading: 'Looking at your calendars',
  loadFailed: 'Your calendars could not be loaded.',
  file: 'A file (.ics), read on this device',
  address: 'Or its address',
  addressHint:
    'The secret or published address that your calendar gives out, ending in .ics or beginning with webcal. It is kept sealed and read every hour.',
  asksLogin: 'It asks for a name and a password (CalDAV)',
  user: 'User name there',
  password: 'App password',
  passwordHint: 'Made there for this alone, never your own. It is kept sealed.',
  look: 'Look into it',
  looking: 'Looking into it...',
  faults: {
    'calendar-unknown': 'This file is no calendar. Choose the .ics file that your calendar exports.',
    'calendar-large': 'This calendar is too large to be read. Export a part of it.',
    'calendar-much': 'This calendar holds more than can be read. Export a part of it.',
    'calendar-away': 'The calendar could not be read just now. Please try again.',
  },
  found: (count: number) =>
    `${counted(count, 'entry', 'entries')} in the next half year ${count === 1 ? 'takes' : 'take'} your time.`,
  none: 'Nothing in the next half year takes your time.',
  unread: (count: number) => `${counted(count, 'entry', 'entries')} could not be read.`,
  seen: 'What was read',
  seenNote: 'Shown to you alone, and forgotten as soon as you decide. Name what is work, and your day says so.',
  nameless: 'Without a title',
  often: (count: number, next: string) => `${counted(count, 'time', 'times')}, next on ${next}`,
  work: 'Work',
  more: (count: number) => `Show ${count} more`,
  days: 'Whole-day entries count too',
  daysNote: (count: number) =>
    `${counted(count, 'entry', 'entries')}: ${count === 1 ? 'its day then has' : 'their days then have'} no training. Holidays yes, birthdays no, as you have them.`,
  tentative: 'Uncertain entries count too',
  tentativeNote: (count: number) => `${counted(count, 'entry', 'entries')} that you have not agreed to yet.`,
  name: 'Call it',
  nameFrom: 'My calendar',
  keep: 'Keep these hours free',
  keeping: 'Making room...',
  cancel: 'Do not keep it',
  kept: (moved: number): readonly [string, string] => [
    'Kept free',
    moved === 0
      ? 'No session of this week and the next was in the way. Later weeks are planned around it.'
      : `${counted(moved, 'session was', 'sessions were')} given another time. Your plan says which, and you can put each back.`,
  ],
  left: (days: readonly string[]) =>
    `No other place was found for the session of ${days.join(', ')}. Shorten it, move it or leave it out in your plan.`,
  mine: 'Calendars that are kept free',
  empty: 'None yet.',
  hours: (count: number) => counted(count, 'stretch of hours', 'stretches of hours'),
  readAt: (moment: string) => `last read ${moment}`,
  once: 'from a file, read once',
  failures: {
    address: 'Its address leads nowhere any more. End it, and give its new one.',
    away: 'It could not be reached the last time. What was known stays; we look again within the hour.',
    refused: 'It no longer lets itself be read. End it, and give it anew, with a new address or app password.',
    unreadable: 'What stands at its address is no calendar any more. What was known stays.',
    large: 'It has become too large to be read. What was known stays.',
  },
  read: 'Read it now',
  reading: 'Reading it...',
  wasRead: 'Read',
  end: 'End it',
  ending: 'Ending it...',
  ended: ['Ended', 'Its address and its hours are forgotten.'],
} as const
