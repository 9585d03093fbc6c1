import ipaddr from 'ipaddr.js'

/** Old forms of IPv6 that carry an IPv4 address or a site's own; nothing public is reached by them. */
const oldForms = [ipaddr.IPv6.parseCIDR('::/96'), ipaddr.IPv6.parseCIDR('fec0::/10')] as const

/**
 * Whether an IP address is one of the open internet: not private, loopback, link-local, multicast or reserved, in
 * IPv4, IPv6 or one inside the other (Security, "Input").
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Turns ::ffff:127.0.0.1 into the IPv4 address that it leads to.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || !oldForms.some((form) => (parsed as ipaddr.IPv6).match(form))
}
