import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { Problem } from '../problem.ts'

/**
 * Reads and checks a JSON body; the first message of a refused one becomes the problem's detail.
 * A call without any body counts as one that says nothing.
 */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return validator('json', schema, (result, c) => {
    const type = c.req.header('content-type') ?? ''
    if (result.success && c.req.raw.body === null) return
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
      throw new Problem('not-json', 'Please send JSON as application/json.')
    if (!result.success) throw invalid(result.error)
  })
}

/** Checks the parameters of a path. */
export function pathParams<Schema extends z.ZodType>(schema: Schema) {
  return validator('param', schema, (result) => {
    if (!result.success) throw invalid(result.error)
  })
}

function invalid(issues: readonly { message: string }[]): Problem {
  return new Problem('invalid-input', issues[0]?.message)
}
