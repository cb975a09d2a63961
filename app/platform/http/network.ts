import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because one connection usually has all of the 2^64 addresses below them.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIP(bare)) return address
  const ip = ipaddr.process(bare)
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString()
  const network = ip.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
