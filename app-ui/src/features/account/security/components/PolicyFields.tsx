import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { leastPasswordLength, type SecurityBound, securityBounds } from '@parley/contracts/http/security.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { complexity, isWithin, type PolicyFlag, type PolicyForm, switches } from '../use-policy-form.ts'

interface PolicyFieldsProps {
  form: PolicyForm
  isReadOnly: boolean
}

/** The fields, in groups. */
export function PolicyFields(props: PolicyFieldsProps) {
  const { t } = useTranslation()
  const least = Number(props.form.values.minLength) < leastPasswordLength
  return (
    <>
      <Group title={t('security.policy.twoFactor')} help={t('security.policy.twoFactorHelp')}>
        {switches.map((name) => (
          <FlagField key={name} name={name} {...props} />
        ))}
      </Group>
      <Group
        title={t('security.policy.passwords')}
        {...(least && { help: t('security.policy.leastLength') })}
      >
        <NumberField name="minLength" unit={t('security.policy.characters')} {...props} />
        {complexity.map((name) => (
          <FlagField key={name} name={name} {...props} />
        ))}
      </Group>
      <Group title={t('security.policy.signIn')}>
        <NumberField name="sessionTimeout" unit={t('security.policy.minutes')} {...props} />
        <NumberField name="maxLoginAttempts" unit={t('security.policy.attempts')} {...props} />
        <NumberField name="lockoutDuration" unit={t('security.policy.minutes')} {...props} />
      </Group>
      <Group title={t('security.policy.models')} help={t('security.policy.modelViewHelp')}>
        <NumberField name="modelViewDays" unit={t('security.policy.days')} {...props} />
      </Group>
    </>
  )
}

function Group({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id} gutterBottom>
        {title}
      </Typography>
      <Box
        sx={{
          pt: 1,
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        {children}
      </Box>
      {help !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}

function FlagField({ name, form, isReadOnly }: PolicyFieldsProps & { name: PolicyFlag }) {
  const { t } = useTranslation()
  return (
    <FormControlLabel
      label={t(`security.policy.${name}`)}
      disabled={isReadOnly}
      sx={{ ml: 0 }}
      control={
        <Switch checked={form.values[name]} onChange={(_event, isOn) => form.change({ [name]: isOn })} />
      }
    />
  )
}

interface NumberFieldProps extends PolicyFieldsProps {
  name: SecurityBound
  unit: string
}

function NumberField({ name, unit, form, isReadOnly }: NumberFieldProps) {
  const { t } = useTranslation()
  const { min, max, standard } = securityBounds[name]
  const text = form.values[name]
  const refused = form.problemOf(name === 'minLength' ? 'passwordPolicy.minLength' : name)
  const problem = isWithin(name, text) ? refused : t('security.policy.outOfRange', { min, max })
  return (
    <TextField
      {...form.field(name)}
      label={t(`security.policy.${name}`)}
      disabled={isReadOnly}
      error={problem !== undefined}
      helperText={problem ?? t('security.policy.range', { min, max, standard })}
      sx={{ gridColumn: name === 'minLength' ? { md: '1 / -1' } : undefined, maxWidth: 420 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 5 },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  )
}
