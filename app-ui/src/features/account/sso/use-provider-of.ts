import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { looksLikeEmail } from '../fields/index.ts'
import { listSsoProvidersRoute } from './sso-routes.ts'

/** Milliseconds that an address has to stand before anybody is asked about it. */
const pauseMs = 300

/** The provider that an address signs in with; undefined while that is not known, or where there is none. */
export function useProviderOf(email: string): SsoProvider | undefined {
  const settled = useDebouncedValue(email, pauseMs)
  const providers = useRouteQuery(
    listSsoProvidersRoute,
    { query: { email: settled } },
    { enabled: looksLikeEmail(settled), staleTime: minutes(5) },
  )
  return settled === email ? providers.data?.[0]?.provider : undefined
}
