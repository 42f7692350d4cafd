import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import '../scripts/compile-cache.ts'
import { makeUsedBefore } from '../server/testing/used-before.ts'
import { ADDRESS, DATA_DIR, OTHERS_PORT, PORT } from './product.ts'
import { ZONE } from './zone.ts'

// The configuration is read again by each worker; only the first reading may sweep up.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(DATA_DIR, { recursive: true, force: true })
  await makeUsedBefore(DATA_DIR)
}

/** Journeys whose steps are the same on any width: they go where most people are, on a phone. */
const ON_A_PHONE = /(training|signals|check-in|danger|health|my-week|now|taps)\.e2e\.ts$/
/** Keys, addresses, what the browser keeps, a server that fails and a network that is gone are the same on any width. */
const OF_ANY_WIDTH = new RegExp(
  [
    'paper looks|all figures look|by keyboard alone|without a network|refused|where the server fails',
    'protected routes lead|two tabs agree|a new persona goes on|on a tablet|sign-out clears what was typed',
    'every file that the worker keeps|where nothing was kept ahead|an e-mail that has an account',
  ].join('|'),
)

/** `npm run nightly` sets it, and so does a run of named files: all journeys, and what follows on both widths. */
const BY_NIGHT = process.env.BY_NIGHT === '1'
/**
 * By day a way that others lead to as well is gone once: what is tagged so looks again, from another side, at what units and
 * other journeys hold, or takes a server of its own for a minute.
 */
const NIGHT = BY_NIGHT ? [] : [/@night/]
/** Of the journeys on both widths, whose steps and words are the same on either: by day on the one or the other. */
const BY_DAY_ON_A_PHONE =
  /a newcomer signs up|the week of the landing page|on the picture opens|words pasted before|without a script|never lies over what|the row of weeks begins|onboarding looks as|a check-in changed and the coach look/
const BY_DAY_ON_A_DESKTOP = /a forgotten password|a trial that ends soon|leaves only subscribing|is an error card/
const KEYBOARD_ON_A_PHONE = /under the fixed bar|44 pixels/

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/journeys',
  // Twice as many as cores: with three of them two cores stood still for a quarter of the time, with four for a seventh.
  workers: 4,
  // On a strange, busy machine a journey may be tried once more; the report names each that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Half a minute for most of them; the longest takes four times as long on a machine that is four times as slow.
  timeout: 240_000,
  snapshotPathTemplate: '{testDir}/looks/{projectName}/{arg}{ext}',
  expect: {
    // What is waited for comes when it comes: on a busy machine a first plan takes longer than the usual five seconds.
    timeout: 30_000,
    // Two builds of a browser differ in the edges of letters; a layout that breaks moves far more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'css' },
  },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/playwright.json') }]],
  use: {
    baseURL: ADDRESS,
    locale: 'en-GB',
    timezoneId: ZONE,
    reducedMotion: 'reduce',
    // Each page of each journey would fetch and keep the whole app again: those that go without a network have it.
    serviceWorkers: 'block',
    // What cannot be pressed within this time is covered or gone.
    actionTimeout: 15_000,
    launchOptions: findBrowser(),
    // A record of every step costs a fifth of the time: only a second try keeps one.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ON_A_PHONE,
      grepInvert: BY_NIGHT ? [] : [...NIGHT, BY_DAY_ON_A_PHONE],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'desktop by keyboard',
      testMatch: ON_A_PHONE,
      grep: OF_ANY_WIDTH,
      grepInvert: NIGHT,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // What a narrow screen and a finger change; the rest is the same code, and the whole takes minutes enough.
    {
      name: 'phone',
      testMatch: [ON_A_PHONE, /(house|newcomer|demo|offline|looks|in-sight)\.e2e\.ts$/],
      grepInvert: BY_NIGHT ? OF_ANY_WIDTH : [...NIGHT, OF_ANY_WIDTH, BY_DAY_ON_A_DESKTOP],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // Of the tests of accessibility those that a narrow screen changes: its order of stops, its bars, its targets.
    {
      name: 'phone by keyboard',
      testMatch: 'access.e2e.ts',
      grep: BY_NIGHT ? [/by keyboard alone/, KEYBOARD_ON_A_PHONE] : KEYBOARD_ON_A_PHONE,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node --import ./server/loading.ts scripts/seed.ts && node server/main.ts',
    cwd: join(import.meta.dirname, '..'),
    // Each journey's person comes from an address of their own: one address may not sign up for all of them.
    env: {
      ...{ PORT: String(PORT), DATA_DIR, APP_ORIGIN: ADDRESS, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
      // Others' servers are the journeys' own.
      ...{ INTERVALS_URL: `http://127.0.0.1:${OTHERS_PORT}`, PRIVATE_NETWORK: 'on' },
    },
    url: `${ADDRESS}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
