import { roleText } from '@parley/contracts/role-words.ts'
import { useLocale, useTranslate } from 'react-admin'
import type { Role } from '@parley/contracts/http/roles.ts'
import { useDeletion } from '../../dialogs/parts.ts'
import { ConsoleShow, RecordTitle, RelatedUsers, RelatedEvents, usePageActions } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RoleActions } from './RoleActions.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { Owner, Permissions, roleDeletion } from './RoleTable.tsx'

/** A role: what it lets people do, and who has it. */
export function RoleShow() {
  const locale = useLocale()
  return (
    <ConsoleShow<Role>
      title={<RecordTitle<Role> nameOf={({ name }) => roleText(name, locale)} />}
      actions={<PageActions />}
      related={relatedOf}
    >
      {(role) => <RoleFacts role={role} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record: role, form, onEdit, onDeleted } = usePageActions<Role>(RoleDialog)
  const { onDelete, deletion } = useDeletion(roleDeletion, onDeleted)
  if (role === undefined) return null
  return (
    <>
      <RoleActions role={role} onEdit={onEdit} onDelete={onDelete} />
      {form}
      {deletion}
    </>
  )
}

function RoleFacts({ role }: { role: Role }) {
  const translate = useTranslate()
  const locale = useLocale()
  const label = (field: string): string => `resources.roles.fields.${field}`
  return (
    <Facts
      facts={[
        { label: label('name'), value: roleText(role.name, locale) },
        { label: label('description'), value: role.description || '–' },
        { label: label('permissions'), value: <Permissions permissions={role.permissions} /> },
        { label: label('owner'), value: <Owner role={role} isLink /> },
        { label: label('isImmutable'), value: translate(role.isImmutable ? 'roles.yes' : 'roles.no') },
        { label: label('userCount'), value: role.userCount },
        { label: 'resources.users.fields.createdAt', value: <TimeText at={role.createdAt} /> },
      ]}
    />
  )
}

function relatedOf(role: Role) {
  return (
    <>
      <RelatedUsers filter={{ roleId: role.id }} />
      <RelatedEvents filter={{ entityId: role.id }} />
    </>
  )
}
