import type { ActivityDetail, Lap } from '../../contract/activity.ts'
import type { Speech } from '../../words/speech.ts'
import { fromKg } from '../../words/units.ts'
import { counted } from './counted.ts'

/** The card by which what a watch or another app recorded comes in. */
export const ACTIVITIES = {
  lead: 'Bring in an activity as a file (.fit, .gpx or .tcx) from any watch or app. It marks the session of that day as done, with its minutes. Where you were is not kept.',
  choose: 'Choose files, or drop them here',
  shared: (count: number) => (count === 1 ? 'A file from another app' : `${count} files from another app`),
  takeIn: 'Take in',
  leave: 'Leave out',
  reading: 'Reading...',
  waiting: 'Waiting for its turn',
  forSession: (session: string, day: string) => `Stands for "${session}" of ${day}.`,
  ofItsOwn: (day: string) => `Kept for ${day} as its own activity: it fits no session of that day.`,
  unknownSets: (count: number) =>
    `${counted(count, 'set is', 'sets are')} left out: we have no such exercise. The training counts.`,
  known: 'You brought this one in before.',
  emptyFile: 'This file is empty. Please export it once more.',
  isTable: 'This is a table. A log of your lifting goes into "Your lifting, from another app", below.',
  isArchive:
    'This file is packed. Give it below, at "All of it at once", or unpack it and give the FIT, GPX or TCX file in it.',
  tooLarge: 'A file of an activity has at most 25 MB.',
  failed: 'It could not be read just now. Please try again.',
  results: 'Files of this visit',
  list: 'The last 90 days',
  loading: 'Loading your activities',
  loadFailed: 'Your activities could not be loaded.',
  empty: 'Nothing has come in yet.',
  matched: 'stands for the session of that day',
  matchedTo: (day: string) => `stands for the session of ${day}`,
  own: 'an activity of its own',
  heart: (beats: number) => `${beats} beats a minute`,
  climb: (climbed: string) => `${climbed} up`,
  showMore: (count: number) => `Show ${count} more`,
  details: 'Details',
  setsTitle: 'Sets',
  takeBack: 'Take back',
  takingBack: 'Taking it back...',
  takenBack: ['Taken back', 'What it recorded has gone with it.'],
} as const

type Set = ActivityDetail['lifted'][number]['sets'][number]

/** One activity, opened. */
export const DETAIL = {
  loading: 'Loading this activity',
  loadFailed: 'This activity could not be loaded.',
  which: 'Which session was it?',
  none: 'None: an activity of its own',
  session: (day: string, name: string) => `${day}: ${name}`,
  save: 'Change',
  saving: 'Changing...',
  chosen: (session: string | undefined): [string, string] => [
    'Changed',
    session === undefined ? 'It is an activity of its own now.' : `It stands for "${session}" now.`,
  ],
  asBefore: ['As before', 'It stands where it stood.'] as [string, string],
  undo: 'Undo',
  set: ({ reps, loadKg }: Set, display: Pick<Speech, 'weight'>) =>
    loadKg === null ? `${reps}` : `${reps} × ${fromKg(loadKg, display)}`,
} as const

/** Its laps. */
export const LAPS = {
  title: (count: number) => `${count} laps`,
  lap: 'Lap',
  planned: 'Planned',
  time: 'Time',
  distance: 'Distance',
  pace: 'Pace',
  heart: 'Heart rate',
  nothing: '–',
  kinds: { work: 'work', rest: 'rest', 'warm-up': 'warm-up', 'cool-down': 'cool-down' } satisfies Record<
    NonNullable<Lap['kind']>,
    string
  >,
  plannedTitle: 'What was planned',
  step: (name: string, size: string) => `${name} ${size}`,
  metres: (metres: number) => `${metres} m`,
  clock: (seconds: number) => {
    const two = (value: number) => String(value).padStart(2, '0')
    const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600]
    const minutes = Math.floor(rest / 60)
    return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(rest % 60)}`
  },
  inOrder: (parts: readonly { times: number; texts: readonly string[] }[]) =>
    parts.map(({ times, texts }) => (times === 1 ? texts.join(', ') : `${times} × (${texts.join(', ')})`)).join(', '),
} as const
