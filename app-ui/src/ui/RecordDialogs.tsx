import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { ErrorState, ForbiddenState } from './ErrorState.tsx'
import { LoadingRegion, TextSkeleton } from './Skeletons.tsx'

interface WaitingDialogProps {
  /** What the dialog will show, for screen readers. */
  label: string
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** In place of a record's dialog while the record is on its way, and where it does not come. */
export function WaitingDialog({ label, error, onRetry, onClose }: WaitingDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={label}>
      <DialogContent>
        {error === null ? (
          <LoadingRegion>
            <TextSkeleton lines={4} />
          </LoadingRegion>
        ) : (
          <ErrorState error={error} onRetry={onRetry} compact />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** In place of a record's dialog for those who may not open it. */
export function ForbiddenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={t('common.accessDenied')}>
      <DialogContent>
        <ForbiddenState />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
