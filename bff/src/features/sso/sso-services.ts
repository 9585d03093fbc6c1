import { outgoingHostsOf } from '../../outgoing/allowed-hosts.ts'
import { createSealedText, type SealedText } from '@parley/server-kit/secrets/sealed-text.ts'
import type { Request } from 'express'
import { ssoCallbackPath } from '@parley/contracts/sso-presets.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { NameResolver } from '../../outgoing/name-resolver.ts'
import { createPinnedFetch, type PinnedFetch } from '../../outgoing/pinned-fetch.ts'
import type { SessionServices } from '../session/index.ts'

/** What the use cases of single sign-on share. */
export interface SsoServices {
  session: SessionServices
  fetch: PinnedFetch
  resolver: NameResolver
  /** Client secrets, by the provider's id. */
  secrets: SealedText
  /** What waits for the provider's answer, by the state's id. */
  states: SealedText
}

export function createSsoServices(dependencies: Dependencies, session: SessionServices): SsoServices {
  const { resolver, settings } = dependencies
  return {
    session,
    fetch: createPinnedFetch({ resolver, ...outgoingHostsOf(settings) }),
    resolver,
    secrets: createSealedText(settings.secret, 'sso-client-secret'),
    states: createSealedText(settings.secret, 'sso-state'),
  }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where the provider leads people back to: below PUBLIC_URL. Without one only the machine's own names are believed of
 * the Host header, which anybody could write (Security, "Sign-in"); undefined then, and nothing can be configured.
 */
export function ownCallback(
  { settings }: SessionServices['dependencies'],
  request: Request,
): string | undefined {
  if (settings.publicUrl !== undefined) return new URL(ssoCallbackPath, settings.publicUrl).href
  const address = `http://${request.get('host') ?? ''}`
  if (!URL.canParse(address) || !loopbackNames.has(new URL(address).hostname)) return undefined
  return new URL(ssoCallbackPath, address).href
}
