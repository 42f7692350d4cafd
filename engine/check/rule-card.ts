import { formatDuration, formatKm } from '../format.ts'
import type { RuleRow } from '../model.ts'
import type { Finding } from './finding.ts'
import { RULE_WORDS, type RuleWords, type Unit } from './rule-words.ts'

/**
 * The rule card of a plan: every rule that applies, with the place where the plan comes nearest to its limit.
 * @param findings - of the checker, kept ones included
 */
export function ruleCard(findings: readonly Finding[]): RuleRow[] {
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return RULE_WORDS.flatMap((words) =>
    (['hard', 'target'] as const).flatMap((kind) => {
      const own = (byRule.get(words.rule) ?? []).filter((finding) => belongs(finding, words, kind))
      return own.length === 0 ? [] : [rowOf(own.reduce(nearer), words)]
    }),
  )
}

function belongs(finding: Finding, words: RuleWords, kind: Finding['kind']): boolean {
  if (finding.kind !== kind || finding.side !== words.side) return false
  // A run's target is measured in kilometres, its limit as a ratio.
  return words.part === undefined || finding.text.includes(words.part)
}

/** The finding that lies nearer to its limit, or further beyond it. */
function nearer(one: Finding, other: Finding): Finding {
  return roomOf(other) < roomOf(one) ? other : one
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
