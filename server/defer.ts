import { AsyncLocalStorage } from 'node:async_hooks'

type Effect = () => Promise<void>

const flows = new AsyncLocalStorage<Effect[]>()

/**
 * Runs a library's flow whose callbacks are called inside its own transaction: what they `defer` happens after it has
 * ended well, and not at all if it fails.
 */
export async function deferring<T>(flow: () => Promise<T>): Promise<T> {
  const effects: Effect[] = []
  const result = await flows.run(effects, flow)
  for (const effect of effects) await effect()
  return result
}

/** Does something when the flow around it has ended well; at once where there is none. */
export async function defer(effect: Effect): Promise<void> {
  const effects = flows.getStore()
  if (effects) effects.push(effect)
  else await effect()
}
