/**
 * `node scripts/safety-score.ts [FILE]`: how much danger the built-in net hears in a set of texts, by language and kind.
 * A line is `{"lang", "text", "kind"}`, or with `"want": true|false` where only hearing counts; `kind` null is harmless.
 */
import { readFileSync } from 'node:fs'
import { type DangerCase, scoreOf } from '../engine/interpret/danger/testing/danger-score.ts'

const OWN = new URL('../engine/interpret/danger/unseen.test-data.jsonl', import.meta.url)

const cases = readFileSync(process.argv[2] ?? OWN, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as DangerCase)
const { recall, falseAlarms, rows, missed, alarms } = scoreOf(cases)
console.table(rows)
for (const text of missed) console.log(`missed       ${text}`)
for (const text of alarms) console.log(`false alarm  ${text}`)
console.log(JSON.stringify({ cases: cases.length, recall, falseAlarms }))
