import { ACTIVITIES } from './activity-words.ts'
import { counted } from './counted.ts'

type Counts = {
  readonly added: number
  readonly matched: number
  readonly known: number
  readonly filled: number
  readonly outside: number
  readonly unread: number
  readonly unknownSets?: number
}

/** Years of training that come in as one archive. */
export const ARCHIVE = {
  title: 'All of it at once',
  lead: 'Strava, Garmin and Apple Health give you everything you have recorded as one archive. Add it here as it came, zipped. It is read on this device: only sport, time, distance, heart rate, laps and sets leave it, never where you were. The last year counts.',
  choose: 'Choose an archive (.zip, or export.xml of Apple Health)',
  progress: 'Through the archive',
  reading: (added: number) => `Reading... ${counted(added, 'activity has', 'activities have')} come in.`,
  stop: 'Stop',
  stopped: 'Stopped.',
  done: 'Done.',
  counts: ({ added, matched, known, filled, outside, unread, unknownSets = 0 }: Counts) => [
    `${counted(added, 'activity has', 'activities have')} come in${matched > 0 ? `, ${matched} of them for a planned session` : ''}.`,
    ...(known > 0 ? [`${counted(known, 'was', 'were')} there already.`] : []),
    ...(filled > 0 ? [`${counted(filled, 'of them now has', 'of them now have')} sets.`] : []),
    ...(outside > 0
      ? [
          `${counted(outside, 'is', 'are')} left out: more than a year old, on a day to come, or more than 20 on one day.`,
        ]
      : []),
    ...(unread > 0 ? [`${counted(unread, 'file', 'files')} could not be read.`] : []),
    ...(unknownSets > 0 ? [ACTIVITIES.unknownSets(unknownSets)] : []),
  ],
  faults: {
    unknown: 'We do not know this kind of archive. Choose the .zip that Strava, Garmin or Apple Health gave you.',
    damaged: 'The archive is damaged. Download it again, and choose it as it came.',
    empty:
      'There are no activities in this archive. Choose the one with your activities as .fit, .gpx or .tcx files, or a health export with workouts in it.',
    other:
      'It could not continue just now. Choose the archive again: what has come in stays, and nothing comes in twice.',
  },
  import: (count: number, first: string, last: string) =>
    `${counted(count, 'activity', 'activities')}, ${first === last ? first : `${first} to ${last}`}`,
  takeBack: 'Take back',
  takingBack: 'Taking it back...',
  takenBack: ['Taken back', 'Everything this archive brought in is gone.'],
  lately: (weekly: string) => `In the last four weeks you trained about ${weekly} a week.`,
  runs: (weekly: string, longest: string) => `You ran about ${weekly} a week, ${longest} at the longest.`,
  use: 'Plan from this',
  used: ['Saved', 'Your plan starts from what you really do.'],
} as const
