import BlockIcon from '@mui/icons-material/BlockRounded'
import RestoreIcon from '@mui/icons-material/RestoreRounded'
import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DeleteAction, EditAction, RowAction, RowActions } from '../../rows/index.ts'
import { useObsoleteFlag } from './ObsoleteDialog.tsx'
import { nameOfUser, type UserRow } from '../../kinds/index.ts'

export interface UserActionsProps {
  user: UserRow
  onEdit: (id: string) => void
  onObsolete: (user: UserRow) => void
  onDelete: (user: UserRow) => void
}

/** What can be done with one person. */
export function UserActions({ user, onEdit, onObsolete, onDelete }: UserActionsProps) {
  const translate = useTranslate()
  const name = nameOfUser(user)
  return (
    <RowActions>
      <EditAction of="users" name={name} onClick={() => onEdit(user.id)} />
      {user.isObsolete ? (
        <ActivateAction user={user} />
      ) : (
        <RowAction
          icon={BlockIcon}
          title={translate('users.deactivate')}
          label={translate('users.deactivateNamed', { name })}
          onClick={() => onObsolete(user)}
        />
      )}
      <DeleteAction of="users" name={name} onClick={() => onDelete(user)} />
    </RowActions>
  )
}

/** Nothing is lost by it, so that nothing is asked. */
function ActivateAction({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { flip, isPending, refusal } = useObsoleteFlag(user)
  useEffect(() => {
    if (refusal !== undefined) notify(refusal, { type: 'error' })
  }, [refusal, notify])
  return (
    <RowAction
      icon={RestoreIcon}
      title={translate('users.activate')}
      label={translate('users.activateNamed', { name: nameOfUser(user) })}
      refusal={isPending ? translate('ra.message.loading') : undefined}
      onClick={() => void flip()}
    />
  )
}
