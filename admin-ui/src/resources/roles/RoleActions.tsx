import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import type { Role } from '@parley/contracts/http/roles.ts'
import { useTranslate } from 'react-admin'
import { RowAction, RowActions } from '../../rows/index.ts'

export interface RoleChanges {
  onEdit: (id: string) => void
  onDelete: (role: Role) => void
}

/** What can be done with a role; nothing with one of the product's own. */
export function RoleActions({ role, onEdit, onDelete }: RoleChanges & { role: Role }) {
  const translate = useTranslate()
  const { name, isImmutable } = role
  const refusal = isImmutable ? translate('roles.locked') : undefined
  return (
    <RowActions>
      <RowAction
        icon={EditIcon}
        title={translate('roles.edit')}
        label={translate('roles.editNamed', { name })}
        refusal={refusal}
        onClick={() => onEdit(role.id)}
      />
      <RowAction
        icon={DeleteIcon}
        title={translate('roles.delete')}
        label={translate('roles.deleteNamed', { name })}
        refusal={refusal}
        onClick={() => onDelete(role)}
      />
    </RowActions>
  )
}
