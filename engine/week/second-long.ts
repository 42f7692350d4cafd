import type { WeekFrame } from '../phases/macrocycle.ts'
import type { Intent } from './intent.ts'
import type { Person } from './person.ts'

/** [min] a shorter long run asks for no second day. @source default-ours */
const LONG_FROM_MIN = 120

/**
 * Before an event that is longer than a marathon the longest easy run of a loaded week follows the long one the next day:
 * tired legs are practised without one run that takes half a day.
 * @source default-ours
 */
export function withSecondLong(intents: readonly Intent[], frame: WeekFrame, person: Person): readonly Intent[] {
  if (frame.profile?.kind !== 'ultra' || person.level === 'beginner') return intents
  if ((frame.phase !== 'build' && frame.phase !== 'peak') || frame.deload || frame.races.length > 0) return intents
  const long = intents.find(({ role, discipline }) => role === 'long' && discipline === 'run')
  if (!long || long.durationMin < LONG_FROM_MIN) return intents
  const easy = intents.filter(
    ({ role, kind, discipline }) => role === 'easy' && kind === 'easy' && discipline === 'run',
  )
  const second = easy.reduce<Intent | undefined>(
    (most, one) => (most && most.durationMin >= one.durationMin ? most : one),
    undefined,
  )
  return intents.map((one) => (one === second ? { ...one, secondLong: true } : one))
}
