import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

type Count = { passed: number; failed: number; skipped: number }
type Step = { name: string; command: string; args: string[]; count?: (() => Count) | undefined }

const RESULTS = 'test-results'
const node = (script: string, ...args: string[]) => ({ command: process.execPath, args: [script, ...args] })
const bin = (name: string, ...args: string[]) => ({ command: 'npx', args: ['--no-install', name, ...args] })

const STEPS: Step[] = [
  { name: 'types of server and tools', ...bin('tsc', '-p', '.') },
  { name: 'types of engine', ...bin('tsc', '-p', 'engine') },
  { name: 'types of web', ...bin('tsc', '-p', 'web') },
  { name: 'types of journeys', ...bin('tsc', '-p', 'e2e') },
  { name: 'lint and format', ...bin('biome', 'ci', '--error-on-warnings') },
  { name: 'imports', ...node('scripts/check-imports.ts') },
  { name: 'unused code', ...bin('knip') },
  { name: 'docstrings and sources', ...node('scripts/check-docs.ts') },
  { name: 'file sizes', ...node('scripts/check-size.ts') },
  {
    name: 'unit, property, server and component tests',
    ...bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`),
    count: vitestCount,
  },
  { name: 'build', ...node('scripts/build-web.ts') },
  {
    name: 'journeys in a browser',
    ...bin('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
    count: playwrightCount,
  },
  { name: 'coverage of the specification', ...node('scripts/check-spec-coverage.ts') },
]

/** Runs every check, goes on after a failure, and ends with one line that adds them all up. */
function runAll(): Count {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const step of STEPS) {
    process.stdout.write(`\n=== ${step.name}\n`)
    const { status } = spawnSync(step.command, step.args, { stdio: 'inherit', shell: process.platform === 'win32' })
    const count = counted(step, status === 0)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
  return total
}

// A runner that breaks before it can count has failed all the same, and one that fails has failed at least once.
function counted({ name, count }: Step, ok: boolean): Count {
  if (!count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  try {
    const result = count()
    if (ok && result.passed > 0) return result
    return { ...result, failed: Math.max(1, result.failed) }
  } catch {
    process.stdout.write(`${name}: no results were written\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function vitestCount(): Count {
  const results = JSON.parse(readFileSync(`${RESULTS}/vitest.json`, 'utf8'))
  return { passed: results.numPassedTests, failed: results.numFailedTests, skipped: results.numPendingTests }
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(`${RESULTS}/playwright.json`, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

ensureBrowser()
const { passed, failed, skipped } = runAll()
if (skipped > 0)
  process.stdout.write(`\n${skipped} skipped: what they compare with was drawn on another kind of machine\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
