import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { forgetDrafts } from '@parley/ui-kit/calls/draft-storage.ts'
import { forgetRecent } from '@parley/ui-kit/calls/recent-choices.ts'
import { setSessionLostDialog, type SessionLostOutcome } from '@parley/ui-kit/calls/session-lost.ts'
import { forgetSession, keepSession, reloadPage } from '@parley/ui-kit/calls/session-store.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { me } from '@parley/contracts/http/session.ts'
import { useUser } from '../session/index.ts'
import { SignInForm } from './SignInForm.tsx'

type Settle = (outcome: SessionLostOutcome) => void

/**
 * Stands over the page when the session is over: signing in again repeats what was under way and keeps what was
 * typed; leaving goes to the sign-in page (Document 1, section 7).
 */
export function SessionLostDialog() {
  const { t } = useTranslation()
  const user = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const settle = useRef<Settle | null>(null)
  const who = user.impersonation?.actor.email ?? user.email
  const given = useMemo(() => ({ email: who, password: '' }), [who])

  useEffect(() => {
    setSessionLostDialog(
      () =>
        new Promise((resolve) => {
          settle.current = resolve
          setOpen(true)
        }),
    )
    return () => setSessionLostDialog(null)
  }, [])

  const finish = (outcome: SessionLostOutcome): void => {
    setOpen(false)
    settle.current?.(outcome)
    settle.current = null
  }
  const decline = (): void => {
    forgetSession()
    forgetDrafts()
    forgetRecent()
    finish('declined')
    void navigate('/login')
    client.clear()
  }
  return (
    <Dialog open={open} maxWidth="xs" fullWidth aria-labelledby="session-over">
      <DialogTitle id="session-over">{t('session.sessionOver')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>{t('session.sessionOverText')}</DialogContentText>
        <SignInForm
          given={given}
          submitLabel={t('session.signInAgain')}
          onSignedIn={(answer) => {
            keepSession(answer.token, answer.user)
            const same = answer.user.id === user.id && answer.user.clientId === user.clientId
            if (!same) {
              reloadPage()
              return
            }
            client.setQueryData(keyOf(me, {}), { user: answer.user })
            finish('signed-in')
          }}
        />
        <Button fullWidth sx={{ mt: 2 }} onClick={decline}>
          {t('session.signOut')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
