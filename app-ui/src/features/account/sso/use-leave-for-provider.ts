import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useState } from 'react'
import { ssoAuthorizationUrlRoute } from './sso-routes.ts'

interface WayToProvider {
  leave: (email: string) => Promise<void>
  isBusy: boolean
  failure: unknown
}

/** Sends the browser to the provider of an address; it comes back to `/auth/sso/callback`. */
export function useLeaveForProvider(returnTo: string | null): WayToProvider {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const leave = async (email: string): Promise<void> => {
    setIsBusy(true)
    setFailure(null)
    try {
      const query = { email, ...(returnTo === null ? {} : { returnTo }) }
      const { url } = await callRoute(ssoAuthorizationUrlRoute, { query })
      leaveFor(url)
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  return { leave, isBusy, failure }
}
