import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { CallbackOutcome } from '../../features/account/sso/components/CallbackOutcome.tsx'
import '../../features/account/sso/locales/en.ts'
import { type ProviderAnswer, useProviderAnswer } from '../../features/account/sso/use-provider-answer.ts'

const passedOn = ['code', 'state', 'error', 'error_description', 'iss'] as const

function answerIn(search: URLSearchParams): ProviderAnswer | undefined {
  const found = passedOn.flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** Where the provider sends people back to: signs in, links an account, or shows a test (Document 3, section 2). */
export function SsoCallbackPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  // What stands in the address as one arrives counts; it works once.
  const answer = answerIn(search)
  if (answer !== undefined) return <Finishing answer={answer} />
  return (
    <RecoveryFrame title={t('sso.callback.nothingTitle')} text={t('sso.callback.nothing')}>
      <ToLogin />
    </RecoveryFrame>
  )
}

function Finishing({ answer }: { answer: ProviderAnswer }) {
  const { t } = useTranslation()
  const { data, error } = useProviderAnswer(answer)
  if (data !== undefined) return <CallbackOutcome outcome={data} />
  if (error === null) {
    return (
      <RecoveryFrame title={t('sso.callback.title')}>
        <Typography role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <CircularProgress size={20} aria-hidden />
          {t('sso.callback.working')}
        </Typography>
      </RecoveryFrame>
    )
  }
  return (
    <RecoveryFrame title={t('sso.callback.failedTitle')}>
      <Alert severity="error" role="alert">
        {messageOf(error)}
      </Alert>
      <ToLogin />
    </RecoveryFrame>
  )
}

function ToLogin() {
  const { t } = useTranslation()
  return (
    <Button variant="contained" size="large" component={Link} to="/login" replace>
      {t('sso.callback.backToLogin')}
    </Button>
  )
}
