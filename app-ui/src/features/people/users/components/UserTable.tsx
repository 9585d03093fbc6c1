import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { User } from '@parley/contracts/http/users.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import { nameOfUser } from '../name-of-user.ts'

interface UserTableProps {
  users: readonly User[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** People of several organisations are listed. */
  showOrganisation: boolean
  /** Undefined for those who may only look. */
  changes: { onEdit: (user: User) => void; onDelete: (user: User) => void } | undefined
  onOpen: (user: User) => void
}

/** Name plus e-mail, roles, status, and what can be done (Document 1, 2.10). */
export function UserTable({ users, sort, onSort, showOrganisation, changes, onOpen }: UserTableProps) {
  const { t } = useTranslation()
  const head = { sort, onSort }
  return (
    <StackingTable label={t('users.title')}>
      <TableHead>
        <TableRow>
          <SortHeader field="name" {...head}>
            {t('users.name')}
          </SortHeader>
          <TableCell>{t('users.roles')}</TableCell>
          {showOrganisation && <TableCell>{t('users.organisation')}</TableCell>}
          <SortHeader field="isObsolete" {...head}>
            {t('users.status')}
          </SortHeader>
          {changes && <TableCell align="right">{t('users.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            showOrganisation={showOrganisation}
            changes={changes}
            onOpen={() => onOpen(user)}
          />
        ))}
      </TableBody>
    </StackingTable>
  )
}

type UserRowProps = Pick<UserTableProps, 'showOrganisation' | 'changes'> & { user: User; onOpen: () => void }

function UserRow({ user, showOrganisation, changes, onOpen }: UserRowProps) {
  const { t } = useTranslation()
  const name = nameOfUser(user)
  const isOwn = useUser().id === user.id
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
          <UserAvatar name={name} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <RowLink name={name} label={t('users.openNamed', { name })} onClick={onOpen} />
              {isOwn && <StatusBadge tone="outline">{t('users.you')}</StatusBadge>}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{user.email}</Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell data-label={t('users.roles')}>
        <RoleBadges user={user} />
      </TableCell>
      {showOrganisation && (
        <TableCell data-label={t('users.organisation')}>
          {organisationOf(user) ?? t('users.platform')}
        </TableCell>
      )}
      <TableCell data-label={t('users.status')}>
        <UserStatus user={user} />
      </TableCell>
      {changes && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <EditAction label={t('users.editNamed', { name })} onClick={() => changes.onEdit(user)} />
          <DeleteAction
            label={t('users.deleteNamed', { name })}
            refusal={isOwn ? t('users.ownAccount') : undefined}
            onClick={() => changes.onDelete(user)}
          />
        </TableCell>
      )}
    </TableRow>
  )
}

export const organisationOf = (user: User): string | undefined =>
  user.client?.name ?? user.consultingFirm?.name

export function RoleBadges({ user }: { user: User }) {
  const { i18n } = useTranslation()
  if (user.roles.length === 0) return '–'
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {user.roles.map(({ id, name }) => (
        <StatusBadge key={id} tone="info">
          {roleText(name, i18n.language)}
        </StatusBadge>
      ))}
    </Box>
  )
}

export function UserStatus({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <StatusBadge dot tone={user.isObsolete ? 'neutral' : 'success'}>
      {user.isObsolete ? t('users.inactive') : t('users.active')}
    </StatusBadge>
  )
}
