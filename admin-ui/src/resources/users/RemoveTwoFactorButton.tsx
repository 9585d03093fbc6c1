import Button from '@mui/material/Button'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { useButtonCall } from '../../session/index.ts'
import type { UserRow } from '../../kinds/index.ts'

/** For somebody who has lost the device of their second factor, where one is on; their sessions end. */
export function RemoveTwoFactorButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, run } = useButtonCall('users.removeTwoFactorFailed')
  const [isAsking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  const remove = async (): Promise<void> => {
    await callRoute(removeUserTwoFactor, { params: { id: user.id } })
    setGone(true)
    notify(translate('users.twoFactorRemoved'), { type: 'success', autoHideDuration: 3000 })
  }
  if (user.hasTwoFactor !== true || isGone) return null
  return (
    <>
      <Button onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {translate('users.removeTwoFactor')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={translate('users.removeTwoFactorTitle')}
        content={translate('users.removeTwoFactorText')}
        confirm={translate('users.removeTwoFactor')}
        confirmColor="warning"
        onConfirm={() => void run(remove).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
