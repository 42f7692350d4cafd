import { counted } from './counted.ts'

/** The card by which sessions go to a watch, and activities come back, through intervals.icu. */
export const BRIDGE = {
  lead: 'intervals.icu is a free service of others. It hands workouts on to the watches that you connect there, and knows what they recorded. With a key that it gives you, your next two weeks stand there as workouts, and what you did comes back here by itself, every hour.',
  loading: 'Looking at the bridge',
  loadFailed: 'How the bridge stands could not be loaded.',
  key: 'API key',
  keyHint:
    'At intervals.icu: Settings, Developer Settings, API Key. It is kept sealed, and you can end it there at any time.',
  connect: 'Connect',
  connecting: 'Connecting...',
  connected: ['Connected', 'Your sessions stand at intervals.icu.'],
  counts: (sessions: number, activities: number) =>
    `${counted(sessions, 'session', 'sessions')} of yours ${sessions === 1 ? 'stands' : 'stand'} there, and ${counted(activities, 'activity has', 'activities have')} come from there.`,
  crossedAt: (moment: string) => `Last looked: ${moment}.`,
  failures: {
    refused: 'intervals.icu no longer takes your key, so nothing is exchanged. Give a new one, or disconnect.',
    away: 'We could not reach intervals.icu last time. Nothing is lost: we try again within the hour.',
  },
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  disconnected: ['Disconnected', 'The key is forgotten.'],
  disconnectNote: 'The key is forgotten, and the sessions to come are taken from there. What came from there stays.',
} as const
