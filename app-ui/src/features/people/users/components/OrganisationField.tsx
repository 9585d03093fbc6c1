import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Control, Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Organisation } from '../organisations.ts'
import type { UserForm } from '../use-save-user.ts'

interface OrganisationFieldProps {
  control: Control<UserForm>
  organisations: readonly Organisation[]
}

/** Where a new account goes: firms first, then clients. */
export function OrganisationField({ control, organisations }: OrganisationFieldProps) {
  const { t } = useTranslation()
  return (
    <Controller
      control={control}
      name="organisationId"
      render={({ field }) => (
        <TextField
          select
          required
          label={t('users.organisation')}
          {...field}
          value={organisations.some(({ id }) => id === field.value) ? field.value : ''}
        >
          {organisationItems(organisations)}
        </TextField>
      )}
    />
  )
}

/** Menu items of a select; not a component, since a select looks at its children. */
export function organisationItems(organisations: readonly Organisation[]) {
  const firms = organisations.filter(({ kind }) => kind === 'firm')
  const clients = organisations.filter(({ kind }) => kind === 'client')
  const item = ({ id, name }: Organisation) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  )
  return [
    ...firms.map(item),
    ...(firms.length > 0 && clients.length > 0
      ? [<ListSubheader key="line" aria-hidden sx={{ lineHeight: '1px', my: 1, bgcolor: 'divider' }} />]
      : []),
    ...clients.map(item),
  ]
}
