import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Keeps requests to addresses that somebody else chose from reaching anything but public hosts. */

/**
 * Resolves a name as usual, and fails if any of its addresses is not public. To be given to the request
 * itself, so that what was checked is what is connected to.
 * @param loopback whether this machine is allowed too: for tests
 */
export function publicLookup(loopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(
        ({ address }) => !isPublic(address) && !(loopback && isLoopback(address)),
      )
      const problem =
        error ?? (refused && Object.assign(new Error('not public'), { code: 'EPRIVATE' }))
      const [first] = addresses ?? []
      if (problem || !first) callback(problem ?? new Error('no address'), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function isPublic(address: string): boolean {
  return ipaddr.process(address.split('%')[0] ?? '').range() === 'unicast'
}

export function isLoopback(host: string): boolean {
  const bare = bareHost(host)
  return isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback'
}

function bareHost(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}

/**
 * A name that the whole internet knows, and not this network alone. An IP address isn't one: it would be
 * connected to without a look-up.
 */
export function isPublicName(host: string): boolean {
  return (
    isIP(bareHost(host)) === 0 &&
    /\.[a-z][a-z0-9-]*$/.test(host) &&
    !/\.(local|internal|localhost|lan|home|arpa)$/.test(host)
  )
}
