import type { RouteObject } from 'react-router'
import { screen } from './links/prefetch.ts'
import { Root } from './routes/root.tsx'
import { RouteError } from './routes/route-error.tsx'
import { requireSession } from './session/require-session.ts'
import { Waiting } from './ui/waiting.tsx'

/**
 * Every screen of the app. Guards stand here, on the route objects: the router ignores a `middleware` that comes out
 * of `lazy`, and the guard would be gone without a word.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { path: '/auth', lazy: () => import('./routes/auth.tsx') },
      {
        middleware: [requireSession],
        lazy: () => import('./routes/signed-in.tsx'),
        children: [
          screen('/onboarding', () => import('./routes/onboarding.tsx')),
          screen('/dashboard', () => import('./routes/dashboard.tsx')),
          screen('/progress', () => import('./routes/progress.tsx')),
          screen('/account', () => import('./routes/account.tsx')),
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
]
