import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ConsultantForm } from '../consultant-form.ts'

interface AccountFieldsProps {
  form: UseFormReturn<ConsultantForm>
  errors: Partial<Record<string, string>>
}

/** A user account together with the consultant, if wanted. */
export function AccountFields({ form: { control, register }, errors }: AccountFieldsProps) {
  const { t } = useTranslation()
  const wanted = useWatch({ control, name: 'createAccount' })
  return (
    <>
      <Controller
        control={control}
        name="createAccount"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            control={
              <Switch
                checked={value}
                onChange={(_event, checked) => onChange(checked)}
                onBlur={onBlur}
                slotProps={{ input: { ref } }}
              />
            }
            label={t('consultants.createAccount')}
          />
        )}
      />
      {wanted && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {(['password', 'confirmPassword'] as const).map((field) => (
            <TextField
              key={field}
              required
              type="password"
              label={t(`consultants.${field}`)}
              error={errors[field] !== undefined}
              helperText={errors[field]}
              slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 1024 } }}
              {...register(field)}
            />
          ))}
        </Box>
      )}
    </>
  )
}
