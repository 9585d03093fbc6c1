import { TextInput } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import { ConsoleList, type CsvColumn, clientFilter, firmFilter, referenceFilter } from '../../lists/index.ts'
import { ShowObsoleteSwitch } from '../../obsolete/index.ts'
import { CountCards } from './CountCards.tsx'
import { useCount } from './use-count.ts'
import { nameOfUser, organisationOf, type UserRow } from '../../kinds/index.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserTable } from './UserTable.tsx'
import { useUserDialogs } from './use-user-dialogs.tsx'

const filters = [
  <TextInput key="q" source="q" type="search" label="users.search" alwaysOn resettable />,
  firmFilter('users'),
  clientFilter('users'),
  referenceFilter('users', { source: 'roleId', reference: 'roles' }),
]

const csv: CsvColumn<UserRow>[] = [
  { label: 'resources.users.fields.name', value: nameOfUser },
  { label: 'resources.users.fields.email', value: ({ email }) => email },
  { label: 'resources.users.fields.roles', value: ({ roles }) => roles.map(({ name }) => name).join(', ') },
  { label: 'resources.users.fields.organisation', value: organisationOf },
  { label: 'users.obsolete', value: ({ isObsolete }) => String(isObsolete) },
  { label: 'resources.users.fields.createdAt', value: ({ createdAt }) => createdAt },
]

/** Everybody who may sign in, of all organisations (Document 1, 2.10; decisions D8). */
export function UserList() {
  const { edit, dialog } = useDialogAddress(UserDialog)
  const { dialogs, ...asks } = useUserDialogs()
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
        <UserTable onEdit={edit} {...asks} />
      </ConsoleList>
      {dialog}
      {dialogs}
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
