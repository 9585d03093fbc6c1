import type { PrivateHost } from './private-hosts.ts'

/** Where addresses that people configure may lead: what the operator says of the own network, and of all others. */
export interface OutgoingHosts {
  privateHosts: readonly PrivateHost[]
  /** Names, `*.` before one for all below it; undefined: every public one. */
  allowedHosts?: readonly string[] | undefined
}

/** What the settings of the bff say of it. */
export const outgoingHostsOf = ({ privateHosts, ssoAllowedHosts }: SettingsOfHosts): OutgoingHosts => ({
  privateHosts,
  allowedHosts: ssoAllowedHosts,
})

interface SettingsOfHosts {
  privateHosts: readonly PrivateHost[]
  ssoAllowedHosts?: readonly string[] | undefined
}

const hostName = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/**
 * Reads `login.example.com, *.idp.example`.
 * @returns undefined where nothing is named
 * @throws Error naming the entry that cannot be read
 */
export function readAllowedHosts(list: string | undefined): string[] | undefined {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)
  const wrong = entries.find((entry) => !hostName.test(entry))
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is not a host, such as login.example.com or *.example.com`)
  return entries.length === 0 ? undefined : entries
}

/** Whether a host is on the list; each is where there is none. */
export const isAllowedHost = (hosts: readonly string[] | undefined, hostname: string): boolean =>
  hosts === undefined ||
  hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
