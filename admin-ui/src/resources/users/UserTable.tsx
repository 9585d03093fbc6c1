import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { roleText } from '@parley/contracts/role-words.ts'
import { DataTable, useLocale, useTranslate } from 'react-admin'
import { BulkActionButton, RecordLink, RowTable, StateWord, TimeCol } from '../../lists/index.ts'
import BlockIcon from '@mui/icons-material/BlockRounded'
import { BulkDeleteButton } from '../../rows/index.ts'
import { UserActions, type UserActionsProps } from './UserActions.tsx'
import { nameOfUser, organisationOf, type UserRow } from '../../kinds/index.ts'

/** People of all organisations (Document 1, 2.10; Document 3, section 4). */
export function UserTable(actions: Omit<UserActionsProps, 'user'>) {
  const translate = useTranslate()
  return (
    <RowTable<UserRow>
      bulkActionButtons={<UserBulkActions />}
      wide={['organisation', 'createdAt', 'roles', 'isObsolete']}
    >
      <DataTable.Col<UserRow>
        source="lastName"
        label="resources.users.fields.name"
        render={(user) => <NameAndEmail user={user} />}
      />
      <DataTable.Col<UserRow> source="roles" disableSort render={(user) => <Roles user={user} />} />
      <DataTable.Col<UserRow>
        source="organisation"
        disableSort
        render={(user) => organisationOf(user) ?? translate('users.platform')}
      />
      <DataTable.Col<UserRow>
        source="isObsolete"
        render={({ isObsolete }) => <Status isObsolete={isObsolete} />}
      />
      <TimeCol<UserRow> source="createdAt" />
      <DataTable.Col<UserRow>
        label="users.actions"
        align="right"
        render={(user) => <UserActions user={user} {...actions} />}
      />
    </RowTable>
  )
}

/** Displayed as Active or Obsolete (Document 3, section 4). */
function Status({ isObsolete }: { isObsolete: boolean }) {
  const translate = useTranslate()
  return (
    <StateWord colour={isObsolete ? 'low' : 'approver'}>
      {translate(isObsolete ? 'users.obsolete' : 'users.active')}
    </StateWord>
  )
}

/** A phone has no room for the status beside it. */
function NameAndEmail({ user }: { user: UserRow }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>
        <RecordLink>{nameOfUser(user)}</RecordLink>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{user.email}</Box>
      {user.isObsolete && (
        <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
          <Status isObsolete />
        </Box>
      )}
    </Box>
  )
}

function Roles({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const locale = useLocale()
  if (user.isSuperAdmin) return <Chip size="small" color="primary" label={translate('users.superAdmin')} />
  if (user.roles.length === 0) return translate('users.noRole')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {user.roles.map(({ id, name }) => (
        <Chip key={id} size="small" variant="outlined" label={roleText(name, locale)} />
      ))}
    </Box>
  )
}

const bulkDeletion = {
  label: 'ra.action.delete',
  title: 'users.deleteSeveral',
  content: 'users.deleteMeaning',
  done: 'users.severalDeleted',
}

function UserBulkActions() {
  return (
    <>
      <BulkActionButton
        label="users.deactivate"
        icon={<BlockIcon />}
        action="update"
        data={{ isObsolete: true }}
        done="users.severalDeactivated"
        confirm={{ title: 'users.deactivateSeveral', content: 'users.deactivateText' }}
      />
      <BulkDeleteButton words={bulkDeletion} />
    </>
  )
}
