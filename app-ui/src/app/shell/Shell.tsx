import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DrawnAfter } from '@parley/ui-kit/components/DrawnAfter.tsx'
import { keepFocus } from '@parley/ui-kit/components/focus/kept-focus.ts'
import { HeaderContext, type PageTitle } from '@parley/ui-kit/components/header-context.ts'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { SkipLink } from '@parley/ui-kit/shell/SkipLink.tsx'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useExpectedCarrier } from '../../features/engagement/live/own-stream.ts'
import { WatchedExports } from '../../features/engagement/decks/WatchedExports.tsx'
import { SwitchFirst } from '../../features/home/my-work/SwitchFirst.tsx'
import { SessionLostDialog } from '../../features/account/sign-in/SessionLostDialog.tsx'
import { StepUpDialog } from '../../features/account/two-factor/components/StepUpDialog.tsx'
import { TwoFactorDuty } from '../../features/account/two-factor/components/TwoFactorDuty.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { useImpersonationOverNotice } from '../../features/account/session/use-impersonation-end.ts'
import { HomeSteps } from './HomeSteps.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { PrintedLook } from './PrintedLook.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import './locales/en.ts'

/** A page may bring the own stream along: one socket is enough. */
function PageOnItsWay() {
  useExpectedCarrier(true)
  return <PageSkeleton />
}

// Made once: they are not drawn again when the top bar takes a page's title and buttons.
const page = (
  <TwoFactorDuty>
    <HomeSteps />
    <DrawnAfter skeleton={<PageOnItsWay />}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </DrawnAfter>
  </TwoFactorDuty>
)
const dialogs = (
  <>
    <ShellDialogs />
    <SessionLostDialog />
    <StepUpDialog />
    <SwitchFirst />
    <WatchedExports />
  </>
)

/** Top bar, side menu and the page (Document 1, section 2.2). */
export function Shell() {
  const { t } = useTranslation()
  const user = useUser()
  useImpersonationOverNotice()
  const content = useRef<HTMLElement>(null)
  useFocusOnArrival(content)
  useEffect(() => keepFocus(() => content.current), [])
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [collapsed, setCollapsed] = useCollapsed()
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null)
  const [titleElement, setTitleElement] = useState<HTMLElement | null>(null)
  const [title, setTitle] = useState<PageTitle | null>(null)
  const place = useMemo(() => ({ actionsElement, titleElement, setTitle }), [actionsElement, titleElement])
  const menu = useMemo(() => {
    const drawer = isSmall ? { open: drawerOpen, onClose: () => setDrawerOpen(false) } : undefined
    return <SideMenu collapsed={collapsed} onCollapse={setCollapsed} drawer={drawer} />
  }, [collapsed, setCollapsed, isSmall, drawerOpen])
  return (
    <HeaderContext value={place}>
      <PrintedLook />
      <SkipLink to="content">{t('common.skipToContent')}</SkipLink>
      {user.isImpersonating && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            inset: '0 0 auto',
            height: 2,
            bgcolor: 'accent.impersonating',
            zIndex: 'tooltip',
          }}
        />
      )}
      <TopBar
        title={title}
        onOpenMenu={isSmall ? () => setDrawerOpen(true) : undefined}
        actionsRef={setActionsElement}
        titleRef={setTitleElement}
      />
      <Box data-shell="row" sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {menu}
        <Box
          component="main"
          ref={content}
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none !important' }}
        >
          {page}
        </Box>
      </Box>
      {dialogs}
    </HeaderContext>
  )
}
