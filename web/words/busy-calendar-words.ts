import { counted } from './counted.ts'

/** The card by which calendars of one's own keep hours free of training. */
export const BUSY = {
  lead: 'Add one of your calendars, and the plan stays out of its hours. Only the hours are kept: no titles, no places, no guests.',
  loading: 'Loading your calendars',
  loadFailed: 'Your calendars could not be loaded.',
  file: 'A file (.ics), read on this device',
  address: 'Or its address',
  addressHint:
    "Your calendar's secret or published address, ending in .ics or beginning with webcal. It is kept sealed and read every hour.",
  asksLogin: 'It asks for a name and a password (CalDAV)',
  user: 'User name there',
  password: 'App password',
  passwordHint: 'Made there just for this, never your own. It is kept sealed.',
  look: 'Look inside',
  looking: 'Looking inside...',
  faults: {
    'calendar-unknown': 'This file is not a calendar. Choose the .ics file your calendar exports.',
    'calendar-large': 'This calendar is too large to read. Export part of it.',
    'calendar-much': 'This calendar has more in it than we can read. Export part of it.',
    'calendar-away': 'The calendar could not be read just now. Please try again.',
  },
  found: (count: number) =>
    `${counted(count, 'entry', 'entries')} in the next six months ${count === 1 ? 'takes' : 'take'} up your time.`,
  none: 'Nothing in the next six months takes up your time.',
  unread: (count: number) => `${counted(count, 'entry', 'entries')} could not be read.`,
  seen: 'What was read',
  seenNote: 'Shown only to you, and forgotten as soon as you decide. Tick what is work, and your day says so.',
  nameless: 'Without a title',
  often: (count: number, next: string) => `${counted(count, 'time', 'times')}, next on ${next}`,
  work: 'Work',
  more: (count: number) => `Show ${count} more`,
  days: 'Whole-day entries count too',
  daysNote: (count: number) =>
    `${counted(count, 'entry', 'entries')}: ${count === 1 ? 'its day then has' : 'their days then have'} no training. Right for holidays, less so for birthdays.`,
  tentative: 'Tentative entries count too',
  tentativeNote: (count: number) => `${counted(count, 'entry', 'entries')} that you have not agreed to yet.`,
  name: 'Call it',
  nameFrom: 'My calendar',
  keep: 'Keep these hours free',
  keeping: 'Making room...',
  cancel: 'Cancel',
  kept: (moved: number): readonly [string, string] => [
    'Kept free',
    moved === 0
      ? 'No session this week or next was in the way. Later weeks are planned around it.'
      : `${counted(moved, 'session was', 'sessions were')} given another time. Your plan says which, and you can put each back.`,
  ],
  left: (days: readonly string[]) =>
    `We found no other place for the session on ${days.join(', ')}. Shorten it, move it or leave it out in your plan.`,
  mine: 'Calendars kept free',
  empty: 'None yet.',
  hours: (count: number) => counted(count, 'busy stretch', 'busy stretches'),
  readAt: (moment: string) => `last read ${moment}`,
  once: 'from a file, read once',
  failures: {
    address: 'Its address no longer works. End it, and add its new one.',
    away: 'It could not be reached last time. What was known stays; we look again within the hour.',
    refused: 'It no longer lets us read it. End it, and add it again with a new address or app password.',
    unreadable: 'Its address no longer leads to a calendar. What was known stays.',
    large: 'It has grown too large to read. What was known stays.',
  },
  read: 'Read it now',
  reading: 'Reading it...',
  wasRead: 'Read',
  end: 'End it',
  ending: 'Ending it...',
  ended: ['Ended', 'Its address and its hours are forgotten.'],
} as const
