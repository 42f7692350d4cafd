import { request as askPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as askSealed } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts'

/** One request to an address that a person gave us. */
export type Question = {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** [octets] No more than so much of the answer is read. */
  readonly mostBytes: number
  /** [ms] For all of it, with its redirects. */
  readonly withinMs: number
  /** How often an answer may send us on; 0 where it is not said. */
  readonly redirects?: number
  /** Only how it answers matters: what follows the head is not waited for. */
  readonly headAlone?: boolean
}

export type Reply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
  /** Where the answer came from in the end. */
  readonly url: string
}

/**
 * Why nothing came: no address of http or https; one inside a private network, or a port of another service; a name or server that
 * is not there; too late; too long; sent on too often.
 */
export type Unreached = 'address' | 'private' | 'away' | 'late' | 'large' | 'redirects'

/** An address of a person's could not be asked; says why and never what it was. */
export class NotReached extends Error {
  readonly why: Unreached
  constructor(why: Unreached) {
    super(`not reached: ${why}`)
    this.why = why
  }
}

/** Asks what is outside for somebody. @throws NotReached */
export type Outside = (question: Question) => Promise<Reply>

/**
 * The one door for requests to addresses that people gave: no private network behind it, whatever a name, a redirect or a literal
 * address says; bounded in size, time and redirects; answers are not unpacked.
 * @param privateNetwork for an installation whose people's servers lie in its own network
 */
export function openOutside({ privateNetwork }: { readonly privateNetwork: boolean }): Outside {
  return async (question) => {
    const signal = AbortSignal.timeout(question.withinMs)
    let { url, headers = {} } = question
    for (let left = question.redirects ?? 0; ; left--) {
      const at = addressOf(url, privateNetwork)
      const reply = await ask(at, { ...question, headers }, { signal, privateNetwork })
      const further = question.redirects === undefined ? null : sentOnTo(reply, at)
      if (!further) return reply
      if (left <= 0) throw new NotReached('redirects')
      // A secret is for the server that it was given for, and does not go back to plain text.
      if (further.origin !== at.origin) headers = withoutSecrets(headers)
      url = further.href
    }
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
function sentOnTo({ status, headers: { location } }: Reply, at: URL): URL | null {
  if (!REDIRECTS.has(status) || location === undefined) return null
  if (!URL.canParse(location, at.href)) throw new NotReached('address')
  return new URL(location, at.href)
}

const SECRETS: ReadonlySet<string> = new Set(['authorization', 'cookie'])

function withoutSecrets(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRETS.has(name.toLowerCase())))
}

/** A port of the web or one that needs no rights: never that of mail, of shells or of names. */
function isPortOfTheWeb(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= 1024
}

function addressOf(text: string, privateNetwork: boolean): URL {
  if (!URL.canParse(text)) throw new NotReached('address')
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new NotReached('address')
  if (!isPortOfTheWeb(url.port)) throw new NotReached('private')
  // A literal address is never looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!privateNetwork && isIP(literal) && !isPublicAddress(literal)) throw new NotReached('private')
  return url
}

type Way = { readonly signal: AbortSignal; readonly privateNetwork: boolean }

function ask(url: URL, question: Question, { signal, privateNetwork }: Way): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const start = url.protocol === 'https:' ? askSealed : askPlain
  const request = start(url, {
    method: question.method ?? 'GET',
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Fulcrum', ...question.headers },
    // A connection of its own, so that none is taken up that was checked for somebody else.
    agent: false,
    signal,
    ...(privateNetwork ? {} : { lookup: publicLookup }),
  })
  request.on('error', (cause) => reject(unreached(cause, signal)))
  request.on('response', (answer) => {
    if (question.headAlone) {
      answer.on('error', () => {})
      answer.destroy()
      return resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: new Uint8Array(), url: url.href })
    }
    bodyOf(answer, question.mostBytes).then(
      (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, url: url.href }),
      (cause) => reject(unreached(cause, signal)),
    )
  })
  request.end(question.body)
  return promise
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.byteLength
    // Leaving the loop ends the connection.
    if (length > mostBytes) throw new NotReached('large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function unreached(cause: unknown, signal: AbortSignal): NotReached {
  if (cause instanceof NotReached) return cause
  if (cause instanceof PrivateAddress) return new NotReached('private')
  return new NotReached(signal.aborted ? 'late' : 'away')
}
