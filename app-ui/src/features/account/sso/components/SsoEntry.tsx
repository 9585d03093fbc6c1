import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { useLeaveForProvider } from '../use-leave-for-provider.ts'
import { useProviderOf } from '../use-provider-of.ts'
import { SsoSignIn } from './SsoSignIn.tsx'

interface SsoEntryProps {
  /** As it was left in the form with the password. */
  email: string
  /** Where to go afterwards. */
  returnTo: string | null
  /** Stands in place of the form with the password. */
  isOpen: boolean
  onOpen: (open: boolean) => void
}

/**
 * The way in without a password: where the address's domain has a provider, straight there; else it is asked for
 * (decisions D7).
 */
export function SsoEntry({ email, returnTo, isOpen, onOpen }: SsoEntryProps) {
  const { t } = useTranslation()
  const provider = useProviderOf(email)
  const { leave, isBusy, failure } = useLeaveForProvider(returnTo)
  if (isOpen) return <SsoSignIn email={email} returnTo={returnTo} onBack={() => onOpen(false)} />
  const name = provider === undefined ? undefined : t(`sso.providerName.${provider}`)
  return (
    <>
      {failure !== null && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          {messageOf(failure)}
        </Alert>
      )}
      <Button
        fullWidth
        size="large"
        variant="outlined"
        loading={isBusy}
        onClick={() => {
          if (provider === undefined) onOpen(true)
          else void leave(email)
        }}
      >
        {name === undefined ? t('sso.signInTitle') : t('sso.continueWith', { name })}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, '&:empty': { m: 0 } }}>
        {name !== undefined && t('sso.offered')}
      </Typography>
    </>
  )
}
