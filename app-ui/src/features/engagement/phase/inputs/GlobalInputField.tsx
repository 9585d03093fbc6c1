import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { rangeDefaults, valueSchema } from '@parley/contracts/rules/input-values.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { lengthOf } from '@parley/ui-kit/lib/text-limit.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface GlobalInputFieldProps {
  field: InputField
  value: unknown
  onChange: (value: unknown) => void
}

const currencySigns = { USD: '$', EUR: '€', GBP: '£' } as const
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const isNumeric = (type: InputField['type']): boolean => type === 'number' || type === 'currency'

/** One global input of a template, in the form that its type asks for (Document 2, section 3). */
export function GlobalInputField({ field, value, onChange }: GlobalInputFieldProps) {
  const disabled = field.isFixed === true
  if (field.type === 'tags') {
    return (
      <TagList
        label={field.label}
        required={field.required}
        placeholder={field.placeholder}
        helperText={field.description}
        value={textsOf(value)}
        onChange={onChange}
        disabled={disabled}
      />
    )
  }
  if (field.type === 'multi-select') {
    return (
      <Autocomplete
        multiple
        disabled={disabled}
        options={field.options ?? []}
        value={textsOf(value)}
        onChange={(_, chosen) => onChange(chosen)}
        renderInput={(given) => (
          <TextField
            {...given}
            label={field.label}
            required={field.required}
            helperText={field.description}
          />
        )}
      />
    )
  }
  if (field.type === 'range') return <RangeInput field={field} value={value} onChange={onChange} />
  return <PlainInput field={field} value={value} onChange={onChange} />
}

/** A slider that says where it stands; before it is moved nothing is given, whatever its handle looks like. */
function RangeInput({ field, value, onChange }: GlobalInputFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const min = field.min ?? rangeDefaults.min
  const isSet = typeof value === 'number'
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormLabel id={id} required={field.required} sx={{ fontSize: '0.8125rem' }}>
          {field.label}
        </FormLabel>
        <Typography variant="body2" color={isSet ? 'textPrimary' : 'textSecondary'} sx={figures}>
          {isSet ? formatNumber(value) : t('phase.rangeNotSet')}
        </Typography>
      </Box>
      <Box sx={{ px: 2 }}>
        <Slider
          size="small"
          aria-labelledby={id}
          value={isSet ? value : min}
          min={min}
          max={field.max ?? rangeDefaults.max}
          valueLabelDisplay="auto"
          disabled={field.isFixed === true}
          onChange={(_, next) => onChange(next)}
        />
      </Box>
      {field.description !== undefined && <FormHelperText>{field.description}</FormHelperText>}
    </Box>
  )
}
const figures = { fontVariantNumeric: 'tabular-nums' } as const

function PlainInput({ field, value, onChange }: GlobalInputFieldProps) {
  const shown = {
    label: field.label,
    required: field.required,
    disabled: field.isFixed === true,
    helperText: field.description,
    placeholder: field.placeholder,
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
  }
  if (field.type === 'text' || field.type === 'textarea')
    return (
      <LimitedField
        {...shown}
        limit={lengthOf(valueSchema(field))}
        {...(field.type === 'textarea' && { multiline: true, minRows: 3 })}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const numeric = isNumeric(field.type)
  const sign = field.type === 'currency' ? currencySigns[field.currency ?? 'USD'] : undefined
  return (
    <TextField
      {...shown}
      {...(field.type === 'select'
        ? { select: true }
        : { type: numeric ? 'number' : field.type === 'date' ? 'date' : 'text' })}
      onChange={({ target }) =>
        onChange(numeric ? (target.value === '' ? null : Number(target.value)) : target.value)
      }
      slotProps={{
        htmlInput: numeric ? { min: field.min, max: field.max } : {},
        ...(field.type === 'date' ? { inputLabel: { shrink: true } } : {}),
        ...(sign === undefined
          ? {}
          : { input: { startAdornment: <InputAdornment position="start">{sign}</InputAdornment> } }),
      }}
    >
      {field.type === 'select' &&
        ['', ...(field.options ?? [])].map((option) => (
          <MenuItem key={option} value={option}>
            {option === '' ? '–' : option}
          </MenuItem>
        ))}
    </TextField>
  )
}
