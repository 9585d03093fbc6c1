import { isIP } from 'node:net'
import { AppError } from '@parley/contracts/errors.ts'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import { OutgoingError, readAddress } from '../../outgoing/pinned-fetch.ts'
import type { OutgoingHosts } from '../../outgoing/allowed-hosts.ts'
import { findPrivateHost } from '../../outgoing/private-hosts.ts'
import { isPublicAddress } from '../../outgoing/public-address.ts'
import { isPublicMailDomain } from './public-mail-domains.ts'

/** A configuration as it would be kept. */
export interface WantedSettings {
  provider: SsoProvider
  redirectUri: string
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
  emailDomain: string | null
  provisionUsers: boolean
  secret: 'given' | 'kept' | 'missing' | 'of another endpoint'
}

export interface Surroundings extends OutgoingHosts {
  /** This product's own callback; undefined where it does not know its address. */
  callback: string | undefined
}

/** What is wrong with an address that the product is to call; undefined where nothing is. */
function problemOfAddress(address: string, { privateHosts, allowedHosts }: Surroundings): string | undefined {
  if (/[{}]/.test(address)) return 'Replace the part in braces'
  try {
    const url = readAddress(address, { privateHosts, allowedHosts })
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isOwn = host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))
    if (isOwn && findPrivateHost(privateHosts, url) === undefined)
      return 'The address must be reachable from the internet'
    return url.hash === '' ? undefined : 'The address must not have a # part'
  } catch (error) {
    if (error instanceof OutgoingError && error.reason === 'not_allowed')
      return 'This server is not among those that your installation of Parley may call'
    const isPlain = error instanceof OutgoingError && error.reason === 'not_https'
    return isPlain ? 'The address must begin with https://' : 'Please enter a complete address'
  }
}

const sharedTenants = /^\/(common|organizations|consumers)\//i

/** Microsoft's shared addresses let in the people of every organisation, with addresses that nobody has checked. */
const isShared = ({ provider, authorizationUrl }: WantedSettings): boolean =>
  URL.canParse(authorizationUrl) &&
  (provider === 'microsoft' || new URL(authorizationUrl).hostname === 'login.microsoftonline.com') &&
  sharedTenants.test(new URL(authorizationUrl).pathname)

function problemOfRedirect(redirectUri: string, { callback }: Surroundings): string | undefined {
  if (callback === undefined)
    return 'This product does not know its own address: its operator must set PUBLIC_URL first'
  const isOwn = URL.canParse(redirectUri) && new URL(redirectUri).origin === new URL(callback).origin
  return isOwn ? undefined : `The redirect URI must be this product’s own: ${callback}`
}

function problemOfDomain({ emailDomain, provisionUsers }: WantedSettings): string | undefined {
  if (emailDomain === null) return provisionUsers ? 'Email domain is required to create users' : undefined
  return isPublicMailDomain(emailDomain)
    ? 'This domain belongs to a public email provider. Please use a domain of your own'
    : undefined
}

const problemsOfSecret: Record<WantedSettings['secret'], string | undefined> = {
  given: undefined,
  kept: undefined,
  missing: 'Client secret is required',
  'of another endpoint':
    'Please enter the client secret again: the one that is kept is for other addresses or another client ID',
}

/** @throws AppError VALIDATION_FAILED naming every field that is wrong */
export function checkSettings(wanted: WantedSettings, around: Surroundings): void {
  const problems = {
    clientSecret: problemsOfSecret[wanted.secret],
    redirectUri: problemOfRedirect(wanted.redirectUri, around),
    authorizationUrl: isShared(wanted)
      ? 'Please use the addresses of your own Microsoft tenant, not the shared ones'
      : problemOfAddress(wanted.authorizationUrl, around),
    tokenUrl: problemOfAddress(wanted.tokenUrl, around),
    userInfoUrl: problemOfAddress(wanted.userInfoUrl, around),
    emailDomain: problemOfDomain(wanted),
  }
  const errors = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const [first] = Object.values(errors)
  if (first !== undefined) throw new AppError('VALIDATION_FAILED', first, { errors })
}
