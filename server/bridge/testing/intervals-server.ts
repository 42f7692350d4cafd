import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Event = { external_id: string; start_date_local: string; name: string; file_contents_base64: string } & Record<
  string,
  unknown
>

const UNPROCESSABLE = Symbol('422')

/** The calls of intervals.icu that a bridge makes, as its documentation has them, for one person. @param port - a free one where it is not said */
export async function intervalsServer(key: string, port = 0) {
  const events = new Map<string, Event>()
  const calls: string[] = []
  const state = {
    activities: [] as unknown[],
    down: false,
    isDeaf: false,
    key,
    meanwhile: null as (() => Promise<unknown>) | null,
  }
  const answers: Record<string, (body: unknown, query: URLSearchParams) => unknown> = {
    'GET /api/v1/athlete/0/activities': (_, query) =>
      query.get('oldest') && query.get('newest') ? state.activities : UNPROCESSABLE,
    'POST /api/v1/athlete/0/events/bulk': (body, query) => {
      if (query.get('upsert') !== 'true') return UNPROCESSABLE
      for (const event of body as Event[]) events.set(event.external_id, event)
      return body
    },
    'PUT /api/v1/athlete/0/events/bulk-delete': (body) => {
      const doomed = body as Event[]
      return { eventsDeleted: doomed.filter(({ external_id }) => events.delete(external_id)).length }
    },
  }
  const server = createServer(async (request, answer) => {
    const { pathname, search, searchParams } = new URL(`http://x${request.url}`)
    calls.push(`${request.method} ${pathname}${search}`)
    if (state.down) return void answer.writeHead(503).end()
    const expected = `Basic ${Buffer.from(`API_KEY:${state.key}`).toString('base64')}`
    if (request.headers.authorization !== expected) return void answer.writeHead(401).end('{"error":"Unauthorized"}')
    // What happens elsewhere while a request is on its way, once.
    const { meanwhile } = state
    if (meanwhile && request.method === 'POST') {
      state.meanwhile = null
      await meanwhile()
    }
    const said = answers[`${request.method} ${pathname}`]?.(await bodyOf(request), searchParams)
    if (said === undefined) return void answer.writeHead(404).end()
    // What it was told is done, and its answer is lost.
    if (state.isDeaf && request.method !== 'GET') return void answer.destroy()
    if (said === UNPROCESSABLE) return void answer.writeHead(422).end()
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify(said))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    calls,
    state,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>)
  return parts.length === 0 ? null : JSON.parse(Buffer.concat(parts).toString())
}
