import type { Permission } from '@parley/contracts/enums.ts'
import { createRole, getRole, listRoles, type Role, updateRole } from '@parley/contracts/http/roles.ts'
import { listUsers } from '@parley/contracts/http/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { useStaleEdit } from '../../../lib/use-stale-edit.ts'
import { allPermissions, spelledOut } from './permissions.ts'

export interface RoleForm {
  name: string
  description: string
  permissions: Permission[]
  /** Of new roles; '' is the own tenant. */
  clientId: string
}

export const valuesOf = (role: Role | undefined, clientId: string): RoleForm => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  permissions: role === undefined ? [] : spelledOut(role.permissions),
  clientId,
})

/** A role that has everything keeps doing so, with what is added to the product later. */
const toStore = (role: Role | undefined, chosen: Permission[]): (Permission | '*')[] =>
  role?.permissions.includes('*') === true && chosen.length === allPermissions.length ? ['*'] : chosen

/** Saves the form; what the server says of fields stands beside them, the rest above the form. */
export function useSaveRole(role: Role | undefined) {
  const { t } = useTranslation()
  const create = useRouteMutation(createRole, [listRoles])
  const update = useRouteMutation(updateRole, [listRoles, getRole, listUsers])
  const stale = useStaleEdit(role)
  const [error, setError] = useState<unknown>(null)

  const save = async ({ name, description, permissions, clientId }: RoleForm): Promise<Role | undefined> => {
    setError(null)
    const body = { name, description, permissions: toStore(role, permissions) }
    try {
      if (role === undefined)
        return await create.mutateAsync({ body: clientId === '' ? body : { ...body, clientId } })
      const changes = { ...body, updatedAt: stale.updatedAt }
      return await update.mutateAsync({ params: { id: role.id }, body: changes })
    } catch (refusal) {
      stale.note(refusal)
      setError(refusal)
      return undefined
    }
  }
  return { save, failure: failureText(), errors: error instanceof ApiError ? error.errors : {} }

  // Document 1, section 8: the server's message, else a sentence of the screen's own.
  function failureText(): string | undefined {
    if (error === null) return undefined
    const wasAnswered = error instanceof ApiError && error.code !== 'UNREADABLE'
    const message = wasAnswered || role !== undefined ? messageOf(error) : t('roles.createFailed')
    return stale.isStale ? `${message} ${t('roles.overwrite')}` : message
  }
}
