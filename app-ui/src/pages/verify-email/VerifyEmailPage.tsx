import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { verifyEmailRoute } from '../../features/account/registration/registration-routes.ts'
import '../../features/account/registration/locales/en.ts'

/**
 * Where links about an address lead: the new one takes it up, the one before keeps it. It changes at the click alone,
 * because programs that look through mails open links too.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const keeps = search.get('keep') === '1'
  const [isDone, setIsDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isOver = token === '' || hasStatus(failure, 400)
  const use = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await callRoute(verifyEmailRoute, { body: { token } })
      setIsDone(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const text = keeps ? t('registration.keepText') : t('registration.verifyText')
  return (
    <RecoveryFrame
      title={keeps ? t('registration.keepTitle') : t('registration.verifyTitle')}
      {...(isDone || isOver ? {} : { text })}
    >
      {isDone && (
        <Alert severity="success" role="status">
          {keeps ? t('registration.kept') : t('registration.verified')}
        </Alert>
      )}
      {(isOver || failure !== null) && (
        <Alert severity="error" role="alert">
          {isOver ? t('registration.invalidLink') : messageOf(failure)}
        </Alert>
      )}
      {isDone || isOver ? (
        <Button variant="outlined" component={Link} to="/login" replace>
          {t('registration.signIn')}
        </Button>
      ) : (
        <Button variant="contained" size="large" loading={busy} onClick={() => void use()}>
          {keeps ? t('registration.keep') : t('registration.verify')}
        </Button>
      )}
    </RecoveryFrame>
  )
}
