import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ConsultantForm } from '../use-consultant-form.ts'

/** A user account together with the consultant, if wanted. */
export function AccountFields({ form }: { form: ConsultantForm }) {
  const { t } = useTranslation()
  const { createAccount } = form.values
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={createAccount}
            onChange={(_event, checked) => form.change({ createAccount: checked })}
          />
        }
        label={t('consultants.createAccount')}
      />
      {createAccount && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {(['password', 'confirmPassword'] as const).map((field) => (
            <TextField
              {...form.field(field)}
              key={field}
              required
              type="password"
              label={t(`consultants.${field}`)}
              slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 1024 } }}
            />
          ))}
        </Box>
      )}
    </>
  )
}
