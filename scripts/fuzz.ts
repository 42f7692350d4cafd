/**
 * `npm run fuzz -- --runs 10000`: so many calls of each operation of the API, made from its own description, and a tally
 * of what they were answered. For the night: `npm test` makes a few of each.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } } })
const seed = values.seed ?? String(Date.now() % 2 ** 31)
console.log(`${values.runs} calls of each operation, seed ${seed}`)
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', 'server/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
