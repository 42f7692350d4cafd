/** `npm run looks`: renews the pictures of the screens where they have changed. Look at them before you keep them. */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.ts'

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', 'looks.e2e.ts']
const STEPS = [['scripts/build-web.ts'], ['e2e/looks/record-plans.ts'], [...PLAYWRIGHT, '--update-snapshots=changed']]

ensureBrowser()
for (const args of STEPS) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
