import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Logo } from '@parley/ui-kit/components/Logo.tsx'
import { usePageTitle } from '@parley/ui-kit/lib/page-title.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface RecoveryFrameProps {
  title: string
  text?: string
  children?: ReactNode
}

/** The pages beside the sign-in page, without the shell. */
export function RecoveryFrame({ title, text, children }: RecoveryFrameProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 4 }}>
      <Box sx={{ width: '100%', maxWidth: 400, py: 6 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 6 }}>
          <Logo size={36} />
          <Typography variant="h2" component="p">
            {t('common.productName')}
          </Typography>
        </Box>
        <Card sx={{ p: 6, display: 'flex', flexDirection: 'column', gap: 4 }}>
          <div>
            <Typography variant="h1">{title}</Typography>
            {text !== undefined && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {text}
              </Typography>
            )}
          </div>
          {children}
        </Card>
      </Box>
    </Box>
  )
}
