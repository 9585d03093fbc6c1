import type { Role } from '@parley/contracts/http/roles.ts'
import { useTranslate } from 'react-admin'
import { DeleteAction, EditAction, RowActions } from '../../rows/index.ts'

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
      <EditAction of="roles" name={name} refusal={refusal} onClick={() => onEdit(role.id)} />
      <DeleteAction of="roles" name={name} refusal={refusal} onClick={() => onDelete(role)} />
    </RowActions>
  )
}
