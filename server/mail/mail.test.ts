import { statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import type { LetterFact } from '../../words/letter-facts.ts'
import { letterIn } from '../../words/letters.ts'
import type { Db } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { testDb } from '../testing/database.ts'
import { compose } from './compose.ts'
import { notesOfMail } from './handed-over.ts'
import { createMail, type Delivery, type Transport } from './mail.ts'
import { outboxTransport, smtpTransport } from './transports.ts'

const sender = { companyName: 'Example <LLC>', supportEmail: 'help@fulcrum.example' }
const link = `https://fulcrum.example/auth#type=recovery&token=${'a1'.repeat(60)}`
const nobody = { userId: null, email: 'a@b.de' }
const letter = (name: string): LetterFact => ({ code: 'passkey-added', name, href: link })
/** What tells one letter from another here. */
const nameIn = ({ text }: Delivery) => /The passkey "(.+?)"/.exec(text)?.[1] ?? ''
const delivery = (letter: LetterFact, unsubscribe?: string): Delivery => ({
  ...compose('a@b.de', { letter, language: 'en' }, sender, unsubscribe),
  id: crypto.randomUUID(),
  createdAt: new Date('2026-03-04T05:06:07Z'),
})

describe('the queue of mail', () => {
  let db: Db
  let logged: string[]
  let directory: string
  const stops: (() => Promise<void>)[] = []
  beforeEach(async () => {
    db = await testDb()
    logged = []
    directory = await mkdtemp(join(tmpdir(), 'fulcrum-mail-'))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await db.close()
    await rm(directory, { recursive: true, force: true })
  })

  async function mailOver(transport: Transport) {
    const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
    const jobs = await openJobs(db.pool, log, { scheduled: false })
    stops.push(jobs.stop)
    return {
      mail: createMail({ db, jobs, transport, handedOver: notesOfMail(directory), sender, log, now: () => new Date() }),
      jobs,
    }
  }

  test('send() returns before anything is sent, and flush() sends all in order', async () => {
    const sent: string[] = []
    const { mail } = await mailOver(async (mail) => void sent.push(nameIn(mail)))
    for (const subject of ['one', 'two', 'three']) await mail.send(nobody, letter(subject))
    expect(sent).toEqual([])
    await mail.flush()
    expect(sent).toEqual(['one', 'two', 'three'])
  })

  test('a letter of a transaction that fails is never sent', async () => {
    const sent: string[] = []
    const { mail } = await mailOver(async (mail) => void sent.push(nameIn(mail)))
    const failing = db.asSystem(async (queries) => {
      await mail.send(nobody, letter('undone'), queries)
      throw new Error('something else failed')
    })
    await expect(failing).rejects.toThrow('something else failed')
    await db.asSystem((queries) => mail.send(nobody, letter('done'), queries))
    await mail.flush()
    expect(sent).toEqual(['done'])
  })

  test('a server that dies after it sent a mail, before the queue hears of it, does not send it again when it is back', async () => {
    const sent: string[] = []
    const transport = async (mail: Delivery) => void sent.push(nameIn(mail))
    const { mail } = await mailOver(transport)
    await mail.send(nobody, letter('once'))
    const { rows } = await db.pool.query(`select * from pgboss.job where name = 'mail'`)
    await mail.flush()
    expect(sent).toEqual(['once'])
    // As it stood a moment before: what a killed server leaves is a job that nobody has finished.
    await db.pool.query(`insert into pgboss.job select * from json_populate_record(null::pgboss.job, $1)`, [
      JSON.stringify(rows[0]),
    ])
    const back = await mailOver(transport)
    await back.mail.send(nobody, letter('another'))
    await back.mail.flush()
    expect(sent).toEqual(['once', 'another'])
  })

  test('the notes of mails that were handed over stay small, and know the newest', () => {
    const notes = notesOfMail(directory)
    const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID())
    for (const id of ids) notes.note(id)
    expect(ids.slice(-400).every((id) => notes.has(id))).toBe(true)
    expect(notes.has(crypto.randomUUID())).toBe(false)
    expect(statSync(join(directory, 'handed-over.txt')).size).toBeLessThan(40_000)
  })

  test('a mail that cannot be noted goes all the same, once', async () => {
    const sent: string[] = []
    const { mail } = await mailOver(async (message) => void sent.push(nameIn(message)))
    await rm(directory, { recursive: true })
    await mail.send(nobody, letter('one'))
    await mail.flush()
    await mail.flush()
    expect(sent).toEqual(['one'])
  })

  test('two servers on one database send each mail once', async () => {
    const sent: string[] = []
    const transport = async (mail: Delivery) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(nameIn(mail))
    }
    const [first, second] = [await mailOver(transport), await mailOver(transport)]
    const subjects = Array.from({ length: 20 }, (_, n) => `mail ${n}`)
    for (const subject of subjects) await first.mail.send(nobody, letter(subject))
    await Promise.all([first.mail.flush(), second.mail.flush()])
    expect(sent.sort()).toEqual(subjects.sort())
  })

  test('a mail that fails is tried again as the same mail, does not hold up the next, and leaves no address in the log', async () => {
    const tries: string[] = []
    let failures = 2
    const { mail } = await mailOver(async (mail) => {
      tries.push(`${nameIn(mail)} ${mail.id}`)
      if (nameIn(mail) === 'later' && failures-- > 0) throw new Error('mailbox of a@b.de is busy')
    })
    await mail.send(nobody, letter('later'))
    await mail.send(nobody, letter('next'))
    for (let round = 0; round < 3; round += 1) {
      await mail.flush()
      await db.pool.query(`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`)
    }
    expect(tries.map((line) => line.split(' ')[0])).toEqual(['later', 'next', 'later', 'later'])
    expect(new Set(tries.filter((line) => line.startsWith('later'))).size).toBe(1)
    expect(logged.join()).toContain('job failed')
    expect(logged.join()).not.toContain('a@b.de')
    const { rows } = await db.pool.query(`select output::text from pgboss.job where name = 'mail'`)
    expect(JSON.stringify(rows)).not.toContain('a@b.de')
  })

  test('a mail server that is away for an hour gets each mail once when it is back, within half an hour', async () => {
    const HOUR_S = 3_600
    let passedS = 0
    const sent: string[] = []
    const { mail, jobs } = await mailOver(async ({ id }) => {
      if (passedS < HOUR_S) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      sent.push(id)
    })
    for (const subject of ['one', 'two', 'three']) await mail.send(nobody, letter(subject))
    // The hour passes from try to try: whatever waits comes due as much sooner as we wait less.
    while (sent.length < 3 && passedS < 4 * HOUR_S) {
      await jobs.drain('mail')
      const { rows } = await db.pool.query<{ s: number }>(
        `select ceil(extract(epoch from min(start_after) - now()))::int as s from pgboss.job where state = 'retry'`,
      )
      const next = Math.max(1, rows[0]?.s ?? 1)
      await db.pool.query(`update pgboss.job set start_after = start_after - make_interval(secs => $1)`, [next])
      passedS += next
    }
    await jobs.drain('mail')
    expect(new Set(sent).size).toBe(3)
    expect(sent).toHaveLength(3)
    expect(passedS).toBeLessThanOrEqual(1.5 * HOUR_S + 60)
  })

  test('a sent mail leaves nothing of itself in the database', async () => {
    const { mail } = await mailOver(async () => {})
    await mail.send(nobody, letter('canary'))
    await mail.flush()
    const { rows } = await db.pool.query(`select data::text from pgboss.job where name = 'mail'`)
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  test('a running server sends at once, without waiting for the next look', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { mail, jobs } = await mailOver(async (mail) => resolve(nameIn(mail)))
    await jobs.start()
    const before = performance.now()
    await mail.send(nobody, letter('promptly'))
    expect(await promise).toBe('promptly')
    expect(performance.now() - before).toBeLessThan(1_500)
  })
})

test('the outbox holds one whole mail a file, whose link survives the encoding, and a second try is the same file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fulcrum-outbox-'))
  const told: string[] = []
  const transport = outboxTransport(directory, 'Fulcrum <help@fulcrum.example>', (file) => void told.push(file))
  const mail = delivery({ code: 'reset', href: link })
  await transport(mail)
  await transport(mail)
  const files = await readdir(directory)
  expect(files).toEqual([expect.stringMatching(/^2026-03-04T05-06-07.*\.eml$/)])
  expect(told).toHaveLength(1)
  const eml = (await readFile(join(directory, sure(files[0])), 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=')
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
  const unsubscribe = 'https://fulcrum.example/unsubscribe?token=x'
  await smtpTransport(
    `smtp://127.0.0.1:${port}`,
    'help@fulcrum.example',
  )(delivery({ code: 'verification', href: link }, unsubscribe))
  expect(lines).toContain('RCPT TO:<a@b.de>')
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(lines.join('\n')).toContain('Subject: Welcome to Fulcrum')
  server.close()
})

test('settings and links cannot break out of the markup of a mail', () => {
  const { html } = compose(
    'a@b.de',
    { letter: { code: 'reset', href: 'https://x.example/"><script>' }, language: 'en' },
    sender,
  )
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<LLC>')
})

test('what is mailed of the card follows whether one was given', () => {
  const on = { at: new Date('2026-03-04T12:00:00Z'), timeZone: 'UTC' }
  const words = (charged: boolean) =>
    letterIn('en', { code: 'trial-ending', on, charged, href: link }).paragraphs.join(' ')
  expect(words(false)).toContain('Nothing is charged')
  expect(words(true)).toMatch(/\$9\.99 per month, charged to your card.*cancel before that day/)
})
