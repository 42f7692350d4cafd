import type { ActivityDiscipline } from '../../contract/activity.ts'

/** What an activity is called. */
export const SPORTS = {
  run: 'Run',
  walk: 'Walk',
  cycle: 'Ride',
  swim: 'Swim',
  row: 'Row',
  strength: 'Strength',
  mobility: 'Mobility',
  mind: 'Calm',
  cardio: 'Cardio',
  brick: 'Two sports in a row',
  mixed: 'Training',
} as const satisfies Record<ActivityDiscipline, string>
