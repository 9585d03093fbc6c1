import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { createClient } from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { administratorFields, type ClientForm } from '../client-form.ts'

/** The first administrator of a new client, who is invited by mail if wanted (decisions D10). */
export function AdministratorFields({ form: { values, change, errors } }: { form: ClientForm }) {
  const { t } = useTranslation()
  const { invites, administrator } = values
  return (
    <>
      <FormControlLabel
        control={<Switch checked={invites} onChange={(_event, checked) => change({ invites: checked })} />}
        label={t('clients.inviteAdministrator')}
      />
      {invites && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {administratorFields.map((field) => (
            <LimitedField
              key={field}
              limit={[createClient, `administrator.${field}`]}
              label={t(`clients.administrator.${field}`)}
              type={field === 'email' ? 'email' : 'text'}
              required={field === 'email'}
              sx={field === 'email' ? { gridColumn: '1 / -1' } : {}}
              value={administrator[field]}
              onChange={({ target }) =>
                change({ administrator: { ...administrator, [field]: target.value } })
              }
              error={errors[`administrator.${field}`] !== undefined}
              helperText={
                errors[`administrator.${field}`] ?? (field === 'email' ? t('clients.inviteHelp') : undefined)
              }
              htmlInput={{ autoComplete: 'off' }}
            />
          ))}
        </Box>
      )}
    </>
  )
}
