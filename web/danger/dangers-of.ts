import type { ToldDanger } from '../../contract/safety.ts'
import { ApiProblem } from '../api/api-problem.ts'

/** Dangers that a failed call told. */
export function dangersOf(error: unknown): readonly ToldDanger[] {
  return (error instanceof ApiProblem && error.dangers) || []
}
