import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/parts.ts'
import { ObsoleteDialog } from './ObsoleteDialog.tsx'
import { nameOfUser, type UserRow } from '../../kinds/index.ts'

const deletion = { deleted: 'users.deleted', deleteFailed: 'users.deleteFailed' }

interface UserDialogs {
  onObsolete: (user: UserRow) => void
  onDelete: (user: UserRow) => void
  dialogs: ReactNode
}

/** The questions before somebody is made obsolete or deleted, from their row and from their page. */
export function useUserDialogs(onDeleted?: () => void): UserDialogs {
  const translate = useTranslate()
  const [doomed, setDoomed] = useState<UserRow>()
  const [leaving, setLeaving] = useState<UserRow>()
  const dialogs = (
    <>
      {leaving !== undefined && <ObsoleteDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {doomed !== undefined && (
        <DeleteDialog
          record={doomed}
          subject={`${nameOfUser(doomed)} (${doomed.email})`}
          title={translate('users.delete')}
          // What deleting somebody means is said before (decisions D3).
          text={
            <>
              <p>{translate('users.deleteText')}</p>
              <p>{translate('users.deleteMeaning')}</p>
            </>
          }
          texts={deletion}
          onClose={() => setDoomed(undefined)}
          {...(onDeleted === undefined ? {} : { onDeleted })}
        />
      )}
    </>
  )
  return { onObsolete: setLeaving, onDelete: setDoomed, dialogs }
}
