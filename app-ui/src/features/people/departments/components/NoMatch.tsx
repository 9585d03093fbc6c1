import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** Said where a search finds no department. */
export function NoMatch() {
  const { t } = useTranslation()
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
      {t('departments.noMatch')}
    </Typography>
  )
}
