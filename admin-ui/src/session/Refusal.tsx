import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CssBaseline from '@mui/material/CssBaseline'
import Typography from '@mui/material/Typography'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { Logo } from '@parley/ui-kit/components/Logo.tsx'
import { useTranslate } from 'react-admin'

interface RefusalProps {
  /** Who is signed in and may not come in. */
  user?: SessionUser
  /** What went wrong instead. */
  problem?: string
  onRetry?: () => void
}

/** Why the console stays closed, and the way to the app. */
export function Refusal({ user, problem, onRetry }: RefusalProps) {
  const translate = useTranslate()
  const inside = user?.client?.name ?? user?.consultingFirm?.name ?? ''
  const text =
    problem ??
    (user?.isSuperAdmin === true
      ? translate('console.session.impersonating', { name: inside })
      : translate('console.session.refused'))
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <CssBaseline enableColorScheme />
      <Card sx={{ maxWidth: 440, p: 3 }}>
        <Logo size={36} />
        <Typography variant="h1" sx={{ mt: 2, mb: 1 }}>
          {translate('console.name')}
        </Typography>
        <Typography role="alert" color="textSecondary" sx={{ mb: 3 }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              {translate('console.retry')}
            </Button>
          )}
          <Button href="/" variant={onRetry ? 'outlined' : 'contained'}>
            {translate('console.session.openApp')}
          </Button>
        </Box>
      </Card>
    </Box>
  )
}
