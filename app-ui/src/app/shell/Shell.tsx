import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { SessionLostDialog } from '../../features/session/components/SessionLostDialog.tsx'
import { useUser } from '../../features/session/session-context.ts'
import { HeaderContext, type PageTitle } from '../../ui/header-context.ts'
import { PageSkeleton } from '../../ui/Skeletons.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import './texts.ts'

/** Top bar, side menu and the page (Document 1, section 2.2). */
export function Shell() {
  const user = useUser()
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [collapsed, setCollapsed] = useCollapsed()
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null)
  const [title, setTitle] = useState<PageTitle | null>(null)
  const place = useMemo(() => ({ actionsElement, setTitle }), [actionsElement])
  return (
    <HeaderContext value={place}>
      <SkipLink />
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
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <SideMenu
          collapsed={collapsed}
          onCollapse={setCollapsed}
          drawer={isSmall ? { open: drawerOpen, onClose: () => setDrawerOpen(false) } : undefined}
        />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none !important' }}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      <SessionLostDialog />
      <Toasts />
    </HeaderContext>
  )
}
