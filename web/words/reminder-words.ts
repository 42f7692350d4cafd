/** The card by which a person chooses what to be reminded of. */
export const REMINDERS = {
  lead: 'A word at the right hour, where you want one. It tells the name, length and hour of a session and nothing more.',
  loading: 'Loading your reminders',
  loadFailed: 'Your reminders could not be loaded.',
  unconfirmed: 'These mails come once your email address is confirmed.',
  toConfirm: 'Confirm my email',
  devices: {
    title: 'On your devices',
    lead: 'Reminders show on the devices that you turn on here, also while Fulcrum is closed. Others may read a lock screen: nothing of your health stands there.',
    none: 'This browser cannot show reminders.',
    install:
      'On an iPhone or iPad, add Fulcrum to your home screen first (Share, "Add to Home Screen") and open it from there.',
    blocked:
      'Your browser does not let Fulcrum show anything. Allow notifications for this site in its settings, then come back.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off',
    here: 'this device',
    on: ['Turned on', 'This device shows the reminders that you choose below.'],
    trialEnd: 'That my trial ends',
  },
  mails: 'By mail',
  none: 'All are off: none of these mails comes.',
  kinds: {
    evening: ['The evening before', 'What comes tomorrow, at your evening hour.'],
    hour: ['At the hour', 'When a session begins.'],
    'still-time': [
      'Still time for 15 minutes',
      "At your evening hour, where today's session stood earlier and is not done.",
    ],
    weekly: ['The week ahead', "One letter, on the evening of the week's last day that is not off."],
  },
  trial: 'That your trial ends is told by mail in any case: it is about your account.',
  eveningAt: 'Your evening hour',
  several: ['More than one a day', 'Otherwise only the first that falls on a day comes.'],
  calendar: 'In your calendar',
  alarms: [
    'Alarms before sessions',
    'Half an hour before, in a calendar that subscribes to "With everything". They keep to your quiet hours and days off too.',
  ],
  never: 'When nothing comes',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  quietHint:
    'Nothing comes in these hours, and nothing is sent later in its place. Sessions that begin before they end are not announced either: if you train early, let them end half an hour before. The same time twice means no quiet hours.',
  daysOff: 'Days off',
  daysOffHint: 'No reminder comes on these days.',
  silence: [
    'Illness: nothing comes while you are ill, nor on your way back from it.',
    'Danger: nothing comes while a warning sign stands that needs help first.',
    'Holidays: nothing comes on days that you said you are away.',
  ],
  needsTime: 'Please give a time.',
  inQuiet: 'This lies in your quiet hours, when nothing comes. Please choose another time, or other quiet hours.',
  wrong: 'Please look at what is marked.',
  unsaved: 'Not saved yet.',
  done: ['Saved', 'Your reminders are as you chose them.'],
} as const
