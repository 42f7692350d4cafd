/**
 * `npm test`: every check there is, and one line at the end that adds them up.
 * `npm test -- FILE…`: those test files alone, each in the runner it belongs to.
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { ensureBrowser } from './browser.ts'

type Count = { passed: number; failed: number; skipped: number; failures: readonly string[] }
type Step = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  count?: (() => Count) | undefined
}

const RESULTS = 'test-results'
const node = (script: string, ...args: string[]) => ({ command: process.execPath, args: [script, ...args] })
const bin = (name: string, ...args: string[]) => ({ command: 'npx', args: ['--no-install', name, ...args] })

// Checkers of one project work out the same types each for itself: beside other checks one is as fast, for less.
const types = (project: string) => bin('tsc', '-p', project, '--checkers', '1')

/** Who names a file wants all of it. */
const byNight = (files: readonly string[]) => files.length > 0 && { env: { BY_NIGHT: '1' } }

/** Each reads the sources and writes nothing: they run side by side, as many as there are cores. */
const STATIC: Step[] = [
  { name: 'types of web', ...types('web') },
  { name: 'types of journeys', ...types('e2e') },
  { name: 'types of server and tools', ...types('.') },
  { name: 'lint and format', ...bin('biome', 'ci', '--error-on-warnings') },
  { name: 'imports', ...node('scripts/check-imports.ts') },
  { name: 'unused code', ...bin('knip') },
  { name: 'types of engine', ...types('engine') },
  { name: 'docstrings and sources', ...node('scripts/check-docs.ts') },
  { name: 'file sizes', ...node('scripts/check-size.ts') },
]

const UNITS = (files: readonly string[] = []): Step => ({
  name: 'unit, property, server and component tests',
  ...bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`, ...files),
  ...byNight(files),
  count: vitestCount,
})
const BUILD: Step = { name: 'build', ...node('scripts/build-web.ts') }
/** For the journeys that look for words without a mark, by night and when they are named. */
const BUILD_OF_MARKS: Step = { name: 'build in the language of marks', ...node('scripts/build-web.ts', 'en-XA') }
const JOURNEYS = (files: readonly string[] = []): Step => ({
  name: 'journeys in a browser',
  ...bin('playwright', 'test', '-c', 'e2e/playwright.config.ts', ...files),
  ...byNight(files),
  count: playwrightCount,
})
const COVERAGE: Step = { name: 'coverage of the specification', ...node('scripts/check-spec-coverage.ts') }

/** Runs every check, goes on after a failure, and adds up what passed and failed. */
async function runAll(): Promise<Count> {
  const done = await sideBySide(STATIC)
  for (const step of [UNITS(), BUILD, JOURNEYS(), COVERAGE]) done.push(await shown(step))
  return sum(done)
}

/** Runs the named test files. */
async function runFiles(files: readonly string[]): Promise<Count> {
  const journeys = files.filter((file) => file.includes('.e2e.'))
  const units = files.filter((file) => !file.includes('.e2e.'))
  const steps = [
    ...(units.length > 0 ? [UNITS(units)] : []),
    ...(journeys.length > 0 ? [BUILD, BUILD_OF_MARKS, JOURNEYS(journeys)] : []),
  ]
  const done: Count[] = []
  for (const step of steps) done.push(await shown(step))
  return sum(done)
}

async function sideBySide(steps: readonly Step[]): Promise<Count[]> {
  const left = [...steps]
  const done: Count[] = []
  const worker = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      const { ok, output } = await run(step, 'pipe')
      process.stdout.write(`\n=== ${step.name}\n${output}`)
      done.push(counted(step, ok))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return done
}

async function shown(step: Step): Promise<Count> {
  process.stdout.write(`\n=== ${step.name}\n`)
  return counted(step, (await run(step, 'inherit')).ok)
}

function run({ command, args, env }: Step, output: 'pipe' | 'inherit'): Promise<{ ok: boolean; output: string }> {
  const options: SpawnOptions = {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }
  const child = spawn(command, args, options)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output: text }))
  })
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  )
}

// A runner that breaks before it can count has failed all the same, and one that fails has failed at least once.
function counted({ name, count }: Step, ok: boolean): Count {
  if (!count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [name] }
  try {
    const result = count()
    if (ok && result.passed > 0) return result
    return result.failed > 0 ? result : { ...result, failed: 1, failures: [`${name}: it broke outside its tests`] }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no results were written`] }
  }
}

function vitestCount(): Count {
  const results = JSON.parse(readFileSync(`${RESULTS}/vitest.json`, 'utf8'))
  const files: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] =
    results.testResults
  const failures = files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const broken = status === 'failed' && failed.length === 0 ? ['the file itself'] : []
    return [...failed.map(({ fullName }) => fullName), ...broken].map((what) => `${relative('.', name)}: ${what}`)
  })
  const { numPassedTests: passed, numPendingTests: skipped } = results
  return { passed, failed: failures.length, skipped, failures }
}

function playwrightCount(): Count {
  const { stats, suites } = JSON.parse(readFileSync(`${RESULTS}/playwright.json`, 'utf8'))
  const { expected, flaky, skipped, unexpected: failed } = stats
  return { passed: expected + flaky, failed, skipped, failures: suites.flatMap(failedJourneys) }
}

type Suite = {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string; projectName: string }[] }[]
}

function failedJourneys({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `e2e/${file}: ${title} [${projectName}]`),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

ensureBrowser()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
const files = process.argv.slice(2)
const { passed, failed, skipped, failures } = await (files.length > 0 ? runFiles(files) : runAll())
if (skipped > 0)
  process.stdout.write(
    `\n${skipped} skipped: they are of the night, or what they need, or compare with, is not on this machine\n`,
  )
// Named once more at the end: who reads only that learns which.
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
