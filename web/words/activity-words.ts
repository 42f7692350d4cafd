import type { ActivityDetail, Lap } from '../../contract/activity.ts'
import type { Speech } from '../../words/speech.ts'
import { fromKg } from '../../words/units.ts'
import { counted } from './counted.ts'

/** The card by which what a watch or another app recorded comes in. */
export const ACTIVITIES = {
  lead: "Add an activity as a file (.fit, .gpx or .tcx) from any watch or app. It marks that day's session as done, with its minutes. Where you were is not kept.",
  choose: 'Choose files, or drop them here',
  shared: (count: number) => (count === 1 ? 'A file from another app' : `${count} files from another app`),
  takeIn: 'Import',
  leave: 'Leave out',
  reading: 'Reading...',
  waiting: 'Waiting for its turn',
  forSession: (session: string, day: string) => `Counts as "${session}" on ${day}.`,
  ofItsOwn: (day: string) => `Kept for ${day} as its own activity: it fits no session that day.`,
  unknownSets: (count: number) =>
    `${counted(count, 'set is', 'sets are')} left out: we have no such exercise. The training counts.`,
  known: 'You brought this one in before.',
  emptyFile: 'This file is empty. Please export it again.',
  isTable: 'This is a table. A log of your lifting goes into "Your lifting, from another app", below.',
  isArchive:
    'This file is packed. Add it below, at "All of it at once", or unpack it and add the FIT, GPX or TCX file inside.',
  tooLarge: 'An activity file can be 25 MB at most.',
  failed: 'It could not be read just now. Please try again.',
  results: 'Files from this visit',
  list: 'The last 90 days',
  loading: 'Loading your activities',
  loadFailed: 'Your activities could not be loaded.',
  empty: 'Nothing has come in yet.',
  matched: "counts as that day's session",
  matchedTo: (day: string) => `counts as the session on ${day}`,
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
    session === undefined ? 'It is an activity of its own now.' : `It counts as "${session}" now.`,
  ],
  asBefore: ['As before', 'It is back where it was.'] as [string, string],
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
