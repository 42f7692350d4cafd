import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PROBLEMS, type ProblemBody, type ProblemCode } from '../contract/problem.ts'
import type { ToldDanger } from '../contract/safety.ts'
import type { ProblemFact } from '../words/problem-facts.ts'
import { problemText } from '../words/problems.ts'
import { languageFor, PLAIN_SPEECH } from '../words/speech.ts'
import type { AppEnv } from './env.ts'

/** A call that cannot be answered as asked; `said` becomes a sentence for the person who asked. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** What happened; a text where a schema or the engine has said it already. */
  readonly said: ProblemFact | string
  readonly headers: Record<string, string>
  /** What stands there instead, for whoever must choose. */
  readonly current: unknown
  /** Dangers that stand, where no plan could be made to say so. */
  readonly dangers: readonly ToldDanger[]

  constructor(
    code: ProblemCode,
    said: ProblemFact | string = { code },
    options?: {
      headers?: Record<string, string>
      cause?: unknown
      current?: unknown
      dangers?: readonly ToldDanger[]
    },
  ) {
    const { detail } = problemText(PLAIN_SPEECH.language, code, said)
    super(detail, { cause: options?.cause })
    this.code = code
    this.said = said
    this.headers = options?.headers ?? {}
    this.current = options?.current
    this.dangers = options?.dangers ?? []
  }
}

const BY_STATUS: Record<number, ProblemCode> = {
  400: 'malformed',
  401: 'unauthenticated',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'not-json',
  503: 'unavailable',
  504: 'unavailable',
}

/** The one place where an error becomes an HTTP answer; what was not foreseen is logged and says nothing of itself. */
export function problemResponse(error: Error, c: Context<AppEnv>): Response {
  const problem = toProblem(error)
  const isForeseen = error instanceof Problem || error instanceof HTTPException
  if (!isForeseen || problem.code === 'internal' || problem.code === 'unavailable')
    c.get('log').error({ error: loggable(error) }, 'request failed')
  const { status } = PROBLEMS[problem.code]
  // What was told in the request, and what stands: said whatever became of the rest.
  const dangers = [...(c.get('dangers') ?? []), ...problem.dangers]
  const language = languageFor(c.req.header('accept-language'))
  const body: ProblemBody = {
    type: `/problems/${problem.code}`,
    code: problem.code,
    status,
    ...problemText(language, problem.code, problem.said),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(dangers.length > 0 && { dangers }),
  }
  return c.body(JSON.stringify(body), status, {
    ...(problem.code === 'unavailable' ? { 'retry-after': '5' } : {}),
    ...problem.headers,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException) return new Problem(BY_STATUS[error.status] ?? 'internal')
  if (isUnkeepable(error)) return new Problem('invalid-input', { code: 'unkeepable' })
  return new Problem(isPassing(error) ? 'unavailable' : 'internal')
}

/**
 * What `pg` and PostgreSQL say when the database is away, starting, stopping or has no place left, and when another
 * request is in the way: cancelled, deadlocked, locked, serialised.
 */
const PASSING_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC|08|57P0|57014|53|40001|40P01|55P03|25P0[34])/
const PASSING_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout/i

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return PASSING_CODES.test(part(error, 'code') ?? '') || PASSING_WORDS.test(error.message) || isPassing(error.cause)
}

/** A value that the database takes for no value: its bytes, length, size or form. The schemas are there to say it sooner and better. */
const UNKEEPABLE_CODES = /^(22(00[1378]|021|P0[25])|54000)$/

function isUnkeepable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return UNKEEPABLE_CODES.test(part(error, 'code') ?? '') || isUnkeepable(error.cause)
}

// Messages of failed queries hold their values, and values may be a person's: only kind, code and place are logged.
function loggable(failed: Error) {
  // A problem that says more of a failure than it knew of itself is that failure.
  const error = failed instanceof Problem && failed.cause instanceof Error ? failed.cause : failed
  const cause = error.cause instanceof Error ? error.cause : error
  return {
    name: error.name,
    code: part(cause, 'code'),
    // What the payment service names a failure by.
    type: part(cause, 'type'),
    status: part(cause, 'statusCode'),
    request: part(cause, 'requestId'),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  }
}

function part(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return value === undefined || value === null ? undefined : String(value)
}
