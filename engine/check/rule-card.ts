import { LIMITS, type LimitId } from '../limits/limits.ts'
import type { RuleRow } from '../plan-model.ts'
import type { Finding, Measure } from './finding.ts'
import { RULE_CARD_ROWS, type RuleCardRow } from './rule-card-rows.ts'

/**
 * The rule card of a plan: every rule that applies, with the place where the plan comes nearest to its limit.
 * @param findings - of the checker, kept ones included
 */
export function ruleCard(findings: readonly Finding[]): RuleRow[] {
  // Of each row the finding that lies nearest to its limit, or furthest beyond it.
  const limits = new Map<RuleCardRow, Finding>()
  const targets = new Map<RuleCardRow, Finding>()
  for (const finding of findings) {
    const row = ROW_OF.get(finding.measure)
    if (!row) continue
    const rows = finding.kind === 'hard' ? limits : targets
    const known = rows.get(row)
    if (known === undefined || roomOf(finding) < roomOf(known)) rows.set(row, finding)
  }
  return RULE_CARD_ROWS.flatMap((row) =>
    [limits.get(row), targets.get(row)].flatMap((worst) => (worst === undefined ? [] : [rowOf(worst, row)])),
  )
}

const ROW_OF: ReadonlyMap<Measure, RuleCardRow> = new Map(
  RULE_CARD_ROWS.flatMap((row) => row.of.map((measure) => [measure, row] as const)),
)

function roomOf({ side, limit, value }: Finding): number {
  if (!Number.isFinite(value)) return -1
  const scale = Math.max(Math.abs(limit), 1e-9)
  return side === 'most' ? (limit - value) / scale : (value - limit) / scale
}

/** A rule without a bound is ours. */
const NO_LIMIT = { unit: 'holds', source: 'default-ours' } as const

function rowOf(worst: Finding, { title }: RuleCardRow): RuleRow {
  const { unit, source } = worst.measure in LIMITS ? LIMITS[worst.measure as LimitId] : NO_LIMIT
  const shownIn = worst.side === 'holds' ? 'holds' : unit
  return {
    code: worst.rule,
    title: { code: 'rule-title', about: title },
    limit: { code: 'rule-limit', side: worst.side, amount: worst.limit, unit: shownIn },
    value: { code: 'rule-value', amount: worst.value, unit: shownIn },
    pass: worst.ok,
    kind: worst.kind === 'hard' ? 'limit' : 'target',
    source,
  }
}
