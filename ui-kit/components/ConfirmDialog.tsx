import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deletionFailure, messageOf } from '../calls/api-error.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text?: ReactNode
  /** What is deleted or changed, by its name. */
  subject?: string
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** What confirming calls: the button waits for it, and its failure is shown in the dialog. */
  call?: { isPending: boolean; error: Error | null }
  /** The catalogue's sentence where the call fails, in place of the server's. */
  failed?: string
  /** Enter confirms, where the question follows a deliberate key. */
  startsAtConfirm?: boolean
  /** Keeps the button off until the person has done what the text asks for. */
  confirmDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back, and names what it is about. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { open, title, text, subject, confirmLabel, tone = 'primary' } = props
  const busy = props.call?.isPending === true
  const error = failureOf(props)
  const startsAtConfirm = props.startsAtConfirm === true
  return (
    <Dialog
      open={open}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => !busy && props.onCancel()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
          {subject !== undefined && (
            <Typography
              component="div"
              color="textPrimary"
              sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {subject}
            </Typography>
          )}
        </DialogContentText>
        {error !== undefined && (
          <Typography role="alert" color="error" sx={{ mt: 3 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={busy} autoFocus={!startsAtConfirm}>
          {props.cancelLabel ?? t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          loading={busy}
          autoFocus={startsAtConfirm}
          disabled={props.confirmDisabled === true}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function failureOf({ call, failed }: Pick<ConfirmDialogProps, 'call' | 'failed'>): string | undefined {
  if (call === undefined || call.error === null) return undefined
  return failed === undefined ? messageOf(call.error) : deletionFailure(call.error, failed)
}
