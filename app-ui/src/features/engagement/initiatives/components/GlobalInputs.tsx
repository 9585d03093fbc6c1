import type { Template } from '@parley/contracts/http/templates.ts'
import { useTranslation } from 'react-i18next'
import { InputFieldControl } from '../../phase/parts.ts'
import { globalFieldsOf } from '../initiative-draft.ts'
import { FormPart } from './FormPart.tsx'

interface GlobalInputsProps {
  template: Pick<Template, 'inputs'>
  /** Whose people and documents may be chosen; without an initiative while it is not made yet. */
  place: { clientId: string; initiativeId: string | null }
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

/** Inputs that hold for every phase, and that every agent gets (decisions D11, Global inputs). */
export function GlobalInputs({ template, place, value, onChange }: GlobalInputsProps) {
  const { t } = useTranslation()
  const fields = globalFieldsOf(template)
  if (fields.length === 0) return null
  return (
    <FormPart title={t('initiatives.templateInputs')} defaultExpanded>
      {fields.map((field) => (
        <InputFieldControl
          key={field.name}
          field={field}
          value={value[field.name]}
          onChange={(next) => onChange({ ...value, [field.name]: next })}
          place={place.clientId === '' ? null : place}
          disabled={false}
          problem={undefined}
        />
      ))}
    </FormPart>
  )
}
