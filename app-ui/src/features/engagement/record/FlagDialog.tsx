import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { severities } from '@parley/contracts/enums.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { createFlag, type Flag, listFlags, updateFlag } from '@parley/contracts/http/flags.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../records/editing/parts.ts'

interface FlagDialogProps {
  initiativeId: string
  /** Undefined for a new one. */
  flag: Flag | undefined
  onClose: () => void
}

type Values = Pick<Flag, 'title' | 'severity'> & { description: string }
const valuesOf = (flag: Flag | undefined): Values => ({
  title: flag?.title ?? '',
  description: flag?.description ?? '',
  severity: flag?.severity ?? 'MEDIUM',
})
const bodyOf = ({ title, description, severity }: Values) => ({
  title: title.trim(),
  description: description.trim() || null,
  severity,
})

export function FlagDialog({ initiativeId, flag, onClose }: FlagDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    record: flag,
    valuesOf,
    refreshes: [listFlags, listActivity, getInitiative],
    create: {
      route: createFlag,
      input: (values) => ({ params: { id: initiativeId }, body: bodyOf(values) }),
    },
    update: {
      route: updateFlag,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={t(flag === undefined ? 'record.raiseFlag' : 'record.editFlag')}
      isComplete={form.values.title.trim() !== ''}
      lineOf={({ title }) => title}
      onClose={onClose}
    >
      <LimitedField {...form.limited('title')} required autoFocus label={t('record.flagTitle')} />
      <TextField {...form.field('severity')} select label={t('record.severityLabel')}>
        {severities.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`record.severity.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <LimitedField {...form.limited('description')} multiline minRows={3} label={t('record.description')} />
    </RecordDialog>
  )
}
