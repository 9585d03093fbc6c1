import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { watchOtherTabs } from '../lib/session-store.ts'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'

/** What stands around every page, signed in or not. */
export function RootLayout() {
  useEffect(() => watchOtherTabs(), [])
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  )
}
