import type { PlanWarning } from '../plan-model.ts'
import type { WarningFact } from './warning-facts.ts'

/** A warning that is called like the fact it tells. */
export function warning(text: WarningFact): PlanWarning {
  return { code: text.code, text }
}
