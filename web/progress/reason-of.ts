import { ApiProblem } from '../api/api-problem.ts'

/** What the server says is wrong with what was sent; null where the fault is elsewhere. */
export function reasonOf(error: unknown): string | null {
  return error instanceof ApiProblem && error.status > 0 && error.status < 500 ? error.detail || null : null
}
