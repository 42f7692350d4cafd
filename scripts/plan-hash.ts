/**
 * `node scripts/plan-hash.ts [count] [file]`: one hash over the plans of random lives, to tell whether a change of the
 * code changed any plan. With a file the plans are written there too, one JSON line each, so that two can be compared.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { makePlan } from '../engine/plan.ts'
import { diceOf, randomChange, randomLife, randomPerson } from '../engine/testing/random-life.ts'
import { scheduleIn } from '../words/schedule.ts'
import { PLAIN_SPEECH } from '../words/speech.ts'

const count = Number(process.argv[2] ?? 2000)
const file = process.argv[3]

/** Fields whose facts other fields hold in words. */
function saidElsewhere(value: object): readonly string[] {
  if ('sets' in value && 'reps' in value) return ['size', 'seconds']
  return 'workoutName' in value ? ['snacks'] : []
}

/** A value whose keys stand in order, so that the order of writing counts for nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .filter(([key]) => !saidElsewhere(value).includes(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

function planOf(seed: number) {
  const dice = diceOf(seed)
  const person = randomPerson(dice)
  const { history, checkIns } = randomLife(dice, person.today)
  const changes = Array.from({ length: Math.floor(dice() * 3) }, (_, index) => ({
    id: `asked-${index}`,
    change: randomChange(dice, person.today),
  }))
  return scheduleIn(PLAIN_SPEECH, makePlan({ ...person, history, changes }, { checkIns }))
}

const hash = createHash('sha256')
const lines: string[] = []
for (let seed = 0; seed < count; seed += 1) {
  const line = JSON.stringify(sorted(planOf(seed)))
  hash.update(line)
  if (file) lines.push(line)
}
if (file) writeFileSync(file, `${lines.join('\n')}\n`)
console.log(`${count} plans ${hash.digest('hex')}`)
