import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../calls/api-error.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface FormDialogProps {
  open: boolean
  title: string
  submitLabel: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
  /** What submitting calls: the button waits for it, and its failure stands above the form. */
  call?: { isPending: boolean; error: Error | null }
  busy?: boolean
  /** Keeps the button off, for instance while a name is empty. */
  submitDisabled?: boolean
  /** Asks before what was typed is thrown away. */
  dirty?: boolean
  error?: string | undefined
  maxWidth?: DialogProps['maxWidth']
  /** More buttons, at the left. */
  extra?: ReactNode
}

/** A form in a dialog: Enter submits, leaving with changes asks first, the server's refusal stands above the form. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const { open, title, call, dirty = false, maxWidth = 'sm' } = props
  const { busy = call?.isPending === true, error = call?.error ? messageOf(call.error) : undefined } = props
  const close = (): void => {
    if (busy) return
    if (dirty) setAsking(true)
    else props.onClose()
  }
  return (
    <>
      <Dialog open={open} onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={`${id}-title`}>
        <form
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            if (!busy && props.submitDisabled !== true) props.onSubmit()
          }}
        >
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: '8px !important' }}>
            {error !== undefined && <Alert severity="error">{error}</Alert>}
            {props.children}
          </DialogContent>
          <DialogActions>
            {props.extra}
            <Button onClick={close} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={props.submitDisabled === true}>
              {props.submitLabel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('common.unsavedTitle')}
        text={t('common.unsavedText')}
        confirmLabel={t('common.leave')}
        cancelLabel={t('common.stay')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          props.onClose()
        }}
      />
    </>
  )
}
