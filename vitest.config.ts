import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { Client } from 'pg'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'

const POSTGRES = process.env.TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  setupFiles: ['scripts/fail-on-console.ts'],
  // Generous: a fresh machine with one core is no reason to fail.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig(async () => ({
  test: {
    maxWorkers: 2,
    // A test that needs a second try is a test that does not know what it says.
    retry: 0,
    projects: [
      {
        test: {
          name: 'node',
          include: ['engine/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts', 'web/**/*.test.ts'],
          setupFiles: ['scripts/fail-on-console.ts'],
          testTimeout: 180_000,
        },
      },
      { test: { ...server, name: 'server on PGlite' } },
      ...((await isReachable(POSTGRES))
        ? [{ test: { ...server, name: 'server on PostgreSQL', env: { TEST_POSTGRES: POSTGRES } } }]
        : []),
      {
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.tsx'],
          setupFiles: ['scripts/fail-on-console.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}))

/** Whether a PostgreSQL answers there, so that the server's suite runs on it as well. */
async function isReachable(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
