import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Role } from '@parley/contracts/http/roles.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import { type Organisation, tenantFields } from '../organisations.ts'
import { mayGive, useTenantRoles } from '../../roles/index.ts'
import type { UserForm } from '../use-user-form.ts'

interface RoleFieldProps {
  form: UserForm
  user: User | undefined
  organisations: readonly Organisation[]
}

/** One role of the person's tenant; those that grant more than the actor has cannot be chosen (decisions D1). */
export function RoleField({ form, user, organisations }: RoleFieldProps) {
  const { t, i18n } = useTranslation()
  const actor = useUser()
  const { organisationId, roleId } = form.values
  const isOwn = organisationId === (actor.clientId ?? actor.consultingFirmId)
  const tenant = isOwn ? {} : tenantFields(organisations.find(({ id }) => id === organisationId))
  const isSuperAdmin = user?.isSuperAdmin === true
  const roles = useTenantRoles(tenant, organisationId !== '' && !isSuperAdmin)
  const offered = offeredRoles(roles.data ?? [], user)
  if (isSuperAdmin) return null
  return (
    <TextField
      {...form.field('roleId')}
      select
      label={t('users.role')}
      error={roles.isError}
      helperText={roles.isError && t('users.rolesFailed', { message: messageOf(roles.error) })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      value={offered.some(({ id }) => id === roleId) ? roleId : ''}
    >
      <MenuItem value="">{t('users.noRole')}</MenuItem>
      {offered.map((role) => (
        <MenuItem
          key={role.id}
          value={role.id}
          disabled={role.id !== roleId && !mayGive(actor, role.permissions)}
        >
          {roleText(role.name, i18n.language)}
        </MenuItem>
      ))}
    </TextField>
  )
}

type OfferedRole = Pick<Role, 'id' | 'name' | 'permissions'>

/** The roles of the tenant, and those that the person has, while the list is on its way. */
function offeredRoles(roles: readonly Role[], user: User | undefined): OfferedRole[] {
  const held = (user?.roles ?? []).filter(({ id }) => !roles.some((role) => role.id === id))
  return [...held.map((role) => ({ ...role, permissions: [] })), ...roles]
}
