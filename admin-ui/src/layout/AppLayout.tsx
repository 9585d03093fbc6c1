import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Error as ErrorNotice, Loading, useTranslate } from 'react-admin'
import { Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar, side menu and the page, as in the app. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <>
      <SkipLink />
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
            <ErrorBoundary
              fallbackRender={({ error, resetErrorBoundary }) => (
                <ErrorNotice error={asError(error)} resetErrorBoundary={resetErrorBoundary} />
              )}
            >
              <Suspense fallback={<Loading />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </>
  )
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

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
