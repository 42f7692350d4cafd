import { counted } from './counted.ts'

/** The card by which sessions go to a watch, and activities come back, through intervals.icu. */
export const BRIDGE = {
  lead: 'intervals.icu is a free service run by others. It passes workouts on to the watches you connect there, and knows what they recorded. With a key from it, your next two weeks appear there as workouts, and what you did comes back here by itself, every hour.',
  loading: 'Loading your connection',
  loadFailed: 'Your connection could not be loaded.',
  key: 'API key',
  keyHint:
    'At intervals.icu: Settings, Developer Settings, API Key. It is kept sealed, and you can end it there at any time.',
  connect: 'Connect',
  connecting: 'Connecting...',
  connected: ['Connected', 'Your sessions are at intervals.icu.'],
  counts: (sessions: number, activities: number) =>
    `${counted(sessions, 'of your sessions is', 'of your sessions are')} there, and ${counted(activities, 'activity has', 'activities have')} come from there.`,
  crossedAt: (moment: string) => `Last checked: ${moment}.`,
  failures: {
    refused: 'intervals.icu no longer takes your key, so nothing is exchanged. Give a new one, or disconnect.',
    away: 'We could not reach intervals.icu last time. Nothing is lost: we try again within the hour.',
  },
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  disconnected: ['Disconnected', 'The key is forgotten.'],
  disconnectNote: 'The key is forgotten, and your coming sessions are removed there. What came from there stays.',
} as const
