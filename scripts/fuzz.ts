/**
 * `npm run fuzz -- --runs 10000`: so many calls of each operation of the API, made from its own description, and a tally
 * of what they were answered; `--match 'PUT /check-ins'` for some of them. For the night: `npm test` makes a few of each. Each core takes a part of the operations.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sure } from '../engine/sure.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    match: { type: 'string', default: '' },
    parts: { type: 'string', default: String(availableParallelism()) },
  },
})
const { runs, seed, match } = values
const parts = Number(values.parts)
const tally = new Map<string, number>()

/** One part: its lines are shown as they come, its tally is added to that of the others. */
async function fuzz(part: number): Promise<boolean> {
  const child = spawn('npx', ['--no-install', 'vitest', 'run', 'server/fuzz.test.ts'], {
    env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, FUZZ_PART: `${part}/${parts}`, FUZZ_MATCH: match },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const over = once(child, 'exit')
  for await (const line of createInterface(sure(child.stdout))) {
    if (line.startsWith('tally '))
      for (const [status, count] of Object.entries(JSON.parse(line.slice(6)) as Record<string, number>))
        tally.set(status, (tally.get(status) ?? 0) + count)
    else console.log(line)
  }
  const [code] = await over
  return code === 0
}

console.log(`${runs} calls of each operation, seed ${seed}, ${parts} at a time`)
const passed = await Promise.all(Array.from({ length: parts }, (_, part) => fuzz(part)))
console.log([...tally].map(([status, count]) => `${status}: ${count}`).join(', '))
process.exitCode = passed.every(Boolean) ? 0 : 1
