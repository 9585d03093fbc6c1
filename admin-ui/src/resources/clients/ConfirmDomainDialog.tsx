import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { confirmSsoDomain, type SsoSettings } from '@parley/contracts/http/sso.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { reasonOf } from '../../dialogs/index.ts'
import { useGuarded } from '../../session/index.ts'

interface ConfirmDomainDialogProps {
  clientId: string
  domain: string
  onConfirmed: (sso: SsoSettings) => void
  onClose: () => void
}

const of = 'resources.clients.sso'

/** Asks how one knows, which the audit log keeps. It has no form: it stands inside the one of the client. */
export function ConfirmDomainDialog({ clientId, domain, onConfirmed, onClose }: ConfirmDomainDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const [reason, setReason] = useState('')
  const { confirm, isBusy, failure } = useConfirm(clientId, (sso) => {
    onConfirmed(sso)
    onClose()
  })
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !isBusy && onClose()}>
      <DialogTitle id={id}>{translate(`${of}.confirmTitle`, { domain })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(`${of}.confirmText`)}</DialogContentText>
        {failure !== undefined && (
          <Alert severity="error" sx={{ mt: '12px' }}>
            {failure}
          </Alert>
        )}
        <TextField
          label={translate(`${of}.reason`)}
          helperText={translate(`${of}.reasonHelp`)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          required
          multiline
          minRows={2}
          autoFocus
          sx={{ mt: '16px' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={reason.trim() === ''}
          onClick={() => void confirm(reason.trim())}
        >
          {translate(`${of}.confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useConfirm(clientId: string, onConfirmed: (sso: SsoSettings) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const guarded = useGuarded()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async (reason: string): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const input = { params: { id: clientId }, body: { reason } }
      const sso = await guarded(() => callRoute(confirmSsoDomain, input))
      notify(`${of}.confirmed`, { type: 'success', autoHideDuration: 3000 })
      onConfirmed(sso)
    } catch (error) {
      setFailure(reasonOf(error, { failed: translate(`${of}.failed`) }))
      setBusy(false)
    }
  }
  return { confirm, isBusy, failure }
}
