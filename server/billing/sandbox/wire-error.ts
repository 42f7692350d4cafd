/** A refusal in the form that Stripe's SDK turns into its own errors. */
export class WireError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, error: { type: string; code?: string; message: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

/** A refusal of a request that makes no sense. */
export function invalid(message: string, param?: string): WireError {
  return new WireError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) })
}

/** A refusal of an id that names nothing. */
export function missing(kind: string, id: string): WireError {
  return new WireError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  })
}
