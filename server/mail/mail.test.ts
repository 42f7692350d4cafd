import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMail, type Message } from './mail.ts'
import { resetMail, verificationMail } from './templates.ts'
import { outboxTransport, smtpTransport } from './transports.ts'

const log = pino({ level: 'silent' })
const sender = { companyName: 'Example <LLC>', supportEmail: 'help@fulcrum.example' }
const link = `https://fulcrum.example/auth#type=recovery&token=${'a1'.repeat(60)}`

test('enqueue() returns before anything is sent, and flush() waits for all in order', async () => {
  const sent: string[] = []
  const mail = createMail(async ({ subject }) => void sent.push(subject), log, [0])
  for (const subject of ['one', 'two', 'three']) mail.enqueue({ to: 'a@b.de', subject, text: '', html: '' })
  expect(sent).toEqual([])
  await mail.flush()
  expect(sent).toEqual(['one', 'two', 'three'])
})

test('a mail that fails is tried again, and one that cannot be sent does not hold up the next', async () => {
  const sent: string[] = []
  let failures = 2
  const transport = async ({ subject }: Message) => {
    if (subject === 'never') throw new Error('rejected')
    if (failures-- > 0) throw new Error('busy')
    sent.push(subject)
  }
  const mail = createMail(transport, log, [0, 0, 0])
  for (const subject of ['later', 'never', 'next']) mail.enqueue({ to: 'a@b.de', subject, text: '', html: '' })
  await mail.flush()
  expect(sent).toEqual(['later', 'next'])
})

test('the outbox holds one whole mail a file, whose link survives the encoding', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fulcrum-outbox-'))
  await outboxTransport(directory, 'Fulcrum <help@fulcrum.example>', () => {})(resetMail('a@b.de', link, sender))
  const files = await readdir(directory)
  expect(files).toEqual([expect.stringMatching(/\.eml$/)])
  const eml = (await readFile(join(directory, files[0]!), 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=')
  expect(eml).toContain('To: a@b.de')
  expect(eml).toContain(link)
  await rm(directory, { recursive: true })
})

test('smtpTransport() speaks to a mail server', async () => {
  const lines: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (inData && line !== '.') continue
        if (line === 'DATA') inData = true
        else if (line === '.') inData = false
        socket.write(line === 'DATA' ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const message = verificationMail('a@b.de', link, sender)
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'help@fulcrum.example')(message)
  expect(lines).toContain('RCPT TO:<a@b.de>')
  expect(lines.join('\n')).toContain('Subject: Welcome to Fulcrum')
  server.close()
})

test('settings and links cannot break out of the markup of a mail', () => {
  const { html } = resetMail('a@b.de', 'https://x.example/"><script>', sender)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<LLC>')
})
