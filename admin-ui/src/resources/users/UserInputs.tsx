import Alert from '@mui/material/Alert'
import {
  AutocompleteInput,
  email,
  maxLength,
  PasswordInput,
  ReferenceInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type OrganisationForm, OrganisationInputs, tenantOf } from './OrganisationInputs.tsx'
import type { UserRow } from '../../kinds/index.ts'

/** An empty field is an empty text; react-admin would make it null. */
const asTyped = (text: string): string => text

const emailRules = [required('users.emailRequired'), email('users.invalidEmail'), maxLength(254)]

/** Who somebody is, where they belong and what they may do; where they belong never changes (decisions D1). */
export function UserInputs({ user }: { user: UserRow | undefined }) {
  const { setValue } = useFormContext()
  const isNew = user === undefined
  return (
    <>
      <TextInput source="email" type="email" autoFocus fullWidth parse={asTyped} validate={emailRules} />
      <TextInput source="firstName" fullWidth parse={asTyped} validate={maxLength(100)} />
      <TextInput source="lastName" fullWidth parse={asTyped} validate={maxLength(100)} />
      {isNew && (
        <OrganisationInputs
          kinds={['client', 'firm', 'platform']}
          // A role belongs to the organisation that was chosen before.
          onChange={() => setValue('roleIds', [])}
        />
      )}
      <RoleInput user={user} />
      {isNew && (
        <PasswordInput
          source="password"
          autoComplete="new-password"
          fullWidth
          parse={asTyped}
          helperText="users.passwordHelp"
        />
      )}
    </>
  )
}

/** One role can be selected (Document 1, section 5), of those that can be given in the person's organisation. */
function RoleInput({ user }: { user: UserRow | undefined }) {
  const translate = useTranslate()
  const chosen = useWatch() as Partial<OrganisationForm>
  const isSuperAdmin = user === undefined ? chosen.kind === 'platform' : user.isSuperAdmin
  const tenant = user === undefined ? tenantOf(chosen) : tenantOfUser(user)
  if (isSuperAdmin) return <Alert severity="info">{translate('users.superAdminRole')}</Alert>
  if (Object.keys(tenant).length === 0) return null
  const several = user !== undefined && user.roles.length > 1
  const roles = user?.roles.map(({ name }) => name).join(', ') ?? ''
  return (
    <ReferenceInput
      source="roleIds.0"
      reference="roles"
      filter={tenant}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteInput
        label="resources.users.fields.roleId"
        optionText="name"
        fullWidth
        helperText={several ? translate('users.severalRoles', { roles }) : false}
      />
    </ReferenceInput>
  )
}

function tenantOfUser({ clientId, consultingFirmId }: UserRow): object {
  if (clientId !== null) return { clientId }
  return consultingFirmId === null ? {} : { consultingFirmId }
}
