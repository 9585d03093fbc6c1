import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ForbiddenState } from './ErrorState.tsx'
import { QueryView, type Read } from './QueryView.tsx'
import { LoadingRegion, TextSkeleton } from './Skeletons.tsx'

interface QueryDialogProps<Record> {
  query: Read<Record>
  /** Name of the dialog that cannot be shown, for screen readers; while the record is on its way, it only says so. */
  label: string
  onClose: () => void
  children: (record: Record) => ReactNode
}

/** A record's dialog once it is read; until then, and where it does not come, one that says so. */
export function QueryDialog<Record>({ query, label, onClose, children }: QueryDialogProps<Record>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  const name = query.error === null ? t('common.loading') : label
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth slotProps={{ paper: { 'aria-label': name } }}>
      <DialogContent>
        <QueryView
          compact
          query={query}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={4} />
            </LoadingRegion>
          }
        />
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
