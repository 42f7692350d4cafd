import { counted } from './counted.ts'

/** One, two and three. */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What a session gave, at its end. */
export const GIVEN = {
  title: 'What it did',
  setsFor: (parts: readonly (readonly [muscle: string, sets: number])[]) =>
    `${listed(parts.map(([muscle, sets], at) => `${at === 0 ? counted(sets, 'set', 'sets') : sets} for the ${muscle}`))}.`,
  liftedMore: (weight: string) => `You lifted ${weight} more than last time on the same exercises.`,
  minutesOfWeek: (done: string, planned: string, isWhole: boolean) =>
    isWhole
      ? `That makes ${done} this week, of ${planned} planned.`
      : `${done} of the ${planned} planned this week are done.`,
} as const
