import Button from '@mui/material/Button'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../name-of-user.ts'

/** For somebody who has lost the device of their second factor, where one is on; their sessions end. */
export function RemoveTwoFactorButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [isGone, setIsGone] = useState(false)
  if (user.hasTwoFactor !== true || isGone) return null
  return (
    <>
      <Button sx={{ mr: 'auto' }} onClick={() => setAsking(true)}>
        {t('users.removeTwoFactor')}
      </Button>
      {asking && (
        <DeleteDialog
          route={removeUserTwoFactor}
          input={{ params: { id: user.id } }}
          refreshes={[]}
          title={t('users.removeTwoFactorTitle')}
          text={t('users.removeTwoFactorText')}
          subject={nameOfUser(user)}
          confirmLabel={t('users.removeTwoFactor')}
          said={t('users.twoFactorRemoved')}
          onDeleted={() => setIsGone(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
