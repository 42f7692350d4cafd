import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup as lookUp } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the public internet: no range that is private, reserved, of this machine or of its link. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'
}

/** Finds all addresses of a name, as `dns.lookup` does. */
type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A name stands for an address that nobody out there could reach. */
export class PrivateAddress extends Error {}

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is not public. The connection goes to what was
 * checked: a name that says something else a moment later changes nothing.
 */
export function publicLookup(
  hostname: string,
  options: LookupOptions,
  answer: Answer,
  resolve: Resolve = lookUp,
): void {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return answer(error ?? new Error('no address'), [])
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateAddress(), [])
    return options.all ? answer(null, found) : answer(null, first.address, first.family)
  })
}
