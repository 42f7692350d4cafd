/**
 * `node scripts/safety-score.ts [FILE]`: how much danger the built-in net hears in a set of texts, by language and kind.
 * A line is `{"lang", "text", "kind"}`, or with `"want"` or `"danger": true|false` where only hearing counts, and a
 * `"group"` of its own; `kind` null is harmless. With `"condition"` (a name, or null) the conditions of a profile are
 * scored instead.
 */
import { readFileSync } from 'node:fs'
import { conditionScore } from '../engine/interpret/danger/testing/condition-score.ts'
import { type DangerCase, scoreOf } from '../engine/interpret/danger/testing/danger-score.ts'

const OWN = new URL('../engine/interpret/danger/unseen.test-data.jsonl', import.meta.url)

type Line = DangerCase & { readonly danger?: boolean; readonly group?: string; readonly condition?: string | null }

const lines = readFileSync(process.argv[2] ?? OWN, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line)
const isOfConditions = lines.some(({ condition }) => condition !== undefined)
const { recall, falseAlarms, rows, missed, alarms } = isOfConditions
  ? conditionScore(lines)
  : scoreOf(
      lines.map((line) => {
        const want = line.want ?? line.danger
        const kind = line.kind ?? line.group ?? null
        return want === undefined ? { ...line, kind } : { ...line, kind, want }
      }),
    )
console.table(rows)
for (const text of missed) console.log(`missed       ${text}`)
for (const text of alarms) console.log(`false alarm  ${text}`)
console.log(JSON.stringify({ cases: lines.length, recall, falseAlarms }))
