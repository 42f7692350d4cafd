import type { Goal, TrainingDays } from '../../model.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import type { MixRole } from '../mix-role.ts'

/** Whether an event is one that a sport is trained for, rather than lifting or nothing known. */
export function isSportEvent(kind: EventKind | null): boolean {
  return kind !== null && kind !== 'general' && kind !== 'strength'
}

type Kept = { readonly role: MixRole; readonly at: Readonly<Record<TrainingDays, number>> }

/** What a goal keeps beside the training for an event. @source spiering-2021: two sessions keep what is there, one does where time is short */
const KEPT_BESIDE: Readonly<Partial<Record<Goal, readonly Kept[]>>> = {
  'muscle-gain': [{ role: 'strength', at: { 3: 1, 4: 2, 5: 2, 6: 3, 7: 3 } }],
  'weight-loss': [{ role: 'strength', at: { 3: 1, 4: 1, 5: 2, 6: 2, 7: 2 } }],
  stress: [
    { role: 'yoga', at: { 3: 0, 4: 1, 5: 1, 6: 1, 7: 1 } },
    { role: 'breathing', at: { 3: 0, 4: 0, 5: 0, 6: 1, 7: 1 } },
  ],
}

/** What makes room for it, the last of its kind first. */
const MAKES_ROOM: readonly MixRole[] = ['second-quality', 'easy', 'cycle', 'run', 'swim', 'strength']

/** The sessions for an event, with what the person's own goal keeps of them. */
export function besideEvent(roles: readonly MixRole[], goal: Goal, days: TrainingDays): readonly MixRole[] {
  const result = [...roles]
  for (const { role, at } of KEPT_BESIDE[goal] ?? [])
    for (let missing = at[days] - result.filter((one) => one === role).length; missing > 0; missing--) {
      const gives = MAKES_ROOM.find((one) => one !== role && leftOf(result, one))
      if (gives !== undefined) result[result.lastIndexOf(gives)] = role
    }
  return result
}

/** Whether a week can do with one less of a role: each discipline of an event stays. */
function leftOf(roles: readonly MixRole[], role: MixRole): boolean {
  const count = roles.filter((one) => one === role).length
  return count > (role === 'second-quality' || role === 'easy' ? 0 : 1)
}
