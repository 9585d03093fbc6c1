import Box from '@mui/material/Box'
import { NotFoundState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Logo } from '@parley/ui-kit/components/Logo.tsx'
import { usePageTitle } from '@parley/ui-kit/lib/page-title.ts'
import { useTranslation } from 'react-i18next'

/** The same for who is not signed in, without the shell; the way home asks them to sign in. */
export function VisitorNotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('common.notFound'))
  return (
    <Box component="main" sx={{ pt: '12vh', textAlign: 'center' }}>
      <Logo size={40} />
      <NotFoundState />
    </Box>
  )
}
