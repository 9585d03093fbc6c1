import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page-title.ts'
import { NotFoundState } from '../../ui/ErrorState.tsx'
import { Logo } from '../../ui/Logo.tsx'

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
