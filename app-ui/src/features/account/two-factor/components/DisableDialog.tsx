import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { me } from '@parley/contracts/http/session.ts'
import { disableTwoFactor, twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'

/** Asks for confirmation (Document 3, section 8), and then for a code or a backup code (decisions D10). */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [confirmed, setConfirmed] = useState(false)
  if (confirmed) return <CodeDialog onClose={onClose} />
  return (
    <ConfirmDialog
      open
      title={t('twoFactor.disableTitle')}
      text={t('twoFactor.disableText')}
      confirmLabel={t('twoFactor.goOn')}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => setConfirmed(true)}
    />
  )
}

function CodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const disable = useRouteMutation(disableTwoFactor, [twoFactorStatus, me])
  const { error } = disable
  const isWrong = error instanceof ApiError && error.code === 'VALIDATION_FAILED'
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t('twoFactor.disableTitle')}
      submitLabel={t('twoFactor.turnOff')}
      submitDisabled={code.trim() === ''}
      busy={disable.isPending}
      onClose={onClose}
      onSubmit={() =>
        disable.mutate(
          { body: { token: code.trim() } },
          {
            onSuccess: () => {
              showSuccess(t('twoFactor.turnedOff'))
              onClose()
            },
          },
        )
      }
    >
      {error !== null && !isWrong && <Alert severity="error">{messageOf(error)}</Alert>}
      <Typography color="textSecondary">{t('twoFactor.disableCodeText')}</Typography>
      <TextInput
        label={t('twoFactor.disableCode')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        problem={isWrong && t('twoFactor.wrongCode')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  )
}
