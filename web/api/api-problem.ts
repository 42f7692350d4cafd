import type { ProblemBody } from '../../contract/problem.ts'
import type { ToldDanger } from '../../contract/safety.ts'

/** A call that failed: the server's own code and sentence, or `network` when there was no answer. */
export class ApiProblem extends Error {
  readonly code: string
  readonly status: number
  readonly detail: string
  /** What stands on the server instead, where the person must choose. */
  readonly current: unknown
  /** Dangers that the person must hear of all the same. */
  readonly dangers: readonly ToldDanger[] | undefined

  constructor(
    code: string,
    status: number,
    detail: string,
    cause?: unknown,
    body: Pick<ProblemBody, 'current' | 'dangers'> = {},
  ) {
    super(detail || code, { cause })
    this.code = code
    this.status = status
    this.detail = detail
    this.current = body.current
    this.dangers = body.dangers
  }
}

/** Whether a failure is the problem with this code. */
export function isProblem(error: unknown, code: string): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code
}
