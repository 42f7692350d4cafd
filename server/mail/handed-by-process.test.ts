import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handedByProcess } from './handed-by-process.ts'
import type { Delivery } from './mail.ts'

let directory: string
let post: Post
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-hand-'))
  post = await postOffice()
})
afterEach(async () => {
  post.close()
  await rm(directory, { recursive: true, force: true })
})

const mail = (id: string): Delivery => ({
  ...{ id, createdAt: new Date('2026-03-04T05:06:07Z'), to: 'a@b.example' },
  ...{ subject: id, text: id, html: id },
})
const noted = () => readFile(join(directory, 'handed-over.txt'), 'utf8').catch(() => '')
const settings = () => ({ smtpUrl: `smtp://127.0.0.1:${post.port}`, from: 'help@fulcrum.example', directory })

test('mails are handed over side by side, and noted', async () => {
  const send = handedByProcess(settings())
  await Promise.all(['one', 'two', 'three'].map((id) => send(mail(id))))
  expect(post.taken.toSorted()).toEqual(['one', 'three', 'two'])
  expect((await noted()).trim().split('\n').toSorted()).toEqual(['one', 'three', 'two'])
})

test('what the mail server refuses is told with its reason, and not noted', async () => {
  post.refuse = true
  await expect(handedByProcess(settings())(mail('no'))).rejects.toThrow(/550/)
  expect(await noted()).toBe('')
})

test('a mail that is on its way when the server is killed is finished and noted', async () => {
  post.hold()
  const parent = senderOf('late')
  await post.reached()
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  post.release()
  await expect.poll(noted, { timeout: 20_000 }).toBe('late\n')
  expect(post.taken).toEqual(['late'])
})

/** A server that sends one mail, as a process that can be killed. */
function senderOf(id: string): ChildProcess {
  const script = `
    const { handedByProcess } = await import(${JSON.stringify(import.meta.resolve('./handed-by-process.ts'))})
    void handedByProcess(${JSON.stringify(settings())})({ ...${JSON.stringify(mail(id))}, createdAt: new Date() })
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

type Post = {
  readonly port: number
  /** The subjects of what was taken. */
  readonly taken: string[]
  refuse: boolean
  /** From now on the last word on a mail waits. */
  readonly hold: () => void
  readonly release: () => void
  /** Resolves when a whole mail has come whose last word waits. */
  readonly reached: () => Promise<void>
  readonly close: () => void
}

/** A mail server, as far as one mail needs. */
async function postOffice(): Promise<Post> {
  let held: Promise<void> | null = null
  let release = () => {}
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const server: Server = createServer((socket: Socket) => {
    let text: string | null = null
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', async (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (text !== null && line !== '.') text += `${line}\n`
        else if (line === 'DATA') {
          text = ''
          socket.write('354 go\r\n')
        } else if (line === '.') {
          const subject = /^Subject: (.*)$/m.exec(text ?? '')?.[1] ?? ''
          text = null
          reach()
          if (held) await held
          office.taken.push(subject)
          socket.write('250 ok\r\n')
        } else if (line.startsWith('RCPT') && office.refuse) socket.write('550 no such mailbox\r\n')
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const office: Post = {
    port: (server.address() as { port: number }).port,
    taken: [],
    refuse: false,
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    reached: () => reached,
    close: () => void server.close(),
  }
  return office
}
