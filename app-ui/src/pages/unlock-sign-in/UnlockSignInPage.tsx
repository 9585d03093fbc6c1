import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { RecoveryFrame } from '../../features/account/recovery/components/RecoveryFrame.tsx'
import { unlockSignInRoute } from '../../features/account/recovery/recovery-routes.ts'
import '../../features/account/recovery/locales/en.ts'

type State = { at: 'asking' | 'working' | 'open' } | { at: 'failed'; error: unknown }

/**
 * Where the mail about a locked sign-in leads. It opens at the click alone, because programs that look through mails
 * open links too.
 */
export function UnlockSignInPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>({ at: 'asking' })
  const isOver = token === '' || (state.at === 'failed' && hasStatus(state.error, 400))
  const open = async (): Promise<void> => {
    setState({ at: 'working' })
    try {
      await callRoute(unlockSignInRoute, { body: { token } })
      setState({ at: 'open' })
    } catch (error) {
      setState({ at: 'failed', error })
    }
  }
  const isOpen = state.at === 'open'
  return (
    <RecoveryFrame
      title={t('recovery.unlockTitle')}
      {...(isOpen || isOver ? {} : { text: t('recovery.unlockText') })}
    >
      {isOpen && (
        <Alert severity="success" role="status">
          {t('recovery.unlocked')}
        </Alert>
      )}
      {(isOver || state.at === 'failed') && (
        <Alert severity="error" role="alert">
          {state.at === 'failed' && !isOver ? messageOf(state.error) : t('recovery.unlockInvalid')}
        </Alert>
      )}
      {isOpen || isOver ? (
        <Button variant="outlined" component={Link} to="/login" replace>
          {t('recovery.toSignIn')}
        </Button>
      ) : (
        <Button variant="contained" size="large" loading={state.at === 'working'} onClick={() => void open()}>
          {t('recovery.unlock')}
        </Button>
      )}
    </RecoveryFrame>
  )
}
