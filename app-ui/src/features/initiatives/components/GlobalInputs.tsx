import Typography from '@mui/material/Typography'
import type { Template } from '@parley/contracts/http/templates.ts'
import { useTranslation } from 'react-i18next'
import { globalFieldsOf } from '../initiative-draft.ts'
import { FormPart } from './FormPart.tsx'
import { GlobalInputField } from './GlobalInputField.tsx'

interface GlobalInputsProps {
  template: Template
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

/** Inputs that hold for every phase, and that every agent gets (decisions D11, Global inputs). */
export function GlobalInputs({ template, value, onChange }: GlobalInputsProps) {
  const { t } = useTranslation()
  const { now, hasLater } = globalFieldsOf(template)
  if (now.length === 0 && !hasLater) return null
  return (
    <FormPart title={t('initiatives.templateInputs')} defaultExpanded>
      {now.map((field) => (
        <GlobalInputField
          key={field.name}
          field={field}
          value={value[field.name]}
          onChange={(next) => onChange({ ...value, [field.name]: next })}
        />
      ))}
      {hasLater && (
        <Typography variant="body2" color="textSecondary">
          {t('initiatives.laterInputs')}
        </Typography>
      )}
    </FormPart>
  )
}
