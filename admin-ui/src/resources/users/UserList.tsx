import { useState } from 'react'
import { AutocompleteInput, ReferenceInput, TextInput, useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx'
import { useDialogAddress } from '../../dialogs/use-dialog-address.ts'
import { ConsoleList } from '../../lists/ConsoleList.tsx'
import type { CsvColumn } from '../../lists/csv-rows.ts'
import { ShowObsoleteSwitch } from '../../obsolete/ShowObsoleteSwitch.tsx'
import { CountCards } from './CountCards.tsx'
import { ObsoleteDialog } from './ObsoleteDialog.tsx'
import { useCount } from './use-count.ts'
import { nameOfUser, organisationOf, type UserRow } from './user-row.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserTable } from './UserTable.tsx'

const byName = { field: 'name', order: 'ASC' } as const

const filters = [
  <TextInput key="q" source="q" type="search" label="users.search" alwaysOn resettable />,
  <ReferenceInput key="firm" source="consultingFirmId" reference="consulting-firms" sort={byName}>
    <AutocompleteInput optionText="name" label="resources.users.fields.consultingFirmId" />
  </ReferenceInput>,
  <ReferenceInput key="client" source="clientId" reference="clients" sort={byName}>
    <AutocompleteInput optionText="name" label="resources.users.fields.clientId" />
  </ReferenceInput>,
  <ReferenceInput key="role" source="roleId" reference="roles" sort={byName}>
    <AutocompleteInput optionText="name" label="resources.users.fields.roleId" />
  </ReferenceInput>,
]

const csv: CsvColumn<UserRow>[] = [
  { label: 'resources.users.fields.name', value: nameOfUser },
  { label: 'resources.users.fields.email', value: ({ email }) => email },
  { label: 'resources.users.fields.roles', value: ({ roles }) => roles.map(({ name }) => name).join(', ') },
  { label: 'resources.users.fields.organisation', value: organisationOf },
  { label: 'users.obsolete', value: ({ isObsolete }) => String(isObsolete) },
  { label: 'resources.users.fields.createdAt', value: ({ createdAt }) => createdAt },
]
const deletion = { deleted: 'users.deleted', deleteFailed: 'users.deleteFailed' }

/** Everybody who may sign in, of all organisations (Document 1, 2.10; decisions D8). */
export function UserList() {
  const { isNew, id, edit, close } = useDialogAddress()
  const [doomed, setDoomed] = useState<UserRow>()
  const [leaving, setLeaving] = useState<UserRow>()
  return (
    <>
      <UserCounts />
      <ConsoleList<UserRow>
        title="users.heading"
        sort={{ field: 'lastName', order: 'ASC' }}
        filters={filters}
        tools={<ShowObsoleteSwitch />}
        csv={csv}
      >
        <UserTable onEdit={edit} onObsolete={setLeaving} onDelete={setDoomed} />
      </ConsoleList>
      {(isNew || id !== undefined) && <UserDialog key={id ?? ''} id={id} onClose={close} />}
      {leaving !== undefined && <ObsoleteDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {doomed !== undefined && <DeleteUserDialog user={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

/** Inactive is who is obsolete (Document 1, 2.10). */
function UserCounts() {
  const total = useCount({ showObsolete: true })
  const active = useCount({ isObsolete: false })
  const inactive = useCount({ isObsolete: true })
  return (
    <CountCards
      counts={[
        { label: 'users.total', value: total },
        { label: 'users.active', value: active },
        { label: 'users.inactive', value: inactive },
      ]}
    />
  )
}

/** What deleting somebody means is said before (decisions D3). */
function DeleteUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DeleteDialog
      record={user}
      subject={`${nameOfUser(user)} (${user.email})`}
      title={translate('users.delete')}
      text={
        <>
          <p>{translate('users.deleteText')}</p>
          <p>{translate('users.deleteMeaning')}</p>
        </>
      }
      texts={deletion}
      onClose={onClose}
    />
  )
}
