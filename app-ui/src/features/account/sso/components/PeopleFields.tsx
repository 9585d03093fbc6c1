import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'
import { mayGive, useTenantRoles } from '../../../people/roles/index.ts'
import type { SsoForm } from '../use-sso-form.ts'
import { FieldGroup } from './FieldGroup.tsx'

interface PeopleFieldsProps {
  form: SsoForm
  /** The domain that is proved already; another one has to be proved anew. */
  verifiedDomain: string | null
}

/** Whose addresses lead to the provider, and what becomes of those without an account. */
export function PeopleFields({ form, verifiedDomain }: PeopleFieldsProps) {
  const { t } = useTranslation()
  const { values, change } = form
  const isAnew = verifiedDomain !== null && values.emailDomain.trim() !== verifiedDomain
  return (
    <FieldGroup title={t('sso.dialog.people')}>
      <LimitedField
        {...form.limited('emailDomain')}
        label={t('sso.dialog.domain')}
        helperText={
          form.problemOf('emailDomain') ?? t(isAnew ? 'sso.dialog.domainAnew' : 'sso.dialog.domainHelp')
        }
        htmlInput={{ autoComplete: 'off', spellCheck: false, autoCapitalize: 'none', inputMode: 'url' }}
      />
      <Choice
        label={t('sso.dialog.active')}
        help={t('sso.dialog.activeHelp')}
        checked={values.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <Choice
        label={t('sso.dialog.provision')}
        help={t('sso.dialog.provisionHelp')}
        checked={values.provisionUsers}
        onChange={(provisionUsers) => change({ provisionUsers })}
      />
      {values.provisionUsers && <RoleOfNewPeople form={form} />}
    </FieldGroup>
  )
}

interface ChoiceProps {
  label: string
  help: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choice({ label, help, checked, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={checked}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {help}
      </FormHelperText>
    </div>
  )
}

/** Of the client; Client Viewer, which may only read, unless another is chosen. */
function RoleOfNewPeople({ form }: Pick<PeopleFieldsProps, 'form'>) {
  const { t } = useTranslation()
  const actor = useUser()
  const roles = useTenantRoles({})
  const offered = roles.data ?? []
  const { values } = form
  const least = offered.find(({ name }) => name === 'Client Viewer')?.id ?? ''
  const known = offered.some(({ id }) => id === values.provisionRoleId)
  const problem =
    form.problemOf('provisionRoleId') ??
    (roles.isError ? t('sso.dialog.rolesFailed', { message: messageOf(roles.error) }) : undefined)
  return (
    <TextField
      {...form.field('provisionRoleId')}
      select
      label={t('sso.dialog.role')}
      value={known ? values.provisionRoleId : least}
      error={problem !== undefined}
      helperText={problem}
    >
      {offered.map(({ id, name, permissions }) => (
        <MenuItem
          key={id}
          value={id}
          disabled={id !== values.provisionRoleId && !mayGive(actor, permissions)}
        >
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
