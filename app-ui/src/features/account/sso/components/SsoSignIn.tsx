import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField, emailProblem } from '../../fields/index.ts'
import { listSsoProvidersRoute } from '../sso-routes.ts'
import { useLeaveForProvider } from '../use-leave-for-provider.ts'

interface SsoSignInProps {
  email: string
  returnTo: string | null
  onBack: () => void
}

/** Asks for the address alone, finds the provider by its domain and goes there; an unknown domain is told plainly. */
export function SsoSignIn({ email: given, returnTo, onBack }: SsoSignInProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(given)
  const [tried, setTried] = useState(false)
  const { find, failure, isBusy } = useFindProvider(returnTo)
  const problem = emailProblem(email)
  return (
    <form
      noValidate
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problem === undefined && !isBusy) void find(email.trim())
      }}
    >
      <Typography color="textSecondary">{t('sso.signInText')}</Typography>
      {failure !== undefined && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <EmailField autoFocus problem={tried && problem && t(problem)} value={email} onChange={setEmail} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('sso.continue')}
      </Button>
      <Button onClick={onBack}>{t('sso.backToPassword')}</Button>
    </form>
  )
}

function useFindProvider(returnTo: string | null) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const way = useLeaveForProvider(returnTo)
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const find = async (email: string): Promise<void> => {
    setIsAsking(true)
    setFailure(undefined)
    try {
      const input = { query: { email } }
      const providers = await callRoute(listSsoProvidersRoute, input)
      client.setQueryData(keyOf(listSsoProvidersRoute, input), providers)
      if (providers.length > 0) await way.leave(email)
      else setFailure(t('sso.unknownDomain', { domain: email.slice(email.lastIndexOf('@') + 1) }))
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setIsAsking(false)
    }
  }
  return {
    find,
    isBusy: isAsking || way.isBusy,
    failure: failure ?? (way.failure === null ? undefined : messageOf(way.failure)),
  }
}
