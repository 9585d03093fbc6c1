import Button from '@mui/material/Button'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { nameOfUser } from '../user-queries.ts'

/** For somebody who has lost the device of their second factor, where one is on; their sessions end. */
export function RemoveTwoFactorButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const remove = useRouteMutation(removeUserTwoFactor)
  const [isGone, setIsGone] = useState(false)
  const close = (): void => {
    setAsking(false)
    remove.reset()
  }
  if (user.hasTwoFactor !== true || isGone) return null
  return (
    <>
      <Button sx={{ mr: 'auto' }} onClick={() => setAsking(true)}>
        {t('users.removeTwoFactor')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('users.removeTwoFactorTitle')}
        text={t('users.removeTwoFactorText')}
        subject={nameOfUser(user)}
        confirmLabel={t('users.removeTwoFactor')}
        tone="danger"
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(
            { params: { id: user.id } },
            {
              onSuccess: () => {
                showSuccess(t('users.twoFactorRemoved'))
                setIsGone(true)
              },
            },
          )
        }
      />
    </>
  )
}
