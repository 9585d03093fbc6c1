import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundState } from '../../ui/ErrorState.tsx'
import { Logo } from '../../ui/Logo.tsx'

/** The same for who is not signed in, without the shell; the way home asks them to sign in. */
export function VisitorNotFoundPage() {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${t('common.notFound')} · Parley`
  }, [t])
  return (
    <Box component="main" sx={{ pt: '12vh', textAlign: 'center' }}>
      <Logo size={40} />
      <NotFoundState />
    </Box>
  )
}
