const counted = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`

/** The part of a calendar's row by which sessions are written into one of our own beside it. */
export const OWN = {
  switch: 'Write my sessions there too',
  note: 'Into a separate calendar, "Fulcrum". Drag a session there and your plan moves it by its rules; delete one and it is left out. What cannot be done is put back and says why.',
  writing: 'Making the calendar...',
  on: (count: number) => ['Written', `${counted(count)} in a new calendar, "Fulcrum", next to your others.`] as const,
  stands: (count: number, moment: string) => `${counted(count)} · last written ${moment}`,
  soon: 'Your sessions are being written.',
  refused: (day: string, why: string) => `${day} was put back: ${why}`,
  failures: {
    address: 'The calendar could not be reached. Switch it off, then enter its address again.',
    away: 'It could not be reached last time. We will try again within the hour.',
    refused: 'It no longer accepts the app password. End the calendar above, then add it again.',
    unreadable: 'The calendar is not there any more, so nothing is written. Your plan was left as it is.',
    large: 'There is too much in it to read.',
  },
  ask: 'Stop writing?',
  askNote: 'Your plan stays as it is. The "Fulcrum" calendar there can go, or stay as it is now.',
  remove: 'Remove it there too',
  removing: 'Removing...',
  keep: 'Leave it there',
  cancel: 'Go on writing',
  off: ['Switched off', 'Nothing is written any more.'],
} as const
