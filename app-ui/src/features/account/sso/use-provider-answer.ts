import type { ssoCallback } from '@parley/contracts/http/sso-sign-in.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useEffect, useState } from 'react'
import { ssoCallbackRoute } from './sso-routes.ts'

export type ProviderAnswer = Partial<Record<'code' | 'state' | 'error' | 'error_description' | 'iss', string>>
export type SsoOutcome = CallOutput<typeof ssoCallback>

interface Finished {
  data: SsoOutcome | undefined
  error: Error | null
}

/** By the state: it works once, and a page that is drawn twice must not spend it twice. */
const underway = new Map<string, Promise<SsoOutcome>>()

function finish(answer: ProviderAnswer): Promise<SsoOutcome> {
  const key = JSON.stringify(answer)
  const before = underway.get(key)
  if (before !== undefined) return before
  const call = callRoute(ssoCallbackRoute, { query: answer })
  underway.set(key, call)
  return call
}

/** Hands the provider's answer over, once. */
export function useProviderAnswer(answer: ProviderAnswer): Finished {
  const [finished, setFinished] = useState<Finished>({ data: undefined, error: null })
  const key = JSON.stringify(answer)
  useEffect(() => {
    let isShown = true
    const settle = (outcome: Partial<Finished>): void => {
      if (isShown) setFinished({ data: undefined, error: null, ...outcome })
    }
    finish(JSON.parse(key) as ProviderAnswer).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isShown = false
    }
  }, [key])
  return finished
}
