import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { ErrorState, ForbiddenState } from './ErrorState.tsx'
import { LoadingRegion, TextSkeleton } from './Skeletons.tsx'

interface WaitingDialogProps {
  /** Name of the dialog that cannot be shown, for screen readers; while the record is on its way, it only says so. */
  label: string
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

/** In place of a record's dialog while the record is on its way, and where it does not come. */
export function WaitingDialog({ label, error, onRetry, onClose }: WaitingDialogProps) {
  const { t } = useTranslation()
  const name = error === null ? t('common.loading') : label
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth slotProps={{ paper: { 'aria-label': name } }}>
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
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': t('common.accessDenied') } }}
    >
      <DialogContent>
        <ForbiddenState />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
