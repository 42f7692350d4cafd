/**
 * `npm run nightly`: the long drills one after the other and one tally; exits with 1 when any failed. `--rounds`, `--runs`, `--lives` and
 * `--texts` say how much of each, `--old` which build is replaced in the rolling drill. NIGHTLY_POSTGRES, or PostgreSQL at 127.0.0.1, gets a database
 * for each drill that wants one, dropped after it.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Client } from 'pg'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    runs: { type: 'string', default: '10000' },
    lives: { type: 'string', default: '200000' },
    texts: { type: 'string', default: '100000' },
    old: { type: 'string' },
  },
})
const { rounds, runs, lives, texts, old } = values
const postgres = process.env.NIGHTLY_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** How many people and lives the properties of the engine are tried with; `npm test` takes a fraction of each. */
const IN_DEPTH = {
  PLAN_RUNS: '3000',
  WEEK_RUNS: '2000',
  LIVES: '60000',
  BACK_LIVES: '80',
  BLOCK_LIVES: '5000',
  PLAN_LIVES: '400',
  LIFT_LIVES: '40',
  SHORT_LIVES: '60',
  LONG_LIVES: '3000',
  WHOLE_LIVES: '100',
  LAW_LIVES: '1000',
  // Other people each night.
  LAW_SEED: String(1000 * Math.floor(Date.now() / 86_400_000)),
  FACT_LIVES: '20000',
  RACES: '400',
  FUZZ_RUNS: '15000',
  PEOPLE: '500',
  SESSION_RUNS: '10000',
  SENT_LIVES: '12',
  SPOKEN_LIVES: '60',
  WITNESSES: '12',
  CLASH_LIVES: '2000',
  TEXTS_EACH: '1',
}

type Drill = {
  name: string
  args: readonly string[]
  wantsPostgres?: boolean
  env?: Readonly<Record<string, string>>
  /** [days] by which the clock of all its processes is moved on. */
  later?: number
}

/** Another weekday each night: what a week shows on its last day, or on the first of a plan, no other day shows. */
const LATER = 1 + (Math.floor(Date.now() / 86_400_000) % 6)

const DRILLS: readonly Drill[] = [
  { name: `kill, PostgreSQL, ${rounds} rounds`, args: ['scripts/drill-kill.ts', rounds], wantsPostgres: true },
  { name: `kill, embedded, ${rounds} rounds`, args: ['scripts/drill-kill.ts', rounds] },
  { name: 'rolling', args: ['scripts/drill-rolling.ts', ...(old ? [old] : [])], wantsPostgres: true },
  { name: 'export', args: ['scripts/drill-export.ts'], wantsPostgres: true },
  { name: `fuzz, ${runs} calls each`, args: ['scripts/fuzz.ts', '--runs', runs] },
  {
    name: 'properties of the engine and its words, in depth',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--testTimeout=0',
      'engine',
      'scripts/plan.test.ts',
      'words/schedule.test.ts',
      'scripts/training-texts.test.ts',
    ],
    env: IN_DEPTH,
  },
  {
    name: 'every test of the server on the embedded database',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project=server on PGlite'],
    // Nobody listens there.
    env: { TEST_POSTGRES: 'postgres://postgres@127.0.0.1:1/postgres' },
  },
  {
    name: 'tests that are of the night',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', '--tagsFilter=night'],
    env: { BY_NIGHT: '1' },
  },
  {
    name: 'backups of every version there was',
    args: ['node_modules/vitest/vitest.mjs', 'run', 'server/backup/drill.test.ts'],
    env: { ALL_STATES: '1', BY_NIGHT: '1' },
  },
  {
    name: 'a year of reminders',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', 'server/reminders/a-year.test.ts'],
    env: { REMINDER_DAYS: '365' },
  },
  {
    name: 'long lives, as a browser asks for them',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', 'server/schedule/long-lives.test.ts'],
    env: { HTTP_LIVES: '8', HTTP_DAYS: '400' },
  },
  {
    name: 'lives of subscriptions',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', 'server/billing/webhook.test.ts'],
    env: { BILLING_RUNS: '200' },
  },
  {
    name: 'hands at a calendar of ours and at the plan, in turn',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', 'server/own-calendar/agreement.test.ts'],
    env: { HAND_LIVES: '12', BY_NIGHT: '1' },
  },
  {
    name: 'broken files of activities and calendars',
    args: ['node_modules/vitest/vitest.mjs', 'run', 'formats'],
    env: { BROKEN_FILES: '5000' },
  },
  { name: 'a build for journeys', args: ['scripts/build-web.ts'] },
  { name: 'a build for journeys in the language of marks', args: ['scripts/build-web.ts', 'en-XA'] },
  {
    name: 'all journeys, on every width',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
    env: { BY_NIGHT: '1' },
  },
  {
    name: `the journeys ${LATER} ${LATER === 1 ? 'day' : 'days'} later`,
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
    later: LATER,
  },
  { name: `soak, ${lives} lives`, args: ['--expose-gc', 'scripts/soak.ts', lives, texts] },
]

const tally: { drill: string; outcome: string; minutes: number }[] = []
for (const { name, args, wantsPostgres, env, later } of DRILLS) {
  console.log(`\n=== ${name}`)
  const begun = performance.now()
  const outcome = await (wantsPostgres
    ? onDatabase((url) => run(args, { DATABASE_URL: url }))
    : run(args, env, later)
  ).catch(String)
  tally.push({ drill: name, outcome, minutes: Number(((performance.now() - begun) / 60_000).toFixed(1)) })
}
console.log('\n=== tally')
console.table(tally)
process.exitCode = tally.every(({ outcome }) => outcome === 'held') ? 0 : 1

async function run(
  args: readonly string[],
  given: Readonly<Record<string, string>> = {},
  later?: number,
): Promise<string> {
  const { DATABASE_URL: _, ...env } = process.env
  // A clock that is moved wants `faketime`, of the package of that name; where it is not, the drill fails and says so.
  const [command, ...own] = later ? ['faketime', `+${later} days`, process.execPath] : [process.execPath]
  const child = spawn(command ?? process.execPath, [...own, ...args], {
    stdio: 'inherit',
    env: { ...env, ...given },
  })
  const [code, signal] = await once(child, 'exit')
  return code === 0 ? 'held' : `FAILED (${signal ?? `exit status ${code}`})`
}

async function onDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const name = `fulcrum_night_${randomUUID().replaceAll('-', '')}`
  const url = new URL(postgres)
  url.pathname = `/${name}`
  await statement(`create database ${name}`)
  try {
    return await use(url.href)
  } finally {
    await statement(`drop database if exists ${name} with (force)`)
  }
}

async function statement(text: string): Promise<void> {
  const client = new Client({ connectionString: postgres })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
