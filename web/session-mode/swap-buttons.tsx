import { SESSION } from '../words/session-words.ts'
import type { Move } from './moves.ts'
import type { Swap } from './use-swap.ts'

/** Another exercise in the place of this one, by one press: because it hurts, because there is none here, or for good. */
export function SwapButtons({ move, swap }: { move: Move; swap: Swap }) {
  const { exerciseId, name, sets } = move.step
  if (exerciseId === undefined || sets === 0 || move.part !== 'exercises') return null
  return (['hurts', 'notHere', 'never'] as const).map((why) => (
    <button
      key={why}
      type="button"
      aria-disabled={swap.busy || undefined}
      className="inline-flex min-h-11 items-center rounded-md px-1 text-sm font-semibold text-soft hover:text-ink aria-disabled:cursor-progress"
      onClick={() => swap.busy || swap.exchange(exerciseId, why)}
    >
      {SESSION[why]}
      <span className="sr-only">: {name}</span>
    </button>
  ))
}
