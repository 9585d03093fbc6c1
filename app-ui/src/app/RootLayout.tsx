import { hasLogoutFailure, takeLogoutFailure } from '@parley/ui-kit/calls/logout-failure.ts'
import { readToken, watchOtherTabs } from '@parley/ui-kit/calls/session-store.ts'
import { OfflineBanner } from '@parley/ui-kit/components/OfflineBanner.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import '../features/account/session/locales/en.ts'

const loadToasts = () => import('@parley/ui-kit/components/toasts.tsx')
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))

/**
 * Whether notices can come: from the first sign-in in this tab on, and still after the sign-out, which may have failed.
 * Before that nothing of them is loaded.
 */
function useHasNotices(): boolean {
  useLocation()
  const [hasNotices, setHasNotices] = useState(false)
  if (!hasNotices && (readToken() !== null || hasLogoutFailure())) setHasNotices(true)
  return hasNotices
}

/** Says why the console could not sign out (Document 1, section 8). */
function useLogoutFailure(): void {
  const { t } = useTranslation()
  useEffect(() => {
    const message = takeLogoutFailure()
    if (message === null) return
    void loadToasts().then(({ showError }) => showError(t('session.logoutFailed', { message })))
  }, [t])
}

/** What stands around every page, signed in or not. */
export function RootLayout() {
  useEffect(() => watchOtherTabs(), [])
  useLogoutFailure()
  const hasNotices = useHasNotices()
  return (
    <>
      <OfflineBanner />
      <Outlet />
      {/* A new page begins at its top; Back finds the old one where it was left. */}
      <ScrollRestoration />
      {hasNotices && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
