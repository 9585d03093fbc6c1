import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupsOf } from '../../../engagement/phase/index.ts'
import { InputFieldControl, InputGroup } from '../../../engagement/phase/parts.ts'
import '../locales/builders.en.ts'
import { everyField } from '../inputs/field-keys.ts'
import type { InputsDraft } from '../model/template-draft.ts'

interface SampleFormProps {
  inputs: InputsDraft
  /** Said where there is nothing to fill. */
  emptyText: string
}

/** The inputs as the product's own form; it can be tried, and nothing of it is kept. */
export function SampleForm({ inputs, emptyText }: SampleFormProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState<Record<string, unknown>>({})
  const groups = groupsOf(inputs, t('builders.preview.general'))
  const fixed = everyField(inputs).filter(({ isFixed }) => isFixed === true).length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      {groups.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
      {groups.map((group, index) => (
        <InputGroup key={index} group={group}>
          {(field) => (
            <InputFieldControl
              field={field}
              value={values[field.name]}
              place={null}
              disabled={false}
              problem={undefined}
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          )}
        </InputGroup>
      ))}
      {fixed > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('builders.preview.fixedHidden', { count: fixed })}
        </Typography>
      )}
    </Box>
  )
}
