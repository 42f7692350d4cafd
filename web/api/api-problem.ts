/** A call that failed: the server's own code and sentence, or `network` when there was no answer. */
export class ApiProblem extends Error {
  readonly code: string
  readonly status: number
  readonly detail: string
  /** What stands on the server instead, where the person must choose. */
  readonly current: unknown

  constructor(code: string, status: number, detail: string, cause?: unknown, current?: unknown) {
    super(detail || code, { cause })
    this.code = code
    this.status = status
    this.detail = detail
    this.current = current
  }
}

/** Whether a failure is the problem with this code. */
export function isProblem(error: unknown, code: string): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code
}
