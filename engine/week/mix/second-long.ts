import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import type { Person } from '../person/person.ts'

/** [min] a shorter long run asks for no second day. @source default-ours */
const LONG_FROM_MIN = 120

/**
 * Before an event that is longer than a marathon an easy run of a loaded week follows the long one the next day, and gets
 * more of the week's minutes: tired legs are practised without one run that takes half a day.
 * @source ultra-plans
 */
export function withSecondLong(intents: readonly Intent[], frame: WeekFrame, person: Person): readonly Intent[] {
  if (frame.profile?.kind !== 'ultra' || person.level === 'beginner') return intents
  if ((frame.phase !== 'build' && frame.phase !== 'peak') || frame.deload || frame.races.length > 0) return intents
  const second = intents.find(isEasyRun)
  return intents.map((one) => (one === second ? { ...one, secondLong: true } : one))
}

/** The same once minutes are known: behind a long run that is short there is no second day. */
export function withoutShortSecond(intents: readonly Intent[]): readonly Intent[] {
  const long = intents.find(({ role, discipline }) => role === 'long' && discipline === 'run')
  const isLong = long !== undefined && long.durationMin >= LONG_FROM_MIN
  return intents.map((one) => {
    if (!one.secondLong || (isLong && isEasyRun(one))) return one
    const { secondLong, ...rest } = one
    return rest
  })
}

function isEasyRun({ role, kind, discipline }: Intent): boolean {
  return role === 'easy' && kind === 'easy' && discipline === 'run'
}
