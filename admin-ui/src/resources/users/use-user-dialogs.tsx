import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDeletion } from '../../dialogs/parts.ts'
import { ObsoleteDialog } from './ObsoleteDialog.tsx'
import { nameOfUser, type UserRow } from '../../kinds/index.ts'

const nameAndEmail = (user: UserRow): string => `${nameOfUser(user)} (${user.email})`

interface UserDialogs {
  onObsolete: (user: UserRow) => void
  onDelete: (user: UserRow) => void
  dialogs: ReactNode
}

/** The questions before somebody is made obsolete or deleted, from their row and from their page. */
export function useUserDialogs(onDeleted?: () => void): UserDialogs {
  const translate = useTranslate()
  // What deleting somebody means is said before (decisions D3).
  const text = (
    <>
      <p>{translate('users.deleteText')}</p>
      <p>{translate('users.deleteMeaning')}</p>
    </>
  )
  const { onDelete, deletion } = useDeletion({ of: 'users', nameOf: nameAndEmail, text }, onDeleted)
  const [leaving, setLeaving] = useState<UserRow>()
  const dialogs = (
    <>
      {leaving !== undefined && <ObsoleteDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {deletion}
    </>
  )
  return { onObsolete: setLeaving, onDelete, dialogs }
}
