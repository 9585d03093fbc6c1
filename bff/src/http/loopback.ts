import ipaddr from 'ipaddr.js'

/** Whether only programs of this very machine reach a host: `localhost`, 127.0.0.0/8 or ::1, brackets allowed. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
  return name === 'localhost' || (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback')
}

/** The same of an address, or of what stands in a Host header; what cannot be read is elsewhere. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`
  return URL.canParse(whole) && isLoopbackHost(new URL(whole).hostname)
}
