import { describe, expect, it } from 'vitest'
import { toNetworkAddress } from './to-network-address.ts'

describe('toNetworkAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
    ['unknown', '0.0.0.0'],
    ['1.2.3.400', '0.0.0.0'],
  ])('counts %s as %s', (address, counted) => {
    expect(toNetworkAddress(address)).toBe(counted)
  })
})
