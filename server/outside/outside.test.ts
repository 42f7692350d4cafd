import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { answerWithoutEnd } from '../testing/endless.ts'
import { NotReached, openOutside } from './outside.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'

const BOUNDS = { mostBytes: 1_000, withinMs: 5_000 }
const guarded = openOutside({ privateNetwork: false })
const open = openOutside({ privateNetwork: true })
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const why = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => (error instanceof NotReached ? error.why : String(error)),
  )

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'no address',
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['http://127.0.0.1:8080/', 'private'],
  ['http://2130706433:8080/', 'private'],
  ['http://0x7f.1:8080/', 'private'],
  ['http://[::1]:8080/', 'private'],
  ['http://[::ffff:127.0.0.1]:8080/', 'private'],
  ['http://localhost:8080/', 'private'],
  ['http://169.254.169.254/latest/meta-data/', 'private'],
  ['https://example.com:22/', 'private'],
  ['http://example.com:25/', 'private'],
  ['ftp://example.com/', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://name:secret@example.com/', 'address'],
  ['not an address', 'address'],
  ['http://nowhere.invalid/', 'away'],
])('%s is not asked: %s', async (url, expected) => {
  expect(await why(guarded({ ...BOUNDS, url }))).toBe(expected)
})

/** Looks a name up whose server says something else each time. @returns what the connection is given, and how often was asked */
function lookedUp(...says: string[][]) {
  let asked = 0
  const given = says.map(() => {
    let got: unknown = 'nothing'
    publicLookup(
      'rebind.example',
      { all: true },
      (error, addresses) => {
        got = error ? error.constructor.name : addresses
      },
      (_, __, found) =>
        found(
          null,
          sure(says[asked++]).map((address) => ({ address, family: 4 })),
        ),
    )
    return got
  })
  return { asked, given }
}

test('a name goes where it was checked, asked once; one of whose addresses lies inside, or a moment later does, is refused', () => {
  expect(lookedUp(['93.184.215.14'], ['127.0.0.1'])).toEqual({
    asked: 2,
    given: [[{ address: '93.184.215.14', family: 4 }], 'PrivateAddress'],
  })
  expect(lookedUp(['93.184.215.14', '10.0.0.1'], ['169.254.169.254', '1.1.1.1']).given).toEqual([
    'PrivateAddress',
    'PrivateAddress',
  ])
})

test('the head alone is waited for where no more is wanted, however much follows', async () => {
  const url = await listen((_, answer) => {
    answer.writeHead(202, { location: '/inside' })
    answerWithoutEnd(answer, 'x'.repeat(400))
  })
  const reply = await open({ ...BOUNDS, mostBytes: 0, url, headAlone: true })
  expect([reply.status, reply.body.length]).toEqual([202, 0])
})

test('asks, and says what came', async () => {
  const origin = await listen((request, answer) => {
    answer.setHeader('etag', '"1"')
    answer.end(`${request.method} ${request.headers['accept-encoding']}`)
  })
  const reply = await open({ ...BOUNDS, url: `${origin}/a`, method: 'REPORT', body: 'x' })
  expect(Buffer.from(reply.body).toString()).toBe('REPORT identity')
  expect(reply).toMatchObject({ status: 200, url: `${origin}/a`, headers: { etag: '"1"' } })
})

test('reads no more than it may, however the length is told', async () => {
  const told = await listen((_, answer) => void answer.end('x'.repeat(1_001)))
  const untold = await listen((_, answer) => answerWithoutEnd(answer, 'x'.repeat(400)))
  expect(await why(open({ ...BOUNDS, url: told }))).toBe('large')
  expect(await why(open({ ...BOUNDS, url: untold }))).toBe('large')
})

test('gives up on a server that is silent, before and amid its answer', async () => {
  const silent = await listen(() => {})
  const halting = await listen((_, answer) => void answer.write('x'))
  expect(await why(open({ ...BOUNDS, withinMs: 300, url: silent }))).toBe('late')
  expect(await why(open({ ...BOUNDS, withinMs: 300, url: halting }))).toBe('late')
})

test('is sent on as often as it may, and leaves its secret behind at another server', async () => {
  const heard: (string | undefined)[] = []
  const last = await listen((request, answer) => {
    heard.push(request.headers.authorization)
    answer.end('here')
  })
  const first = await listen((request, answer) => {
    heard.push(request.headers.authorization)
    answer.writeHead(302, { location: request.url === '/round' ? '/round' : `${last}/` }).end()
  })
  const asked = { ...BOUNDS, headers: { authorization: 'Basic secret' } }
  const reply = await open({ ...asked, redirects: 2, url: `${first}/` })
  expect(Buffer.from(reply.body).toString()).toBe('here')
  expect(heard).toEqual(['Basic secret', undefined])
  expect(await why(open({ ...asked, redirects: 3, url: `${first}/round` }))).toBe('redirects')
  // Whoever asks for none gets the answer as it is.
  expect((await open({ ...asked, url: `${first}/` })).status).toBe(302)
})

test('an address inside is not reached by being sent on to it', async () => {
  const origin = await listen((_, answer) => void answer.writeHead(302, { location: 'file:///etc/passwd' }).end())
  expect(await why(open({ ...BOUNDS, redirects: 1, url: origin }))).toBe('address')
})
