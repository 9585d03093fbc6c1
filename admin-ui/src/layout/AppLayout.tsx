import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
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
  useImpersonationOverNotice()
  return (
    <>
      <SkipLink />
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

/** The first stop of the Tab key: past the menu, to the page. */
function SkipLink() {
  const translate = useTranslate()
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main-content')?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 12,
        top: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '8px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:focus': { top: 10 },
      }}
    >
      {translate('console.skipToContent')}
    </Link>
  )
}
