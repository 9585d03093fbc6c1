import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../session/index.ts'
import { loginTwoFactorRoute } from '../second-step-route.ts'
import { CodeField, codeLength } from './CodeField.tsx'
import '../locales/en.ts'

interface SecondStepProps {
  /** Of the first step. */
  challenge: string
  onSignedIn: (answer: SignedIn) => void
  /** To the first step. */
  onBack: () => void
}

type Failure = 'wrongCode' | 'overdue' | 'locked'
const failures: Partial<Record<string, Failure>> = {
  INVALID_CREDENTIALS: 'wrongCode',
  SESSION_ENDED: 'overdue',
  ACCOUNT_LOCKED: 'locked',
}

/** Tries codes; what failed is a known reason or the server's own words. */
function useCodeCheck({ challenge, onSignedIn }: Omit<SecondStepProps, 'onBack'>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | { message: string } | null>(null)
  const check = async (code: string): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      onSignedIn(await callRoute(loginTwoFactorRoute, { body: { challenge, code } }))
      return true
    } catch (error) {
      const known = error instanceof ApiError ? failures[error.code] : undefined
      setFailure(known ?? { message: messageOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, check }
}

/** The second step of signing in: a code of the authenticator, or a backup code. */
export function SecondStep({ onBack, ...step }: SecondStepProps) {
  const { t } = useTranslation()
  const [isBackup, setIsBackup] = useState(false)
  const [code, setCode] = useState('')
  const { busy, failure, check } = useCodeCheck(step)
  const isComplete = isBackup ? code.trim() !== '' : code.length === codeLength
  const isOver = failure === 'overdue'
  const submit = async (given: string): Promise<void> => {
    if (!busy && !(await check(given))) setCode('')
  }
  return (
    <form
      noValidate
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isComplete && !isOver) void submit(code.trim())
      }}
    >
      <Typography color="textSecondary">
        {t(isBackup ? 'twoFactor.backupText' : 'twoFactor.secondStepText')}
      </Typography>
      {failure !== null && (
        <Alert severity="error" role="alert">
          {typeof failure === 'string' ? t(`twoFactor.${failure}`) : failure.message}
        </Alert>
      )}
      {isBackup ? (
        <TextInput
          key="backup"
          label={t('twoFactor.backupCode')}
          name="backup-code"
          autoComplete="off"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          key="code"
          label={t('twoFactor.code')}
          autoFocus
          disabled={isOver}
          value={code}
          onChange={(digits) => {
            setCode(digits)
            if (digits.length === codeLength && digits !== code) void submit(digits)
          }}
        />
      )}
      {isOver ? (
        <Button variant="contained" size="large" onClick={onBack}>
          {t('twoFactor.startAgain')}
        </Button>
      ) : (
        <>
          <Button type="submit" variant="contained" size="large" loading={busy} disabled={!isComplete}>
            {t('twoFactor.verify')}
          </Button>
          <Button
            onClick={() => {
              setIsBackup(!isBackup)
              setCode('')
            }}
          >
            {t(isBackup ? 'twoFactor.useApp' : 'twoFactor.useBackupCode')}
          </Button>
          <Button onClick={onBack}>{t('twoFactor.back')}</Button>
        </>
      )}
    </form>
  )
}
