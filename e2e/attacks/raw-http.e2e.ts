import { connect } from 'node:net'
import { expect } from '@playwright/test'
import { ADDRESS, PORT, test } from '../product.ts'

/** What is answered to bytes that no library would send; empty where the connection is only closed. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(PORT, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.setTimeout(3_000, () => socket.destroy())
  socket.write(bytes, 'latin1')
  // Not `once`: a connection that is reset has ended too.
  await new Promise((resolve) => socket.on('close', resolve))
  return heard
}

const POST = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: fulcrum\r\nContent-Type: application/json\r\n'
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: fulcrum\r\n\r\n'

// ASVS 4.2.1: what two readers could take for different requests is refused, and nothing behind it is answered.
const SMUGGLED = {
  'length and chunks': `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`,
  'an encoding that is none': `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a space before the colon': `${POST}Content-Length : 2\r\n\r\n{}${HIDDEN}`,
  'a folded header': `${POST}X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`,
  'a length that is none': `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  'no host': 'GET /api/health HTTP/1.1\r\n\r\n',
  'a header of 64 KB': `GET /api/health HTTP/1.1\r\nHost: fulcrum\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`,
}

for (const [name, bytes] of Object.entries(SMUGGLED))
  test(`a request with ${name} is refused, and nothing hides behind it`, async () => {
    const heard = await answerTo(bytes)
    expect(heard).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(heard).not.toContain('"status":"ok"')
  })

// ASVS 13.4.1, 13.4.2: what lies beside the product is not served, whatever the path looks like.
const PROBES = [
  '/.git/config',
  '/.env',
  '/csp.json',
  '/package.json',
  '/server/main.ts',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/%2e%2e%2fcsp.json',
  '//evil.example/%2e%2e',
  '/pages/none/index.html',
  '/metrics',
]

for (const path of PROBES)
  test(`${path} is not there`, async () => {
    const heard = await answerTo(`GET ${path} HTTP/1.1\r\nHost: fulcrum\r\nConnection: close\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(heard).not.toMatch(/root:x|"dependencies"|\[core\]|styleHashes|location:/i)
  })

test('TRACE and CONNECT are answered by nobody', async () => {
  for (const method of ['TRACE', 'TRACK'])
    expect(
      await answerTo(`${method} / HTTP/1.1\r\nHost: fulcrum\r\nX-Canary: canary\r\nConnection: close\r\n\r\n`),
    ).not.toMatch(/^HTTP\/1\.1 200|canary/)
})

// ASVS 3.7.2: no address of the product leads where its caller says.
test('no parameter makes an answer that leads elsewhere', async ({ request }) => {
  for (const path of ['/', '/auth', '/dashboard', '/account', '/unsubscribe'])
    for (const name of ['next', 'redirect', 'url', 'return_to', 'callbackURL']) {
      const answer = await request.get(`${ADDRESS}${path}?${name}=https://evil.example/`, { maxRedirects: 0 })
      expect(answer.headers().location ?? '', `${path}?${name}`).not.toContain('evil.example')
    }
})
