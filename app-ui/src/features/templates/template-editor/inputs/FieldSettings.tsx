import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { rangeDefaults } from '@parley/contracts/rules/input-values.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { FieldDraft } from '../model/template-draft.ts'
import { useProblem } from '../model/use-problems.ts'
import { useOwnText } from '../parts/use-own-text.ts'
import { useBuilder } from './builder-context.ts'
import {
  currencies,
  limitFromText,
  maxOptionLength,
  maxOptions,
  optionsFromText,
  settingsOf,
  textFromLimit,
  textFromOptions,
} from './field-types.ts'
import { changeField, changeFieldKey, type FieldChange, isNewField } from './inputs-changes.ts'

/** What of a field is set less often; what there is to set depends on its type (Document 2, section 3). */
export function FieldSettings({ field }: { field: FieldDraft }) {
  const { t } = useTranslation()
  const settings = settingsOf(field.type)
  return (
    <Box sx={settingsLook}>
      {field.isFixed === true && (
        <Typography variant="body2" color="textSecondary" sx={wide}>
          {t('builders.inputs.fixedHelp')}
        </Typography>
      )}
      {settings.options && <OptionsField field={field} />}
      {settings.currency && <CurrencyField field={field} />}
      {settings.limits && <LimitField field={field} property="min" />}
      {settings.limits && <LimitField field={field} property="max" />}
      <TextSetting field={field} property="description" maxLength={2000} />
      {settings.placeholder && <TextSetting field={field} property="placeholder" maxLength={500} />}
      <KeyField field={field} />
    </Box>
  )
}

const wide = { gridColumn: '1 / -1' } as const
const settingsLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  gap: 4,
  pl: { xs: 2, sm: 10 },
  pr: 2,
  pt: 2,
  pb: 3,
} as const

function useChange({ id }: FieldDraft): (change: FieldChange, property: string) => void {
  const builder = useBuilder()
  return (change, property) =>
    builder.edit((inputs) => changeField(inputs, id, change), `field.${id}.${property}`)
}

interface TextSettingProps {
  field: FieldDraft
  property: 'description' | 'placeholder'
  maxLength: number
}

function TextSetting({ field, property, maxLength }: TextSettingProps) {
  const { t } = useTranslation()
  const change = useChange(field)
  const problem = useProblem(field.id, property)
  return (
    <TextField
      data-property={property}
      label={t(`builders.inputs.${property}`)}
      value={field[property] ?? ''}
      multiline={property === 'description'}
      maxRows={6}
      error={problem !== undefined}
      helperText={problem ?? (property === 'description' ? t('builders.inputs.descriptionHelp') : undefined)}
      onChange={({ target }) =>
        change({ [property]: target.value === '' ? undefined : target.value }, property)
      }
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
}

/** Values are kept under the key, so that it stays once the template is saved. */
function KeyField({ field }: { field: FieldDraft }) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const problem = useProblem(field.id, 'name')
  const isNew = isNewField(field)
  return (
    <TextField
      data-property="name"
      label={t('builders.inputs.key')}
      value={field.name}
      disabled={!isNew}
      error={problem !== undefined}
      helperText={problem ?? t(isNew ? 'builders.inputs.keyNew' : 'builders.inputs.keySaved')}
      onChange={({ target }) =>
        builder.edit((inputs) => changeFieldKey(inputs, field.id, target.value), `field.${field.id}.name`)
      }
      slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
    />
  )
}

function CurrencyField({ field }: { field: FieldDraft }) {
  const { t } = useTranslation()
  const change = useChange(field)
  return (
    <TextField
      select
      data-property="currency"
      label={t('builders.inputs.currency')}
      value={field.currency ?? 'USD'}
      onChange={({ target }) => change({ currency: target.value as InputField['currency'] }, 'currency')}
    >
      {currencies.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {t(`builders.inputs.currencies.${currency}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const limitText = { parse: limitFromText, format: textFromLimit }

function LimitField({ field, property }: { field: FieldDraft; property: 'min' | 'max' }) {
  const { t } = useTranslation()
  const change = useChange(field)
  const own = useOwnText(field[property], limitText)
  const problem = useProblem(field.id, property)
  const isRange = field.type === 'range'
  const { min = isRange ? rangeDefaults.min : -Infinity, max = isRange ? rangeDefaults.max : Infinity } =
    field
  const crossed = min > max ? t('builders.inputs.limitsCrossed') : undefined
  const help = isRange ? t('builders.inputs.rangeHelp', rangeDefaults) : t('builders.inputs.limitHelp')
  return (
    <TextField
      data-property={property}
      label={t(`builders.inputs.${property}`)}
      value={own.text}
      placeholder={isRange ? String(rangeDefaults[property]) : undefined}
      error={problem !== undefined || crossed !== undefined}
      helperText={problem ?? crossed ?? help}
      onChange={({ target }) => {
        own.setText(target.value)
        change({ [property]: limitFromText(target.value) }, property)
      }}
      onBlur={own.tidy}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

const optionsText = { parse: optionsFromText, format: textFromOptions }

function OptionsField({ field }: { field: FieldDraft }) {
  const { t } = useTranslation()
  const change = useChange(field)
  const options = field.options ?? []
  const own = useOwnText(options, optionsText)
  const ownProblem = useProblem(field.id, 'options')
  const problem =
    options.length > maxOptions
      ? t('builders.inputs.tooManyOptions', { count: maxOptions })
      : options.some(({ length }) => length > maxOptionLength)
        ? t('builders.inputs.longOption', { count: maxOptionLength })
        : ownProblem
  const help = options.length === 0 ? 'builders.inputs.noOptions' : 'builders.inputs.optionsHelp'
  return (
    <Box sx={wide} data-property="options">
      <TextField
        label={t('builders.inputs.options')}
        value={own.text}
        error={problem !== undefined}
        helperText={problem ?? t(help)}
        onChange={({ target }) => {
          own.setText(target.value)
          change({ options: optionsFromText(target.value) }, 'options')
        }}
        onBlur={own.tidy}
      />
      {options.length > 0 && (
        <Box
          component="ul"
          aria-label={t('builders.inputs.optionsGiven', { name: field.label })}
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {options.map((option) => (
            <li key={option}>
              <StatusBadge tone="outline">{option}</StatusBadge>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
