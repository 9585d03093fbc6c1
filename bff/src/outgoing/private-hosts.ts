/** A host inside the own network that single sign-on may reach, as `SSO_PRIVATE_HOSTS` names it. */
export interface PrivateHost {
  hostname: string
  port: string
  /** Without TLS too: for development and tests. */
  allowsHttp: boolean
}

const portOf = (url: URL): string => (url.port === '' ? (url.protocol === 'http:' ? '80' : '443') : url.port)

/**
 * Reads `host:port, http://host:port`. One without a scheme is reached by https alone.
 * @throws Error naming the entry that cannot be read
 */
export function readPrivateHosts(list: string | undefined): PrivateHost[] {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return entries.map((entry) => {
    const address = entry.includes('://') ? entry : `https://${entry}`
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url === undefined || url.pathname !== '/' || !/^https?:$/.test(url.protocol))
      throw new Error(`"${entry}" is not a host with its port, such as idp.internal:8443`)
    return { hostname: url.hostname, port: portOf(url), allowsHttp: url.protocol === 'http:' }
  })
}

export const findPrivateHost = (hosts: readonly PrivateHost[], url: URL): PrivateHost | undefined =>
  hosts.find((host) => host.hostname === url.hostname && host.port === portOf(url))
