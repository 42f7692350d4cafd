import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Tells the address of the client behind a request. */
export type ClientAddress = (c: Context) => string

/** Whether a text is an address or a range such as `10.0.0.0/8`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (!version || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * The socket's address, for a header could be anyone's invention; behind proxies that we trust, the nearest address of
 * `X-Forwarded-For` that is not one of theirs.
 * @param trusted addresses and ranges of our own proxies
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isProxy = (address: string) => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
  return (c) => {
    const socket = plain(getConnInfo(c).remote.address ?? 'unknown')
    if (!isProxy(socket)) return socket
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    // From our own end backwards: what stands further left may have been written by the client.
    const outside = hops.findLast((hop) => !isProxy(hop))
    return outside && isIP(outside) ? outside : socket
  }
}

/**
 * An address as it is compared: without the port and the brackets that some proxies write, and as IPv4 where IPv6 only wraps
 * it, as a socket does (::ffff:192.0.2.1, also in hexadecimal) and NAT64 (64:ff9b::/96).
 */
function plain(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const [, dotted, high, low] =
    /^(?:::ffff:|64:ff9b::)(?:(\d+\.[\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return address
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}
