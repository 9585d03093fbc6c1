import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createUser, getUser, listUsers, updateUser, type User } from '@parley/contracts/http/users.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { useStaleEdit } from '../../../lib/use-stale-edit.ts'
import { type Organisation, tenantFields } from './organisations.ts'

export interface UserForm {
  email: string
  firstName: string
  lastName: string
  /** '' is none. */
  roleId: string
  organisationId: string
  password: string
}

export const valuesOf = (user: User | undefined, actor: SessionUser): UserForm => ({
  email: user?.email ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  roleId: user?.roles[0]?.id ?? '',
  organisationId: user?.clientId ?? user?.consultingFirmId ?? actor.clientId ?? actor.consultingFirmId ?? '',
  password: '',
})

interface Saving {
  user: User | undefined
  form: UseFormReturn<UserForm>
  organisations: readonly Organisation[]
}

/** Saves the form; what the server says of fields stands beside them, the rest above the form. */
export function useSaveUser({ user, form, organisations }: Saving) {
  const { t } = useTranslation()
  const create = useRouteMutation(createUser, [listUsers, listRoles])
  const update = useRouteMutation(updateUser, [listUsers, getUser, listRoles, getInitiative])
  const stale = useStaleEdit(user)
  const [error, setError] = useState<unknown>(null)

  const send = async (values: UserForm): Promise<User> => {
    const { email, firstName, lastName, password, organisationId } = values
    const roleIds = values.roleId === '' ? [] : [values.roleId]
    if (user !== undefined) {
      // A person with several roles keeps them unless another is chosen.
      const roles = form.formState.dirtyFields.roleId === true ? { roleIds } : {}
      const changes = { email, firstName, lastName, ...roles, updatedAt: stale.updatedAt }
      return update.mutateAsync({ params: { id: user.id }, body: changes })
    }
    const tenant = tenantFields(organisations.find(({ id }) => id === organisationId))
    const locale = i18n.language === 'de' ? ('de' as const) : ('en' as const)
    const body = { email, firstName, lastName, roleIds, ...tenant, locale }
    return create.mutateAsync({ body: password === '' ? body : { ...body, password } })
  }

  const save = async (values: UserForm): Promise<User | undefined> => {
    setError(null)
    try {
      return await send(values)
    } catch (refusal) {
      stale.note(refusal)
      setError(refusal)
      return undefined
    }
  }
  const errors: Partial<Record<string, string>> = error instanceof ApiError ? error.errors : {}
  const message = error === null ? undefined : messageOf(error)
  const failure = stale.isStale && message !== undefined ? `${message} ${t('users.overwrite')}` : message
  return { save, failure, errors }
}
