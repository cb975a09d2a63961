import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['2001:db8:0:42::1', '2001:db8:0:42::/64'],
  ['2001:0DB8:0000:0042:ffff:ffff:ffff:ffff', '2001:db8:0:42::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['unknown', '198.51.100', '127.1', '0x7f000001', ''])(
  '%j is no address, and is counted as it is',
  (text) => expect(networkOf(text)).toBe(text),
)
