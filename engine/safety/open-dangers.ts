import type { SafetyFact } from '../model.ts'

/** The dangers that nobody has answered: they stop training. */
export function openDangers(safety: readonly SafetyFact[]): SafetyFact[] {
  return safety.filter(({ kind, answer }) => kind === 'danger' && answer === null)
}
