import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { forgotPasswordRoute } from '../../features/account/recovery/recovery-routes.ts'
import '../../features/account/recovery/locales/en.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for a link by mail; known and unknown addresses are answered alike (Document 3, section 2). */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ message: string; isError: boolean }>()
  const address = email.trim()
  const problem =
    address === ''
      ? t('session.emailRequired')
      : looksLikeEmail.test(address)
        ? undefined
        : t('session.invalidEmail')

  const submit = async (): Promise<void> => {
    setTried(true)
    setOutcome(undefined)
    if (problem !== undefined || busy) return
    setBusy(true)
    try {
      const { message } = await callRoute(forgotPasswordRoute, { body: { email: address } })
      setOutcome({ message: message === '' ? t('recovery.mailed') : message, isError: false })
    } catch (error) {
      setOutcome({ message: messageOf(error), isError: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <RecoveryFrame title={t('recovery.forgotTitle')} text={t('recovery.forgotText')}>
      <form
        noValidate
        style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {outcome !== undefined && (
          <Alert severity={outcome.isError ? 'error' : 'success'} role={outcome.isError ? 'alert' : 'status'}>
            {outcome.message}
          </Alert>
        )}
        <TextInput
          label={t('session.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          problem={tried && problem}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('recovery.sendLink')}
        </Button>
        <Button component={Link} to="/login">
          {t('recovery.backToLogin')}
        </Button>
      </form>
    </RecoveryFrame>
  )
}
