import type { RouteObject } from 'react-router'

/** What loads each screen's code: links know screens by their path alone. */
const loaders: Record<string, RouteObject['lazy']> = {}

/** A screen whose code comes in when it is asked for, or when a link to it is about to be pressed. */
export function screen(path: string, lazy: () => Promise<Partial<RouteObject>>): RouteObject {
  loaders[path] = lazy as RouteObject['lazy']
  return { path, lazy } as RouteObject
}

/** Has a screen's code come in before it is asked for. */
export function prefetch(path: string) {
  const load = loaders[path.split('#')[0]!]
  if (typeof load === 'function') load().catch(() => undefined)
}
