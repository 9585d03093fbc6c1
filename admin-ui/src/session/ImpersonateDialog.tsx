import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useGuarded } from './use-guarded.ts'
import { impersonate, type ImpersonationTarget } from './impersonate.ts'

/** Asks why before one acts as somebody else, and then does (decisions D2). */
export function ImpersonateDialog({ target, onClose }: { target: ImpersonationTarget; onClose: () => void }) {
  const translate = useTranslate()
  const guarded = useGuarded()
  const id = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await guarded(() => impersonate(target, reason))
    } catch (error) {
      setBusy(false)
      setFailure(messageOf(error))
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !busy && onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <DialogTitle id={id}>
          {translate(`console.impersonate.${target.kind}Title`)}: {target.name}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('console.impersonate.text', { name: target.name })}
          </DialogContentText>
          {failure !== undefined && (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              {failure}
            </Alert>
          )}
          <TextField
            label={translate('console.impersonate.reason')}
            helperText={translate('console.impersonate.reasonHelp')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            multiline
            minRows={2}
            autoFocus
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate(`console.impersonate.${target.kind}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
