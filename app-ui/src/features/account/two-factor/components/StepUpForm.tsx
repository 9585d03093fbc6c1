import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { stepUp, stepUpWays } from '@parley/contracts/http/two-factor.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import type { StepUpOutcome } from '@parley/ui-kit/calls/step-up.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../passwords/index.ts'
import { useUser, useLogout } from '../../session/index.ts'
import '../texts.ts'

interface StepUpFormProps {
  onSettled: (outcome: StepUpOutcome) => void
}

/** Asks for the password or a code; who has neither here signs in anew with their provider. */
export function StepUpForm({ onSettled }: StepUpFormProps) {
  const { t } = useTranslation()
  const ways = useRouteQuery(stepUpWays, {}, { staleTime: 0, gcTime: 0 })
  const prove = useRouteMutation(stepUp)
  const [prefersCode, setPrefersCode] = useState(false)
  const [text, setText] = useState('')
  const both = ways.data?.password === true && ways.data.code
  const byCode = prefersCode || ways.data?.password === false
  if (ways.data?.password === false && !ways.data.code) return <OnlyProvider onSettled={onSettled} />
  const { error } = prove
  const isWrong = error instanceof ApiError && error.code === 'VALIDATION_FAILED'
  const failure = ways.error ?? (isWrong ? null : error)
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t('twoFactor.confirmTitle')}
      submitLabel={t('twoFactor.confirm')}
      submitDisabled={ways.data === undefined || text.trim() === ''}
      busy={prove.isPending}
      error={failure === null ? undefined : messageOf(failure)}
      onClose={() => onSettled('declined')}
      onSubmit={() =>
        prove.mutate(
          { body: byCode ? { code: text.trim() } : { password: text } },
          { onSuccess: () => onSettled('proved'), onError: () => setText('') },
        )
      }
      extra={
        both && (
          <Button
            sx={{ mr: 'auto' }}
            onClick={() => {
              setPrefersCode(!prefersCode)
              setText('')
              prove.reset()
            }}
          >
            {t(byCode ? 'twoFactor.usePassword' : 'twoFactor.useCode')}
          </Button>
        )
      }
    >
      <Typography color="textSecondary">{t('twoFactor.confirmText')}</Typography>
      {ways.data === undefined && ways.error === null && <TextSkeleton lines={1} />}
      {ways.data !== undefined && (
        <ProofField byCode={byCode} isWrong={isWrong} text={text} onChange={setText} />
      )}
    </FormDialog>
  )
}

interface ProofFieldProps {
  byCode: boolean
  isWrong: boolean
  text: string
  onChange: (text: string) => void
}

function ProofField({ byCode, isWrong, text, onChange }: ProofFieldProps) {
  const { t } = useTranslation()
  const user = useUser()
  if (byCode)
    return (
      <TextInput
        key="code"
        label={t('twoFactor.disableCode')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        problem={isWrong && t('twoFactor.wrongCode')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <>
      {/* Password managers look for whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        key="password"
        label={t('twoFactor.password')}
        name="password"
        autoComplete="current-password"
        autoFocus
        problem={isWrong && t('twoFactor.wrongPassword')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

function OnlyProvider({ onSettled }: StepUpFormProps) {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby="only-provider"
      onClose={() => onSettled('declined')}
    >
      <DialogTitle id="only-provider">{t('twoFactor.confirmTitle')}</DialogTitle>
      <DialogContent>
        <Alert severity="info">{t('twoFactor.onlyProvider')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettled('declined')}>{t('common.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onSettled('declined')
            void logout()
          }}
        >
          {t('twoFactor.signInAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
