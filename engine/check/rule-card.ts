import { formatDuration, formatKm } from '../format.ts'
import type { RuleRow } from '../plan-model.ts'
import type { Finding } from './finding.ts'
import { RULE_WORDS, type RuleWords, type Unit } from './rule-words.ts'

/**
 * The rule card of a plan: every rule that applies, with the place where the plan comes nearest to its limit.
 * @param findings - of the checker, kept ones included
 */
export function ruleCard(findings: readonly Finding[]): RuleRow[] {
  // Of each row the finding that lies nearest to its limit, or furthest beyond it.
  const limits = new Map<RuleWords, Finding>()
  const targets = new Map<RuleWords, Finding>()
  for (const finding of findings)
    for (const words of WORDS_OF.get(finding.rule) ?? []) {
      if (!belongs(finding, words)) continue
      const rows = finding.kind === 'hard' ? limits : targets
      const known = rows.get(words)
      if (known === undefined || roomOf(finding) < roomOf(known)) rows.set(words, finding)
    }
  return RULE_WORDS.flatMap((words) =>
    [limits.get(words), targets.get(words)].flatMap((worst) => (worst === undefined ? [] : [rowOf(worst, words)])),
  )
}

const WORDS_OF = Map.groupBy(RULE_WORDS, ({ rule }) => rule)

function belongs({ side, what }: Finding, words: RuleWords): boolean {
  // A run's target is measured in kilometres, its limit as a ratio.
  return side === words.side && (words.part === undefined || what.includes(words.part))
}

function roomOf({ side, limit, value }: Finding): number {
  if (!Number.isFinite(value)) return -1
  const scale = Math.max(Math.abs(limit), 1e-9)
  return side === 'most' ? (limit - value) / scale : (value - limit) / scale
}

function rowOf(worst: Finding, { title, unit, source, rule }: RuleWords): RuleRow {
  const shownAs: Unit = rule === 'L6' && worst.kind === 'target' ? 'km' : unit
  const words = { most: 'at most ', least: 'at least ', holds: '' }[worst.side]
  return {
    code: rule,
    title,
    limit: `${words}${shown(worst.limit, shownAs)}`,
    value: shown(worst.value, shownAs),
    pass: worst.ok,
    kind: worst.kind === 'hard' ? 'limit' : 'target',
    source,
  }
}

function shown(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'all alike'
  switch (unit) {
    case 'min':
      return formatDuration(value)
    case 'km':
      return formatKm(value)
    case 'percent':
      return `${Math.round(value * 100)}%`
    case 'times':
      return `${hundredths(value)} times`
    case 'days':
      return `${value} day${value === 1 ? '' : 's'}`
    case 'load':
      return `${Math.round(value)}`
    case 'count':
    case 'number':
      return `${hundredths(value)}`
    case 'holds':
      return value === 1 ? 'holds' : 'does not hold'
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
