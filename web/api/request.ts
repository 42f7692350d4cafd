import type { ProblemBody } from '../../contract/problem.ts'
import { COMMON } from '../words/common.ts'
import { ApiProblem } from './api-problem.ts'
import { endSession, onSessionEnd, readToken } from './token-store.ts'

// What is still being read when a session ends is for nobody: asked to the end, each would be refused.
let reads = new AbortController()
onSessionEnd(() => {
  reads.abort()
  reads = new AbortController()
})

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, but a file as it is. */
  body?: unknown
  /** Calls that a visitor makes: no token is sent, and a refusal says nothing about the session. */
  anonymous?: boolean
  /** A refused token is no surprise here: the session ends without a message. */
  quiet?: boolean
  /** Let the call outlive the page. */
  keepalive?: boolean
  headers?: Record<string, string>
}

/** One call to the API: JSON in, JSON out, problems thrown. A refused token ends the session here and nowhere else. */
export async function request<T = void>(path: string, options: Options = {}): Promise<T> {
  const response = await call(path, options)
  if (response.status === 204) return undefined as T
  return readJson<T>(path, response)
}

/** The JSON of an answer. @throws ApiProblem internal where it is none */
export async function readJson<T>(path: string, response: Response): Promise<T> {
  try {
    return (await response.json()) as T
  } catch (error) {
    // An answer that broke off, as when the page is left over it, says nothing.
    if (!(error instanceof SyntaxError)) throw new ApiProblem('network', 0, COMMON.offline, error)
    // The browser itself logs a call that failed, and nothing of an answer that cannot be read.
    // biome-ignore lint/suspicious/noConsole: the console is where such a fault is looked for.
    console.error(path, error)
    throw new ApiProblem('internal', response.status, '', error)
  }
}

/** The answer to a call as it came, once it is known to be good. */
export async function call(path: string, options: Options): Promise<Response> {
  const { method = 'GET', body, anonymous, quiet, keepalive = false } = options
  const token = anonymous ? null : (readToken() ?? refuse())
  const json = 'application/json'
  const headers: Record<string, string> = { accept: json, ...options.headers }
  if (token) headers.authorization = `Bearer ${token}`
  const isFile = body instanceof Blob
  if (body && !isFile) headers['content-type'] = json

  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      keepalive,
      cache: 'no-store',
      body: isFile ? body : JSON.stringify(body),
      signal: token && method === 'GET' ? reads.signal : null,
    })
  } catch (error) {
    throw new ApiProblem('network', 0, COMMON.offline, error)
  }

  // A 304 answers nobody who named no ETag.
  if (response.ok || response.status === 304) return response
  const problem = await problemOf(response)
  // Only the token that was refused is dropped: another tab may have signed in meanwhile.
  if (response.status === 401 && token && token === readToken()) endSession(quiet ? 'idle' : 'expired')
  throw problem
}

/** A part of the screen that was still to come when the session ended asks in nobody's name: it asks nothing. */
function refuse(): never {
  throw new ApiProblem('unauthenticated', 401, '')
}

async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const body = (await response.json()) as Partial<ProblemBody>
    const { code = 'internal', title = '', detail = title } = body
    return new ApiProblem(code, response.status, detail, undefined, body)
  } catch (error) {
    if (!(error instanceof SyntaxError)) return new ApiProblem('network', 0, COMMON.offline, error)
    return new ApiProblem('internal', response.status, '', error)
  }
}
