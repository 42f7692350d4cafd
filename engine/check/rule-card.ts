import type { RuleRow } from '../plan-model.ts'
import type { Finding } from './finding.ts'
import { RULE_CARD_ROWS, type RuleCardRow } from './rule-card-rows.ts'
import type { RuleUnit } from './rule-facts.ts'

/**
 * The rule card of a plan: every rule that applies, with the place where the plan comes nearest to its limit.
 * @param findings - of the checker, kept ones included
 */
export function ruleCard(findings: readonly Finding[]): RuleRow[] {
  // Of each row the finding that lies nearest to its limit, or furthest beyond it.
  const limits = new Map<RuleCardRow, Finding>()
  const targets = new Map<RuleCardRow, Finding>()
  for (const finding of findings)
    for (const row of ROWS_OF.get(finding.rule) ?? []) {
      if (!belongs(finding, row)) continue
      const rows = finding.kind === 'hard' ? limits : targets
      const known = rows.get(row)
      if (known === undefined || roomOf(finding) < roomOf(known)) rows.set(row, finding)
    }
  return RULE_CARD_ROWS.flatMap((row) =>
    [limits.get(row), targets.get(row)].flatMap((worst) => (worst === undefined ? [] : [rowOf(worst, row)])),
  )
}

const ROWS_OF = Map.groupBy(RULE_CARD_ROWS, ({ rule }) => rule)

function belongs({ side, measure }: Finding, row: RuleCardRow): boolean {
  return side === row.side && row.measures.includes(measure)
}

function roomOf({ side, limit, value }: Finding): number {
  if (!Number.isFinite(value)) return -1
  const scale = Math.max(Math.abs(limit), 1e-9)
  return side === 'most' ? (limit - value) / scale : (value - limit) / scale
}

function rowOf(worst: Finding, { title, unit, source, rule }: RuleCardRow): RuleRow {
  const shownIn: RuleUnit = rule === 'L6' && worst.kind === 'target' ? 'km' : unit
  return {
    code: rule,
    title: { code: 'rule-title', about: title },
    limit: { code: 'rule-limit', side: worst.side, amount: worst.limit, unit: shownIn },
    value: { code: 'rule-value', amount: worst.value, unit: shownIn },
    pass: worst.ok,
    kind: worst.kind === 'hard' ? 'limit' : 'target',
    source,
  }
}
