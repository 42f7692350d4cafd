import type { SessionRequest } from '../model.ts'
import type { WorkoutStep } from '../plan-model.ts'
import { timedStep } from './steps.ts'

const BALANCE = ['balance-one-leg', 'balance-heel-to-toe', 'balance-reach'] as const

/** [weeks] with a hand near the wall. @source default-ours */
const WITH_HAND = 6

/**
 * Balance for somebody older, in the warm-up of whatever they do: harder through the weeks.
 * @source who-2020: on three days a week from 65 on
 */
export function balanceStep(
  minutes: number,
  { weekIndex, strengthIndex }: Pick<SessionRequest, 'weekIndex' | 'strengthIndex'>,
): WorkoutStep {
  const code = BALANCE[(weekIndex + strengthIndex) % BALANCE.length] ?? BALANCE[0]
  return timedStep({ code }, minutes, [{ code: weekIndex < WITH_HAND ? 'hand-near-wall' : 'eyes-follow' }])
}
