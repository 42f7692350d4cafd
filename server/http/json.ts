import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
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

/** JSON that is text already; whoever is answered with the same one shares what was made of it. */
export type JsonText = { readonly json: string; packed?: Promise<Uint8Array<ArrayBuffer>> }

const pack = promisify(gzip)

/** Answers with JSON that is text already: it is neither parsed nor written anew, and packed once for all who wait for it. */
export async function jsonText(c: Context, text: JsonText): Promise<Response> {
  const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(text.json, 200, headers)
  text.packed ??= pack(text.json) as Promise<Uint8Array<ArrayBuffer>>
  return c.body(await text.packed, 200, { ...headers, 'content-encoding': 'gzip' })
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
