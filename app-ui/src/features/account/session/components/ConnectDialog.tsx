import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartImpersonation, type ImpersonationTarget } from '../session-changes.ts'
import { useUser } from '../session-context.ts'
import { keepSwitchReason } from '../switch-reason.ts'

interface ConnectDialogProps {
  /** Whom to act as; closed without. */
  target: ImpersonationTarget | null
  onClose: () => void
}

/** Asks why before one acts as somebody else, and then switches (decisions D2). */
export function ConnectDialog({ target, onClose }: ConnectDialogProps) {
  const { t } = useTranslation()
  const user = useUser()
  const start = useStartImpersonation()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>()
  const connect = async (): Promise<void> => {
    if (target === null) return
    setBusy(true)
    setFailure(undefined)
    try {
      await start(user, target, reason)
      // Said once a day: the next time leads into the client at once.
      keepSwitchReason(target.id, reason)
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open={target !== null}
      title={t('session.connectTitle', { name: target?.name ?? '' })}
      submitLabel={t('session.connect')}
      busy={busy}
      error={failure}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => void connect()}
    >
      <Typography color="textSecondary">{t('session.connectText')}</Typography>
      <TextField
        label={t('session.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={t('session.reasonHelp')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  )
}
