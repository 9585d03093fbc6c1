import type { Role } from '@parley/contracts/http/roles.ts'
import { SelectInput, TextInput } from 'react-admin'
import { useDeletion } from '../../dialogs/parts.ts'
import { useDialogAddress } from '../../dialogs/index.ts'
import { ConsoleList, type CsvColumn, plainColumns, clientFilter, firmFilter } from '../../lists/index.ts'
import { RoleCounts } from './RoleCounts.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { roleDeletion, RoleTable } from './RoleTable.tsx'

const byName = { field: 'name', order: 'ASC' } as const
const kinds = [
  { id: true, name: 'roles.systemRoles' },
  { id: false, name: 'roles.customRoles' },
]

const filters = [
  <TextInput key="q" source="q" type="search" label="roles.search" alwaysOn resettable />,
  <SelectInput key="kind" source="isImmutable" choices={kinds} />,
  firmFilter('roles'),
  clientFilter('roles'),
]

const csv: CsvColumn<Role>[] = [
  { label: 'resources.roles.fields.name', value: ({ name }) => name },
  { label: 'resources.roles.fields.description', value: ({ description }) => description },
  { label: 'resources.roles.fields.permissions', value: ({ permissions }) => permissions.join(' ') },
  { label: 'resources.roles.fields.isImmutable', value: ({ isImmutable }) => String(isImmutable) },
  ...plainColumns<Role>('roles', ['clientId', 'consultingFirmId', 'userCount']),
]

/** Roles of all organisations (Document 1, 2.11; decisions D8). */
export function RoleList() {
  const { edit, dialog } = useDialogAddress(RoleDialog)
  const { onDelete, deletion } = useDeletion(roleDeletion)
  return (
    <>
      <RoleCounts />
      <ConsoleList<Role> title="roles.heading" sort={byName} filters={filters} csv={csv}>
        <RoleTable onEdit={edit} onDelete={onDelete} />
      </ConsoleList>
      {dialog}
      {deletion}
    </>
  )
}
