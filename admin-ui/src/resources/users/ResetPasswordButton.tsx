import Button from '@mui/material/Button'
import { sendPasswordReset } from '@parley/contracts/http/users.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useNotify, useTranslate } from 'react-admin'
import { useButtonCall } from '../../session/index.ts'
import type { UserRow } from '../../kinds/index.ts'

/** Unlocks an account and mails a link to set a password (decisions D10, Unlocking). */
export function ResetPasswordButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, run } = useButtonCall('users.resetFailed')
  const send = async (): Promise<void> => {
    const { message } = await callRoute(sendPasswordReset, { params: { id: user.id } })
    notify(message, { type: 'success', autoHideDuration: 3000 })
  }
  return (
    <Button loading={isBusy} onClick={() => void run(send)} sx={{ mr: 'auto' }}>
      {translate('users.sendReset')}
    </Button>
  )
}
