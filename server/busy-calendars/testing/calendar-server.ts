import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A place where somebody's calendar lies: it knows when it has changed, and can be away. @param port - a free one where it is not said */
export async function calendarServer(port = 0) {
  const state = { text: '', version: 1, status: 200 }
  const asked: { readonly headers: NodeJS.Dict<string | string[]>; readonly answered: number }[] = []
  const server = createServer((request, answer) => {
    const etag = `"${state.version}"`
    const isKnown = request.headers['if-none-match'] === etag
    const status = state.status === 200 && isKnown ? 304 : state.status
    asked.push({ headers: request.headers, answered: status })
    answer.writeHead(status, { etag, 'content-type': 'text/calendar' })
    answer.end(status === 200 ? state.text : '')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-canary-address/basic.ics`,
    asked,
    state,
    /** Says from now on something else. */
    say: (text: string) => {
      state.text = text
      state.version += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
