import { isIPv4, isIPv6 } from 'node:net'

/** Whatever a proxy passes that is no address counts as one caller. */
const unknownAddress = '0.0.0.0'

/** The address that failures are counted for: an IPv6 /64 network belongs to one caller. */
export const toNetworkAddress = (address: string): string => {
  const plain = address
    // Some proxies add the port.
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : unknownAddress
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':').toLowerCase()}::/64`
}
