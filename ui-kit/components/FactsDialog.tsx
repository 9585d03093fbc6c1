import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface FactsDialogProps {
  title: string
  facts: readonly (readonly [label: string, value: ReactNode])[]
  maxWidth?: DialogProps['maxWidth']
  /** Undefined where the record cannot be changed, or not by this person. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** A record to look at, and the way to change it. */
export function FactsDialog({ title, facts, maxWidth = 'sm', onEdit, onClose }: FactsDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 3 }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {onEdit && (
          <Button variant="contained" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
