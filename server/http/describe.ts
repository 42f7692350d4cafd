import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import { PROBLEMS, type ProblemCode } from '../../contract/problem.ts'

/** What every call that takes a body may answer. */
export const BODY = ['malformed', 'not-json', 'invalid-input'] as const
/** What every call behind `requireAccess` may answer. */
export const ACCESS = ['trial-ended', 'checkout-required', 'onboarding-required'] as const
/** What every call that needs the plan may answer. */
export const PLAN = [...ACCESS, 'under-age'] as const

type Operation = {
  readonly summary: string
  /** Schema of a JSON body that the route checks itself, since it also takes files of these media types. */
  readonly body?: z.ZodType
  readonly files?: readonly string[]
  /** Schema of the answer; left out where there is no body. */
  readonly answer?: z.ZodType
  /** What the answer is, where a schema would say less than a sentence. */
  readonly answerText?: string
  /** What is answered where the work goes on after the answer. */
  readonly later?: { readonly schema: z.ZodType; readonly text: string }
  /** It bears an ETag, and 304 is answered to whom that still holds for. */
  readonly etag?: boolean
  /** What its ETag named may be given as If-Match: then it is refused where something else stands. */
  readonly ifMatch?: boolean
  readonly problems?: readonly ProblemCode[]
  readonly signedIn?: boolean
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header' as const,
  description: 'The ETag of what was read: refused where something else stands by now',
  schema: { type: 'string' as const },
}

/** Describes a call for `/api/openapi.json` from the schemas that check it. */
export function operation(described: Operation) {
  const { summary, body, files = [], answer, answerText, later, etag, ifMatch, signedIn = true } = described
  const problems = [...(described.problems ?? []), ...(ifMatch ? (['profile-changed'] as const) : [])]
  const always: readonly ProblemCode[] = signedIn ? ['unauthenticated', 'too-many-requests'] : []
  const codes = [...new Set([...always, ...problems, 'too-large' as const, 'unavailable' as const])]
  const success = answer
    ? { 200: { description: answerText ?? 'OK', content: { 'application/json': { schema: resolver(answer) } } } }
    : { [answerText ? 200 : 204]: { description: answerText ?? 'Done' } }
  const accepted = later && {
    202: { description: later.text, content: { 'application/json': { schema: resolver(later.schema) } } },
  }
  const unchanged = etag && { 304: { description: 'What If-None-Match names still stands' } }
  return describeRoute({
    summary,
    ...(body && { requestBody: bodyOf(body, files) }),
    ...(ifMatch && { parameters: [IF_MATCH] }),
    ...(signedIn ? { security: [{ bearer: [] }] } : {}),
    responses: { ...success, ...accepted, ...unchanged, ...Object.fromEntries(byStatus(codes)) },
  })
}

function bodyOf(schema: z.ZodType, files: readonly string[]) {
  const file = { schema: { type: 'string' as const, format: 'binary' } }
  return {
    content: {
      'application/json': { schema: resolver(schema) },
      ...Object.fromEntries(files.map((type) => [type, file])),
    },
  }
}

function byStatus(codes: readonly ProblemCode[]) {
  const statuses = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return [...statuses].map(([status, same]) => [
    status,
    {
      description: same.map((code) => `${code}: ${PROBLEMS[code].title}`).join('; '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
}
