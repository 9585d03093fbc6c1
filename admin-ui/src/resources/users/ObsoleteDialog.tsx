import { useState } from 'react'
import { useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin'
import { AskDialog } from '../../dialogs/parts.ts'
import { reasonOf } from '../../dialogs/index.ts'
import { nameOfUser, type UserRow } from '../../kinds/index.ts'

/** Asks before somebody is marked as obsolete, which signs them out. */
export function ObsoleteDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const translate = useTranslate()
  const { flip, isPending, refusal } = useObsoleteFlag(user)
  const confirm = async (): Promise<void> => {
    if (await flip()) onClose()
  }
  return (
    <AskDialog
      title={translate('users.deactivate')}
      text={translate('users.deactivateText')}
      subject={`${nameOfUser(user)} (${user.email})`}
      confirmLabel={translate('users.deactivate')}
      refusal={refusal}
      isBusy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

/** Flips the flag with an update (Document 3, section 4); answers whether that was done. */
export function useObsoleteFlag(user: UserRow) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const [refusal, setRefusal] = useState<string>()
  const isObsolete = !user.isObsolete
  const flip = async (): Promise<boolean> => {
    setRefusal(undefined)
    const data = { isObsolete, updatedAt: user.updatedAt }
    try {
      await update(resource, { id: user.id, data, previousData: user }, { returnPromise: true })
    } catch (error) {
      setRefusal(reasonOf(error, { failed: translate('users.updateFailed') }))
      return false
    }
    notify(isObsolete ? 'users.deactivated' : 'users.activated', {
      type: 'success',
      autoHideDuration: 3000,
    })
    return true
  }
  return { flip, isPending, refusal }
}
