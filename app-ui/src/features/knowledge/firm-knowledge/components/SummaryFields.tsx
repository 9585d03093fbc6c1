import TextField from '@mui/material/TextField'
import { saveInitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { limitOf } from '@parley/ui-kit/lib/text-limit.ts'
import { useTranslation } from 'react-i18next'
import type { SummaryDraft } from '../summary-draft.ts'
import { InitiativeField } from './InitiativeField.tsx'
import '../locales/en.ts'

interface SummaryFieldsProps {
  value: SummaryDraft
  /** The initiative is chosen for a new one alone (Document 3, Firm Knowledge Management). */
  isNew: boolean
  missing: readonly ('initiative' | 'summary')[]
  onChange: (part: Partial<SummaryDraft>) => void
}

const longer = ['keyFindings', 'recommendations', 'outcomes'] as const

export function SummaryFields({ value, isNew, missing, onChange }: SummaryFieldsProps) {
  const { t } = useTranslation()
  const text = (field: 'summary' | (typeof longer)[number]) => (
    <LimitedField
      key={field}
      limit={[saveInitiativeSummary, field]}
      label={t(`firmKnowledge.${field}`)}
      multiline
      minRows={field === 'summary' ? 4 : 2}
      maxRows={14}
      required={field === 'summary'}
      autoFocus={field === 'summary' && !isNew}
      error={field === 'summary' && missing.includes('summary')}
      value={value[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
  return (
    <>
      {isNew ? (
        <InitiativeField
          value={value.initiative}
          isMissing={missing.includes('initiative')}
          onChange={(initiative) => onChange({ initiative })}
        />
      ) : (
        <TextField
          label={t('firmKnowledge.initiative')}
          value={value.initiative?.name ?? ''}
          helperText={value.initiative?.clientName}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      {text('summary')}
      {longer.slice(0, 2).map(text)}
      <TagList
        label={t('firmKnowledge.vendorChoices')}
        placeholder={t('firmKnowledge.addVendor')}
        value={value.vendorChoices}
        maxLength={limitOf(saveInitiativeSummary, 'vendorChoices') ?? 200}
        removeLabel={(vendor) => t('firmKnowledge.removeVendor', { vendor })}
        onChange={(vendorChoices) => onChange({ vendorChoices })}
      />
      {text('outcomes')}
    </>
  )
}
