import type { AskedChange } from '../../engine/model.ts'

/** Changing a session, and what changed by itself. */
export const CHANGE = {
  modify: 'Modify',
  title: (name: string) => `Change: ${name}`,
  close: 'Close',
  lead: 'Everything offered here is safe for your plan. What is not possible now says why.',
  loading: 'Looking at what fits...',
  failed: 'What can be changed could not be loaded.',
  retry: 'Try again',
  none: 'There is nothing to change on this day.',
  groups: {
    shorter: 'Less time',
    easier: 'Take it easier',
    swap: 'Another session',
    exercise: 'Another exercise',
    move: 'Another time or day',
    skip: 'Leave it out',
  } satisfies Record<AskedChange['type'], string>,
  notes: { skip: 'The session is dropped, and there is nothing to make up for. Why?' } as Partial<
    Record<AskedChange['type'], string>
  >,
  race: {
    title: 'Not racing after all?',
    text: 'If you leave it out here, the plan keeps its easy days around it. Take it out of your events, and the plan is rebuilt without it.',
    link: 'Change your events',
  },
  notNow: 'Not now:',
  more: (count: number) => `Show ${count} more`,
  changed: 'Plan changed',
  offline: 'Changes to the plan need a connection.',
  askFailed: 'Failed to change your plan. Please try again.',

  card: 'What changed and why',
  days: 'Day by day',
  undo: 'Undo',
  undoing: 'Taking back...',
  undone: ['Taken back', 'Your plan is as it was before.'],
  undoFailed: ['Error', 'Failed to take the change back. Please try again.'],
  safety: 'Kept for your safety, for as long as the reason lasts',
  follows: 'Comes with the other changes, and goes with them',
  fromDone: 'Comes from what you logged: correct a day there to change it',
  afterCheckIn: 'Your check-in changed the plan',
} as const
