import { isIPv6 } from 'node:net'

/**
 * What an address counts as where attempts are limited. One line of IPv6 owns a /64 and often a /56: each of its
 * addresses alone would be a fresh start. Anything else counts as it is.
 * @returns the narrowest share first
 */
export function addressShares(address: string): readonly string[] {
  if (!isIPv6(address)) return [address]
  const groups = groupsOf(address)
  const line = groups.slice(0, 4).map((group) => group.toString(16))
  const site = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00].map((group) => group.toString(16))
  return [`${line.join(':')}::/64`, `${site.join(':')}::/56`]
}

/** The eight numbers of an IPv6 address, its `::` filled in. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address
    .replace(/%.*$/, '')
    .replace(/[^:]+\.[^:]+$/, '0:0')
    .split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail ?? '')]
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0), ...last]
}
