/** The card by which a person's calendar elsewhere shows their training. */
export const CALENDAR = {
  lead: 'Your calendar can show your sessions and follow every change to the plan. It subscribes to a private address: anyone who has it sees what is in it, without signing in.',
  show: 'Show my addresses',
  showing: 'Looking them up...',
  showFailed: 'Your addresses could not be loaded.',
  feeds: {
    full: {
      name: 'With everything',
      text: 'Sessions with their steps, an alarm half an hour before, and links for done, shorter, another time and leaving it out. For your own calendar.',
    },
    busy: {
      name: 'Only "Busy"',
      text: 'The same hours and not a word about training. For a calendar that others see.',
    },
  },
  copy: 'Copy',
  copied: ['Copied', 'The address is on your clipboard.'],
  copyFailed: 'The address could not be copied. Please select and copy it yourself.',
  open: "Open in this device's calendar",
  how: 'How to subscribe',
  steps: [
    {
      name: 'Google Calendar',
      text: 'On a computer: next to "Other calendars" press the plus, choose "From URL", paste the address. Google checks for changes about once or twice a day and sounds no alarms for subscribed calendars.',
    },
    {
      name: 'Apple Calendar',
      text: 'On iPhone or iPad: Calendars, Add Calendar, Add Subscription Calendar, paste the address. On a Mac: File, New Calendar Subscription; "Auto-refresh" every hour, and leave "Remove Alerts" off.',
    },
    {
      name: 'Outlook',
      text: 'Add calendar, Subscribe from web, paste the address. It checks for changes every few hours.',
    },
  ],
  reach:
    'The calendar goes four weeks back and a year ahead; what lies beyond your plan is marked as tentative. Days on which training waits are empty, and so is the whole calendar while you have no access.',
  renew: 'Make new addresses',
  renewing: 'Making them...',
  renewNote: 'If an address got out: new ones end the old, with the links in their entries. You then subscribe again.',
  renewAsk: 'End the addresses you use now?',
  keep: 'Keep them',
  renewed: ['New addresses', 'The old ones have ended. Please subscribe to the new ones.'],
} as const
