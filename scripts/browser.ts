import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
  // The same engine without the windows around it: a quarter less work for the same journeys.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// A test's browser talks to the product alone.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How to launch the browser of the tests: the one named by `CHROMIUM`, the system's, or Playwright's own. */
export function findBrowser(): { executablePath: string; args: string[] } {
  const named = process.env.CHROMIUM
  const found = [...(named ? [named] : SYSTEM), chromium.executablePath()].find((path) => existsSync(path))
  return { executablePath: found ?? chromium.executablePath(), args: QUIET }
}

/**
 * Gets a browser where there is none: Playwright's download, then Debian's package when root.
 * @throws Error with one sentence when neither works
 */
export function ensureBrowser(): void {
  if (existsSync(findBrowser().executablePath)) return
  process.stdout.write('No Chromium found: getting one.\n')
  const ways: [string, string[]][] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ]
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    } catch {
      // The next way may work.
    }
    if (existsSync(findBrowser().executablePath)) return
  }
  throw new Error('The tests need Chromium: install it, or set CHROMIUM to the path of one.')
}
