import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'
import type { useOpening } from './use-opening.ts'

/** The address names one that is not there, or not any more. */
export function Gone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert severity="info" onClose={onClose} sx={{ mb: 2 }}>
      {t('observations.gone')}
    </Alert>
  )
}

export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation()
  return (
    <Typography color="textSecondary" sx={{ py: 3 }}>
      {t('observations.noMatch')}{' '}
      <Button size="small" onClick={onShowAll}>
        {t('observations.showAll')}
      </Button>
    </Typography>
  )
}

/** Before what was typed is thrown away. */
export function LeaveQuestion({ opening }: { opening: ReturnType<typeof useOpening> }) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={opening.isAsking}
      tone="danger"
      title={t('common.unsavedTitle')}
      text={t('common.unsavedText')}
      confirmLabel={t('common.leave')}
      cancelLabel={t('common.stay')}
      onCancel={opening.stay}
      onConfirm={opening.leave}
    />
  )
}
