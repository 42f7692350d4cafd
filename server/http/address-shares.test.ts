import { expect, test } from 'vitest'
import { addressShares } from './address-shares.ts'

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['unknown', ['unknown']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
  ['2001:db8:1:2ff::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56']],
])('addressShares() of %s', (address, shares) => {
  expect(addressShares(address)).toEqual(shares)
})
