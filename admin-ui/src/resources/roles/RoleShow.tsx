import { roleText } from '@parley/contracts/role-words.ts'
import { useState } from 'react'
import { useLocale, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import type { Role } from '@parley/contracts/http/roles.ts'
import { DeleteDialog } from '../../dialogs/parts.ts'
import { ConsoleShow, RecordTitle, RelatedUsers, RelatedEvents } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { ActionsOfPage } from '../../rows/index.ts'
import { RoleActions } from './RoleActions.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { Owner, Permissions, roleDeletion } from './RoleTable.tsx'

/** A role: what it lets people do, and who has it. */
export function RoleShow() {
  const locale = useLocale()
  return (
    <ConsoleShow
      title={<RecordTitle<Role> nameOf={({ name }) => roleText(name, locale)} />}
      actions={<PageActions />}
      related={<Related />}
    >
      <RoleFacts />
    </ConsoleShow>
  )
}

function PageActions() {
  const role = useRecordContext<Role>()
  const translate = useTranslate()
  const redirect = useRedirect()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  if (role === undefined) return null
  const close = (): void => setOpen(undefined)
  return (
    <ActionsOfPage value>
      <RoleActions role={role} onEdit={() => setOpen('edit')} onDelete={() => setOpen('delete')} />
      {open === 'edit' && <RoleDialog id={role.id} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          record={role}
          subject={role.name}
          title={translate('roles.delete')}
          text={translate('roles.deleteText')}
          texts={roleDeletion}
          onClose={close}
          onDeleted={() => redirect('list', 'roles')}
        />
      )}
    </ActionsOfPage>
  )
}

function RoleFacts() {
  const role = useRecordContext<Role>()
  const translate = useTranslate()
  const locale = useLocale()
  if (role === undefined) return null
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

function Related() {
  const role = useRecordContext<Role>()
  if (role === undefined) return null
  return (
    <>
      <RelatedUsers filter={{ roleId: role.id }} />
      <RelatedEvents filter={{ entityId: role.id }} />
    </>
  )
}
