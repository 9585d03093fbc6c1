import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { administratorFields, type ClientForm } from '../client-form.ts'

/** The first administrator of a new client, who is invited by mail if wanted (decisions D10). */
export function AdministratorFields({ form }: { form: ClientForm }) {
  const { t } = useTranslation()
  const { invites } = form.values
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={invites} onChange={(_event, checked) => form.change({ invites: checked })} />
        }
        label={t('clients.inviteAdministrator')}
      />
      {invites && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {administratorFields.map((field) => (
            <LimitedField
              {...form.limited(`administrator.${field}`)}
              key={field}
              label={t(`clients.administrator.${field}`)}
              type={field === 'email' ? 'email' : 'text'}
              required={field === 'email'}
              sx={field === 'email' ? { gridColumn: '1 / -1' } : {}}
              helperText={
                form.problemOf(`administrator.${field}`) ??
                (field === 'email' ? t('clients.inviteHelp') : undefined)
              }
              htmlInput={{ autoComplete: 'off' }}
            />
          ))}
        </Box>
      )}
    </>
  )
}
