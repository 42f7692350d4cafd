import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, isAddressOrRange } from './client-address.ts'

async function seen(trusted: string[], socket: string, forwarded?: string): Promise<string> {
  const addressOf = clientAddress(trusted)
  const app = new Hono().get('/', (c) => c.text(addressOf(c)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const env = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } }
  return (await app.request('/', { headers }, env)).text()
}

test.each([
  ['no proxy is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a stranger forwards', ['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['our proxy forwards', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['the client invents a first hop', ['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two of our proxies stand in a row', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['the header is nonsense', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
  ['the header is missing', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
  ['IPv4 comes in the clothes of IPv6', ['10.1.2.3'], '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv4 comes so in hexadecimal', ['10.1.2.3'], '::ffff:10.1.2.3', '::ffff:c633:6401', '198.51.100.1'],
  ['IPv4 comes through NAT64', ['10.1.2.3'], '10.1.2.3', '64:ff9b::c633:6401', '198.51.100.1'],
  ['the proxy writes ports', ['10.1.2.3'], '10.1.2.3', '198.51.100.1:4000', '198.51.100.1'],
  ['the proxy writes brackets and ports', ['10.1.2.3'], '10.1.2.3', '[2001:db8::7]:443', '2001:db8::7'],
  ['the proxy writes brackets', ['10.1.2.3'], '10.1.2.3', '[2001:db8::7]', '2001:db8::7'],
  ['IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
])('clientAddress() where %s', async (_, trusted, socket, forwarded, expected) => {
  expect(await seen(trusted, socket, forwarded)).toBe(expected)
})

test('isAddressOrRange() knows addresses and ranges', () => {
  for (const text of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']) expect(isAddressOrRange(text), text).toBe(true)
  for (const text of ['proxy', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8', ''])
    expect(isAddressOrRange(text), text).toBe(false)
})
