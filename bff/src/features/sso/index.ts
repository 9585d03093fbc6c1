import type { Dependencies } from '../../dependencies.ts'
import { createProviderCookie } from '../../http/cookies.ts'
import type { Route } from '../../http/define-route.ts'
import type { SessionServices } from '../session/index.ts'
import { linkRoutes } from './sso-links.routes.ts'
import { createSsoServices } from './sso-services.ts'
import { settingsRoutes } from './sso-settings.routes.ts'
import { signInRoutes } from './sso-sign-in.routes.ts'

/** Single sign-on: settings of a client, signing in with its provider, and the accounts that do. */
export function ssoRoutes({
  dependencies,
  session,
}: {
  dependencies: Dependencies
  session: SessionServices
}): Route[] {
  const services = createSsoServices(dependencies, session)
  const cookie = createProviderCookie(dependencies.settings)
  return [
    ...settingsRoutes(services, cookie),
    ...signInRoutes(services, cookie),
    ...linkRoutes(services, cookie),
  ]
}
