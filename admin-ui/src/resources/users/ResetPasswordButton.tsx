import Button from '@mui/material/Button'
import { sendPasswordReset } from '@parley/contracts/http/users.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { reasonOf } from '../../dialogs/index.ts'
import { useGuarded } from '../../session/index.ts'
import type { UserRow } from '../../kinds/index.ts'

/** Unlocks an account and mails a link to set a password (decisions D10, Unlocking). */
export function ResetPasswordButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const guarded = useGuarded()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await guarded(() => callRoute(sendPasswordReset, { params: { id: user.id } }))
      notify(message, { type: 'success', autoHideDuration: 3000 })
    } catch (error) {
      notify(reasonOf(error, { failed: translate('users.resetFailed') }), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void send()} sx={{ mr: 'auto' }}>
      {translate('users.sendReset')}
    </Button>
  )
}
