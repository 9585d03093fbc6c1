import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createUser, getUser, listUsers, updateUser, type User } from '@parley/contracts/http/users.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { type RecordForm, useRecordForm } from '../../records/editing/parts.ts'
import { type Organisation, tenantFields } from './organisations.ts'

interface UserValues {
  email: string
  firstName: string
  lastName: string
  /** '' is none. */
  roleId: string
  organisationId: string
  password: string
}

export type UserForm = RecordForm<User, UserValues>

const valuesOf = (user: User | undefined, actor: SessionUser): UserValues => ({
  email: user?.email ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  roleId: user?.roles[0]?.id ?? '',
  organisationId: user?.clientId ?? user?.consultingFirmId ?? actor.clientId ?? actor.consultingFirmId ?? '',
  password: '',
})

/** Somebody else's state of the account, in a line. */
export const lineOf = ({ firstName, lastName, email, roles }: User): string =>
  [`${firstName} ${lastName}`.trim(), email, ...roles.map(({ name }) => name)].filter(Boolean).join(' · ')

interface UserFormOptions {
  user: User | undefined
  organisations: readonly Organisation[]
  onClose: () => void
}

/** The form of an account, or of a new one. */
export function useUserForm({ user, organisations, onClose }: UserFormOptions): UserForm {
  const { t } = useTranslation()
  const actor = useUser()
  return useRecordForm({
    record: user,
    valuesOf: (known: User | undefined) => valuesOf(known, actor),
    refreshes: [listUsers, getUser, listRoles, getInitiative],
    create: {
      route: createUser,
      input: ({ email, firstName, lastName, roleId, organisationId, password }) => ({
        body: {
          email,
          firstName,
          lastName,
          roleIds: roleId === '' ? [] : [roleId],
          ...tenantFields(organisations.find(({ id }) => id === organisationId)),
          locale: i18n.language === 'de' ? ('de' as const) : ('en' as const),
          ...(password !== '' && { password }),
        },
      }),
    },
    update: {
      route: updateUser,
      input: ({ email, firstName, lastName, roleId }, { id, updatedAt }, changed) => ({
        params: { id },
        body: {
          email,
          firstName,
          lastName,
          // A person with several roles keeps them unless another is chosen.
          ...(changed('roleId') && { roleIds: roleId === '' ? [] : [roleId] }),
          updatedAt,
        },
      }),
    },
    onSaved: ({ email }: User, { password }) => {
      const invited = user === undefined && password === ''
      showSuccess(invited ? t('users.invited', { email }) : t('common.saved'))
      onClose()
    },
  })
}
