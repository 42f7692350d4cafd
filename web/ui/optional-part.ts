import { type ComponentType, lazy } from 'react'

/** A part that the screen can stand without, loaded when first shown: where it cannot be had it stays away. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
