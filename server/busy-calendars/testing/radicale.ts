import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../testing/cluster.ts'
import { whileWatched } from '../../testing/while-watched.ts'

const RADICALE = '/usr/bin/radicale'
export const hasRadicale = existsSync(RADICALE)

let shared: ReturnType<typeof startRadicale> | undefined

/** The one of this process, empty and with its first password again: starting one is more work than most tests make of it. */
export async function emptyRadicale(): Promise<Radicale> {
  shared ??= startRadicale()
  const radicale = await shared
  radicale.empty()
  return radicale
}

export type Radicale = Awaited<ReturnType<typeof startRadicale>>

/** A real CalDAV server with one person, whose password can be changed. It ends with the process that started it. */
export async function startRadicale() {
  const directory = mkdtempSync(join(tmpdir(), 'fulcrum-radicale-'))
  const port = await freePort()
  const users = join(directory, 'users')
  const login = { user: 'robin', password: 'canary-app-password' }
  const know = (password: string) => writeFileSync(users, `${login.user}:${password}\n`)
  know(login.password)
  const kept = join(directory, 'kept')
  const config = join(directory, 'config')
  const auth = ['[auth]', 'type = htpasswd', `htpasswd_filename = ${users}`, 'htpasswd_encryption = plain', 'delay = 0']
  const rest = ['[server]', `hosts = 127.0.0.1:${port}`, '[storage]', `filesystem_folder = ${kept}`]
  writeFileSync(config, [...auth, ...rest, ''].join('\n'))
  const server = whileWatched([RADICALE, '--config', config], { leaves: directory })
  const url = `http://127.0.0.1:${port}/`
  const authorization = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  const ask = (method: string, path: string, body?: string) =>
    fetch(url + path, { method, headers: { authorization, depth: '1' }, ...(body === undefined ? {} : { body }) })
  while (!(await ask('GET', '.web').catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    ...{ url, login, know, ask },
    empty: () => {
      rmSync(join(kept, 'collection-root', login.user), { recursive: true, force: true })
      know(login.password)
    },
    /** Makes a calendar of events, or of tasks. */
    make: (name: string, kind: 'VEVENT' | 'VTODO' = 'VEVENT') =>
      ask(
        'MKCALENDAR',
        `robin/${name}/`,
        `<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><c:supported-calendar-component-set><c:comp name="${kind}"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`,
      ),
    /** Puts an entry, as iCalendar text, into a calendar. */
    put: (calendar: string, entry: string, text: string) => ask('PUT', `robin/${calendar}/${entry}.ics`, text),
    stop: server.stop,
  }
}
