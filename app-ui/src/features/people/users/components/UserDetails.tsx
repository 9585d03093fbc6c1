import type { User } from '@parley/contracts/http/users.ts'
import { FactsDialog } from '@parley/ui-kit/components/FactsDialog.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UserSignIn } from '../../../account/sso/index.ts'
import { nameOfUser } from '../name-of-user.ts'
import { organisationOf, RoleBadges, UserStatus } from './UserTable.tsx'

interface UserDetailsProps {
  user: User
  /** Undefined for those who may only look. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** One user, to look at. */
export function UserDetails({ user, onEdit, onClose }: UserDetailsProps) {
  const { t } = useTranslation()
  const facts: [string, ReactNode][] = [
    [t('users.email'), user.email],
    [t('users.roles'), <RoleBadges key="roles" user={user} />],
    [t('users.organisation'), organisationOf(user) ?? t('users.platform')],
    [t('users.status'), <UserStatus key="status" user={user} />],
    // Single sign-on is a client's, and for who manages its users.
    ...(user.clientId === null || onEdit === undefined
      ? []
      : [[t('users.sso'), <UserSignIn key="sso" user={user} />] satisfies [string, ReactNode]]),
    [t('users.created'), <RelativeTime key="created" at={user.createdAt} />],
    [t('users.updated'), <RelativeTime key="updated" at={user.updatedAt} />],
  ]
  return (
    <FactsDialog title={nameOfUser(user)} facts={facts} maxWidth="xs" onEdit={onEdit} onClose={onClose} />
  )
}
