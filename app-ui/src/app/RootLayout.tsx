import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { watchOtherTabs } from '../lib/session-store.ts'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'

/** What stands around every page, signed in or not. */
export function RootLayout() {
  useEffect(() => watchOtherTabs(), [])
  return (
    <>
      <OfflineBanner />
      <Outlet />
      {/* A new page begins at its top; Back finds the old one where it was left. */}
      <ScrollRestoration />
    </>
  )
}
