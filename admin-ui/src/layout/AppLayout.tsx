import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { SkipLink } from '@parley/ui-kit/shell/SkipLink.tsx'
import { Loading, useTranslate } from 'react-admin'
import { Suspense, useState, type ReactNode } from 'react'
import { StepUpDialog } from '../session/parts.ts'
import { useImpersonationOverNotice } from '../session/index.ts'
import { ConsoleErrors } from './ConsoleError.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar, side menu and the page, as in the app. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [drawerOpen, setDrawerOpen] = useState(false)
  const translate = useTranslate()
  useImpersonationOverNotice()
  return (
    <>
      <SkipLink to="main-content">{translate('console.skipToContent')}</SkipLink>
      <StepUpDialog />
      <TopBar onOpenMenu={isSmall ? () => setDrawerOpen(true) : undefined} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <SideMenu drawer={isSmall ? { open: drawerOpen, onClose: () => setDrawerOpen(false) } : undefined} />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none !important' }}
        >
          <Box sx={{ maxWidth: 1280, mx: 'auto', width: '100%', p: { xs: 2, sm: 3 } }}>
            <ConsoleErrors>
              <Suspense fallback={<Loading />}>{children}</Suspense>
            </ConsoleErrors>
          </Box>
        </Box>
      </Box>
    </>
  )
}
