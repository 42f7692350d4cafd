/** The specification's own words for refused values, shared by the forms and the server. */
export const MESSAGES = {
  passwordCommon: 'This password is on the list of the most common ones. Please choose another',
  nameMissing: 'Name is required',
  nameLong: 'Name must be less than 100 characters',
  goal: 'Please select a valid fitness goal',
  level: 'Please select a valid fitness level',
  stress: 'Please select a valid stress level',
  trainingDays: 'Please select a valid number of training days',
  commitmentsLong: 'Please keep commitments under 1000 characters',
  racesLong: 'Please keep race info under 500 characters',
  date: 'Invalid date format',
  timeZone: 'Please give a time zone by its name, such as Europe/Berlin',
  notesLong: 'Notes must be less than 1000 characters',
  scheduleNotesLong: 'Schedule notes must be less than 1000 characters',
  effort: 'Effort is a number from 1 to 10',
  minutes: 'Minutes are a whole number',
  reps: 'Repetitions are a whole number',
  scale: 'A tap is a number from 1 to 5',
  feltMany: 'Please name at most 40 things that you feel',
  unkeepable:
    'This text has a character that cannot be kept: an invisible one, or half of one. Please type it anew instead of pasting it',
  checkInEmpty: 'Check off your workout or add notes about your day',
} as const
