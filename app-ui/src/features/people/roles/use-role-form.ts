import type { Permission } from '@parley/contracts/enums.ts'
import { createRole, getRole, listRoles, type Role, updateRole } from '@parley/contracts/http/roles.ts'
import { listUsers } from '@parley/contracts/http/users.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { type RecordForm, useRecordForm } from '../../records/editing/parts.ts'
import { allPermissions, spelledOut } from './permissions.ts'

interface RoleValues {
  name: string
  description: string
  permissions: Permission[]
  /** Of new roles; '' is the own tenant. */
  clientId: string
}

export type RoleForm = RecordForm<Role, RoleValues>

const valuesOf = (role: Role | undefined, clientId: string): RoleValues => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  permissions: role === undefined ? [] : spelledOut(role.permissions),
  clientId,
})

/** A role that has everything keeps doing so, with what is added to the product later. */
const toStore = (role: Role | undefined, chosen: Permission[]): (Permission | '*')[] =>
  role?.permissions.includes('*') === true && chosen.length === allPermissions.length ? ['*'] : chosen

interface RoleFormOptions {
  role: Role | undefined
  /** Of the client whose roles are on the screen; '' is none. */
  clientId: string
  /** Without a tenant of one's own a client must be named (Document 1, section 5). */
  needsClient: boolean
  onClose: () => void
}

/** The form of a role, or of a new one. */
export function useRoleForm({ role, clientId, needsClient, onClose }: RoleFormOptions): RoleForm {
  const { t } = useTranslation()
  const bodyOf = ({ name, description, permissions }: RoleValues) => ({
    name,
    description,
    permissions: toStore(role, permissions),
  })
  return useRecordForm({
    record: role,
    valuesOf: (known: Role | undefined) => valuesOf(known, clientId),
    refreshes: [listRoles, getRole, listUsers],
    check: (values) =>
      needsClient && values.clientId === '' ? { errors: { clientId: t('roles.clientRequired') } } : undefined,
    create: {
      route: createRole,
      input: (values) => ({
        body: { ...bodyOf(values), ...(values.clientId !== '' && { clientId: values.clientId }) },
      }),
    },
    update: {
      route: updateRole,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    // Document 1, section 8: the server's message, else a sentence of the screen's own.
    failed: (error) => {
      const wasAnswered = error instanceof ApiError && error.code !== 'UNREADABLE'
      return wasAnswered || role !== undefined ? messageOf(error) : t('roles.createFailed')
    },
    onSaved: () => {
      showSuccess(t('common.saved'))
      onClose()
    },
  })
}
