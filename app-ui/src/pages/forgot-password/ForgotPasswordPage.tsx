import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmailField, emailProblem, FieldsForm } from '../../features/account/fields/index.ts'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { forgotPasswordRoute } from '../../features/account/recovery/recovery-routes.ts'
import '../../features/account/recovery/locales/en.ts'

/** Asks for a link by mail; known and unknown addresses are answered alike (Document 3, section 2). */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useMutation({
    mutationFn: () => callRoute(forgotPasswordRoute, { body: { email: email.trim() } }),
    networkMode: 'always',
  })
  const problem = emailProblem(email)
  const submit = (): void => {
    if (ask.isPending) return
    setTried(true)
    if (problem === undefined) ask.mutate()
    else ask.reset()
  }
  return (
    <RecoveryFrame title={t('recovery.forgotTitle')} text={t('recovery.forgotText')}>
      <FieldsForm
        fields={{ failure: ask.error, busy: ask.isPending, submit }}
        submitLabel={t('recovery.sendLink')}
      >
        {ask.isSuccess && (
          <Alert severity="success" role="status">
            {ask.data.message === '' ? t('recovery.mailed') : ask.data.message}
          </Alert>
        )}
        <EmailField autoFocus problem={tried && problem && t(problem)} value={email} onChange={setEmail} />
      </FieldsForm>
      <Button component={Link} to="/login">
        {t('recovery.backToLogin')}
      </Button>
    </RecoveryFrame>
  )
}
