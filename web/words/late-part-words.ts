/** The parts of the account that are loaded by themselves: their titles, and what stands in the place of one that is missing. */
export const LATE_PARTS = {
  week: 'My week',
  activities: 'What your watch recorded',
  bridge: 'Straight to your watch',
  calendar: 'Your training in your calendar',
  busy: 'Calendars to plan around',
  reminders: 'Reminders',
  programs: 'For programs',
  missing: 'This part could not be loaded. Please reload the page.',
} as const
