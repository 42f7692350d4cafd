import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { Client } from 'pg'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'
import './scripts/compile-cache.ts'
import { postgresTools } from './server/testing/cluster.ts'

const NAMED = process.env.TEST_POSTGRES
/** One that runs for these tests alone, unless another is named, or none could be started. */
const owns = NAMED === undefined && postgresTools() !== null
const POSTGRES = NAMED ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Tests run as the product does: Node reads the sources itself. Vite's runner looks up at each call what a module imports,
 * which makes a plan a seventh dearer, and it transforms every file first.
 */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false }

/** What puts another module in the place of one, or reads what Node does not. */
const BY_VITE = ['engine/limits/limits.test.ts', 'web/routes.test.ts']

const units = {
  // Loading the engine is more work than most of its tests: files one after the other share what is loaded.
  isolate: false,
  // A plan leaves much behind: swept up less often it costs a sixteenth less. Measured: engine/plan.test.ts and engine/lived.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['scripts/fail-on-console.ts'],
  testTimeout: 180_000,
}

const server = {
  include: ['server/**/*.test.ts'],
  experimental: BY_NODE,
  // As above.
  isolate: false,
  // A process of tests finds its modules as a server does.
  execArgv: ['--import', './server/loading.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  setupFiles: ['server/testing/clock.ts', 'scripts/fail-on-console.ts'],
  // Generous: a fresh machine with one core is no reason to fail.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/**
 * Where the embedded database and PostgreSQL could differ: locks, the queue, roles and what is erased. The rest is the
 * same SQL by the same driver; journeys go through it on the embedded one, and the nightly drills through every test.
 */
const DIFFERS = [
  'server/jobs/**/*.test.ts',
  'server/schedule/one-run.test.ts',
  'server/schedule/single-flight.test.ts',
  'server/account/retention.test.ts',
  'server/account/erasure.test.ts',
  'server/crosswise.test.ts',
]

/** What starts the embedded product as a process, or needs no database: there is nothing to do twice. */
const EMBEDDED_ONLY = [
  'server/start.test.ts',
  'server/backup/backup.test.ts',
  'server/db/damage.test.ts',
  'server/config.test.ts',
  'server/production.test.ts',
]

/** `npm run nightly` sets it, and so does a run of named files: what is tagged `night` runs as well. */
const BY_NIGHT = process.env.BY_NIGHT === '1'

const postgres = owns || (await isReachable(POSTGRES))

export default defineConfig({
  test: {
    // A test that needs a second try is a test that does not know what it says.
    retry: 0,
    tags: [
      {
        name: 'night',
        description: 'a second look at what others hold, and dear',
        skip: !BY_NIGHT,
      },
    ],
    // One more than cores: a test of the server waits for its database half of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...units,
          name: 'node',
          include: [
            'engine/**/*.test.ts',
            'words/**/*.test.ts',
            'contract/**/*.test.ts',
            'formats/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.ts',
          ],
          exclude: BY_VITE,
          experimental: BY_NODE,
        },
      },
      { test: { ...units, name: 'node by Vite', include: BY_VITE } },
      // Where there is no PostgreSQL to run on, the embedded database carries the whole suite.
      {
        test: {
          ...server,
          name: 'server on PGlite',
          include: postgres ? [...DIFFERS, ...EMBEDDED_ONLY] : server.include,
          // Also where somebody names a PostgreSQL that does not answer, as the nightly drills do.
          env: { TEST_POSTGRES: '' },
        },
      },
      ...(postgres
        ? [
            {
              test: {
                ...server,
                name: 'server on PostgreSQL',
                exclude: EMBEDDED_ONLY,
                ...(owns
                  ? { globalSetup: ['server/testing/own-postgres.ts', ...server.globalSetup] }
                  : { env: { TEST_POSTGRES: POSTGRES } }),
              },
            },
          ]
        : []),
      {
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.tsx'],
          setupFiles: ['scripts/fail-on-console.ts'],
          // What is waited for comes when it comes.
          expect: { poll: { timeout: 20_000 } },
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
})

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
