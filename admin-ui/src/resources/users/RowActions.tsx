import BlockIcon from '@mui/icons-material/BlockRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import RestoreIcon from '@mui/icons-material/RestoreRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useObsoleteFlag } from './ObsoleteDialog.tsx'
import { nameOfUser, type UserRow } from './user-row.ts'

export interface RowActionsProps {
  user: UserRow
  onEdit: (id: string) => void
  onObsolete: (user: UserRow) => void
  onDelete: (user: UserRow) => void
}

/** What can be done with one person. */
export function RowActions({ user, onEdit, onObsolete, onDelete }: RowActionsProps) {
  const translate = useTranslate()
  const name = nameOfUser(user)
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconAction
        label={translate('users.editNamed', { name })}
        icon={<EditIcon />}
        onClick={() => onEdit(user.id)}
      />
      {user.isObsolete ? (
        <ActivateButton user={user} />
      ) : (
        <IconAction
          label={translate('users.deactivateNamed', { name })}
          icon={<BlockIcon />}
          onClick={() => onObsolete(user)}
        />
      )}
      <IconAction
        label={translate('users.deleteNamed', { name })}
        icon={<DeleteIcon />}
        onClick={() => onDelete(user)}
      />
    </span>
  )
}

/** Nothing is lost by it, so that nothing is asked. */
function ActivateButton({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { flip, isPending, refusal } = useObsoleteFlag(user)
  useEffect(() => {
    if (refusal !== undefined) notify(refusal, { type: 'error' })
  }, [refusal, notify])
  return (
    <IconAction
      label={translate('users.activateNamed', { name: nameOfUser(user) })}
      icon={<RestoreIcon />}
      disabled={isPending}
      onClick={() => void flip()}
    />
  )
}

interface IconActionProps {
  label: string
  icon: ReactElement
  disabled?: boolean
  onClick: () => void
}

export function IconAction({ label, icon, disabled = false, onClick }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={disabled}
          onClick={onClick}
          sx={{ '& svg': { fontSize: 20 } }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
}
