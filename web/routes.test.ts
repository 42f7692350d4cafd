import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { requireSession } from './session/require-session.ts'

/** The route of a path with everything that stands around it. */
function branchOf(path: string, among: RouteObject[], above: RouteObject[] = []): RouteObject[] | null {
  for (const route of among) {
    const branch = [...above, route]
    if (route.path === path) return branch
    const found = branchOf(path, route.children ?? [], branch)
    if (found) return found
  }
  return null
}

test.each(['/onboarding', '/dashboard'])('%s is guarded on a route object, not by lazy()', (path) => {
  const branch = branchOf(path, routes)
  expect(branch?.flatMap((route) => route.middleware ?? [])).toContain(requireSession)
})

test('/auth and unknown paths are open to all', () => {
  for (const path of ['/auth', '*'])
    expect(branchOf(path, routes)?.flatMap((route) => route.middleware ?? [])).toEqual([])
})
