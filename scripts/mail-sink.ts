import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Sunk = { readonly id: string; readonly to: string; readonly at: number }

/** A mail server that keeps what it took, by Message-ID; `away` makes it refuse everybody until told otherwise. */
export async function mailSink() {
  const taken: Sunk[] = []
  const state = { away: false }
  const server = createServer((socket) => {
    if (state.away) return void socket.destroy()
    socket.on('error', () => {})
    converse(socket, (mail) => taken.push(mail))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, state, close: () => server.close() }
}

function converse(socket: Socket, keep: (mail: Sunk) => void): void {
  let heard = ''
  let to = ''
  let inMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    if (/^data/i.test(line)) {
      inMail = true
      say('354 go on')
    } else if (/^quit/i.test(line)) {
      say('221 bye')
      socket.end()
    } else {
      to = /^rcpt to:\s*<([^>]*)>/i.exec(line)?.[1] ?? to
      say('250 fine')
    }
  }
  const take = (mail: string) => {
    inMail = false
    // Kept before it is said: as a real one would, which may lose the connection over its answer.
    keep({ id: /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? '', to, at: Date.now() })
    say('250 kept')
  }
  say('220 sink')
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
    for (;;) {
      const [ends, then] = inMail ? ['\r\n.\r\n', take] : ['\r\n', obey]
      const end = heard.indexOf(ends)
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + ends.length)
      then(said)
    }
  })
}
