import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { reloadPage } from '@parley/ui-kit/calls/session-store.ts'
import { isStalePart } from '@parley/ui-kit/lib/stale-part.ts'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { consolePath } from '../session/index.ts'

/** Holds what breaks below it; another page is a new start (Document 1, section 2.2). */
export function ConsoleErrors({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallbackRender={({ error }) => <ConsoleError error={error} />}>
      {children}
    </ErrorBoundary>
  )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function ConsoleError({ error }: { error: unknown }) {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ maxWidth: 520, mx: 'auto', mt: '12vh', px: '24px' }}>
      <Typography variant="h1" component="h2" gutterBottom>
        {translate('console.error.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: '20px' }}>
        {isStalePart(error) ? translate('console.error.stale') : messageOf(error)}
      </Typography>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <Button variant="contained" onClick={reloadPage}>
          {translate('console.error.reload')}
        </Button>
        {/* A whole load, since what is in memory is not to be trusted any more. */}
        <Button variant="outlined" href={`${consolePath}/`}>
          {translate('console.error.home')}
        </Button>
      </Box>
    </Box>
  )
}
