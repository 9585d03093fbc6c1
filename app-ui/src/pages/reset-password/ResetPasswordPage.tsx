import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { SetPasswordForm } from '../../features/account/recovery/components/SetPasswordForm.tsx'
import '../../features/account/recovery/locales/en.ts'

/** Milliseconds that the success stands before the sign-in page (Document 3, section 9). */
const redirectAfterMs = 3000

/** Where the links of invitations and reset mails lead (Document 3, section 2). */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [done, setDone] = useState<string>()
  const token = search.get('token') ?? ''
  const isWelcome = search.get('welcome') === '1'
  if (token === '') return <InvalidLink />
  return (
    <RecoveryFrame
      title={isWelcome ? t('recovery.welcomeTitle') : t('recovery.resetTitle')}
      {...(isWelcome && done === undefined ? { text: t('recovery.welcomeText') } : {})}
    >
      {done === undefined ? <SetPasswordForm token={token} onDone={setDone} /> : <Done message={done} />}
    </RecoveryFrame>
  )
}

function InvalidLink() {
  const { t } = useTranslation()
  return (
    <RecoveryFrame title={t('recovery.resetTitle')}>
      <Alert severity="error" role="alert">
        {t('recovery.invalidLink')}
      </Alert>
      <Button variant="contained" component={Link} to="/forgot-password">
        {t('recovery.requestNew')}
      </Button>
    </RecoveryFrame>
  )
}

function Done({ message }: { message: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <Alert severity="success" role="status">
        {message === '' ? t('recovery.done') : message}
      </Alert>
      <Typography color="textSecondary">{t('recovery.toLogin')}</Typography>
      <Button variant="outlined" component={Link} to="/login" replace>
        {t('recovery.backToLogin')}
      </Button>
    </>
  )
}
