import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { refreshRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { showNotice } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useUser } from './session-context.ts'
import { takeUpSession } from './take-up-session.ts'

/** Until when this tab acts for somebody; the console reads it too, where a super admin arrives. */
const actingUntilKey = 'parley.acting-until'
/** Milliseconds after the end that the server surely knows of it, and between attempts to return. */
const patienceMs = { afterEnd: 1_000, between: 15_000 }

/** At the end of an impersonation, back to who one is: the refresh gives the own session again (decisions D2). */
export function useImpersonationEnd(expiresAt: string | undefined): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const back = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    back.current = async () => {
      const answer = await callRoute(refreshRoute)
      if (answer.user.isImpersonating) return
      takeUpSession(client, answer)
      await navigate('/')
    }
  }, [client, navigate])
  useEffect(() => {
    if (expiresAt === undefined) return
    sessionStorage.setItem(actingUntilKey, expiresAt)
    let timer: ReturnType<typeof setTimeout>
    const wait = (milliseconds: number): void => {
      timer = setTimeout(() => {
        // Where the server does not answer, or counts differently, it is asked again.
        back.current?.().catch(() => undefined)
        wait(patienceMs.between)
      }, milliseconds)
    }
    wait(Math.max(0, new Date(expiresAt).getTime() - Date.now()) + patienceMs.afterEnd)
    return () => clearTimeout(timer)
  }, [expiresAt])
}

/** One sentence, once, for who has come back because the time was over; also after a reload, and in a second tab. */
export function useImpersonationOverNotice(): void {
  const { t } = useTranslation()
  const { isImpersonating } = useUser()
  useEffect(() => {
    if (isImpersonating) return
    const until = sessionStorage.getItem(actingUntilKey)
    sessionStorage.removeItem(actingUntilKey)
    if (until !== null && new Date(until).getTime() <= Date.now()) showNotice(t('shell.impersonationOver'))
  }, [isImpersonating, t])
}
