import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { FIRST_SCREEN } from '../../contract/first-screen.ts'
import { sure } from '../../engine/sure.ts'
import { Problem } from '../problem.ts'

/**
 * Reads and checks a JSON body; the first message of a refused one becomes the problem's detail.
 * A call without any body counts as one that says nothing.
 */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return validator('json', schema, (result, c) => {
    const type = c.req.header('content-type') ?? ''
    if (result.success && c.req.raw.body === null) return
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Problem('not-json')
    if (!result.success) throw invalid(result.error)
  })
}

/** JSON that is text already, compressed, or both. */
export type JsonText = {
  readonly json?: string | null
  readonly packed?: Uint8Array<ArrayBuffer> | null
  /** A part of it, compressed, for whom that is enough. */
  readonly packedFirst?: Uint8Array<ArrayBuffer> | null
  /** What a later reader may ask against; none where it is not kept. */
  readonly etag?: string
}

const unpack = promisify(gunzip)

/** JSON that may be compressed alone, as text. */
export async function textOf({ json, packed }: JsonText): Promise<string> {
  return json ?? (await unpack(sure(packed))).toString()
}

/** Answers with JSON that is text already: it is neither parsed nor written anew, and sent as it was compressed when it was made. */
export async function jsonText(c: Context, text: JsonText): Promise<Response> {
  const first = wantsFirst(c) ? text.packedFirst : null
  const packed = first ?? text.packed
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(text.etag && c.req.method === 'GET' ? askedAgain(text.etag) : { vary: 'accept-encoding' }),
  }
  if (first) {
    headers['preference-applied'] = FIRST_SCREEN
    // It names the whole: nobody who holds a part has that.
    delete headers.etag
  }
  if (packed && /\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip', 'content-length': String(packed.byteLength) })
  return c.body(await textOf(first ? { packed: first } : text), 200, headers)
}

/** Whether who asks wishes for no more than the first screen needs. */
export const wantsFirst = (c: Context) => c.req.header('prefer') === FIRST_SCREEN

/** Whether who asks says that they have what an ETag names. */
export function hasAlready(c: Context, etag: string): boolean {
  const named = (c.req.header('if-none-match') ?? '').split(/,\s*/)
  return named.some((one) => opaque(one) === opaque(etag))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')

/** Answers that what the ETag names still stands. */
export function notModified(c: Context, etag: string): Response {
  return c.body(null, 304, askedAgain(etag))
}

/** Kept by nobody but its person, and never used without asking: the texts follow who they are and what they read. */
function askedAgain(etag: string) {
  return { etag, vary: 'accept-encoding, accept-language, authorization, prefer', 'cache-control': 'private, no-cache' }
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
