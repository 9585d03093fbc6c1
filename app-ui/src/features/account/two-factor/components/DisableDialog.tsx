import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { me } from '@parley/contracts/http/session.ts'
import { disableTwoFactor, twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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
