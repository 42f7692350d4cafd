import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listStored } from './backup/stored.ts'
import { smtpTransport } from './mail/transports.ts'

/** Speaks TLS with a certificate that nobody has signed, and notes whatever a client says under it. */
let directory: string
let certificate: { key: Buffer; cert: Buffer }
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fulcrum-tls-'))
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  certificate = { key: readFileSync(key), cert: readFileSync(cert) }
})
afterAll(() => rmSync(directory, { recursive: true }))

async function impostor(begin: (socket: Socket, secure: () => void) => void) {
  let heard = ''
  let greeted = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    begin(socket, () => {
      const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })
      greeted += 1
      secured.on('error', () => {})
      secured.on('data', (data) => {
        heard += data
      })
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { port, heard: () => heard, greeted: () => greeted, close: () => server.close() }
}

const SELF_SIGNED = /self.signed certificate/

test('the mail server, the store for copies and the database must show a certificate that somebody has signed, or are told nothing', {
  tags: 'night',
  timeout: 30_000,
}, async () => {
  const plain = await impostor((_, secure) => secure())
  const letter = { to: 'a@people.example', subject: 's', text: 't', id: 'x' } as never
  const mail = smtpTransport(`smtps://user:password@localhost:${plain.port}`, 'Fulcrum <hello@fulcrum.example>')
  await expect(mail(letter)).rejects.toThrow(SELF_SIGNED)

  const keys = { region: 'us-east-1', bucket: 'copies', keyId: 'k', secretKey: 's', passphrase: 'p' }
  const refused = await listStored({ ...keys, endpoint: `https://localhost:${plain.port}` }).catch((error) => error)
  expect(String(refused.cause?.cause ?? refused.cause)).toMatch(SELF_SIGNED)
  expect(plain.greeted()).toBeGreaterThanOrEqual(2)
  expect(plain.heard()).toBe('')
  plain.close()

  // PostgreSQL is asked for TLS first and answers with one letter.
  const database = await impostor((socket, secure) => {
    socket.once('data', () => {
      socket.write('S')
      secure()
    })
  })
  const url = `postgres://user:password@localhost:${database.port}/fulcrum?sslmode=verify-full`
  await expect(new Client({ connectionString: url }).connect()).rejects.toThrow(SELF_SIGNED)
  expect(database.greeted()).toBe(1)
  expect(database.heard()).toBe('')
  database.close()
})
