import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../lib/use-online.ts'

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  if (online) return null
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {t('common.offline')}
    </Alert>
  )
}
