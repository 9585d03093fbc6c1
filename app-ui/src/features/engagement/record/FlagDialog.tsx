import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { severities, type Severity } from '@parley/contracts/enums.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { createFlag, type Flag, listFlags, updateFlag } from '@parley/contracts/http/flags.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { LimitedField } from '../../../ui/LimitedField.tsx'
import { RowFormDialog, useRowForm } from '../../records/editing/parts.ts'

interface FlagDialogProps {
  initiativeId: string
  /** Undefined for a new one. */
  flag: Flag | undefined
  onClose: () => void
}

const valuesOf = (flag: Flag | undefined): Pick<Flag, 'title' | 'severity'> & { description: string } => ({
  title: flag?.title ?? '',
  description: flag?.description ?? '',
  severity: flag?.severity ?? 'MEDIUM',
})

export function FlagDialog({ initiativeId, flag, onClose }: FlagDialogProps) {
  const { t } = useTranslation()
  const create = useRouteMutation(createFlag, [listFlags, listActivity, getInitiative])
  const update = useRouteMutation(updateFlag, [listFlags, listActivity, getInitiative])
  const form = useRowForm({
    row: flag,
    valuesOf,
    onSaved: onClose,
    send: ({ title, description, severity }, from) => {
      const body = { title: title.trim(), description: description.trim() || null, severity }
      return from === undefined
        ? create.mutateAsync({ params: { id: initiativeId }, body })
        : update.mutateAsync({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } })
    },
  })
  const { values, change } = form
  return (
    <RowFormDialog
      form={form}
      title={t(flag === undefined ? 'record.raiseFlag' : 'record.editFlag')}
      isComplete={values.title.trim() !== ''}
      lineOf={({ title }) => title}
      onClose={onClose}
    >
      <LimitedField
        limit={[createFlag, 'title']}
        required
        autoFocus
        label={t('record.flagTitle')}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        select
        label={t('record.severityLabel')}
        value={values.severity}
        onChange={({ target }) => change({ severity: target.value as Severity })}
      >
        {severities.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`record.severity.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <LimitedField
        limit={[createFlag, 'description']}
        multiline
        minRows={3}
        label={t('record.description')}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </RowFormDialog>
  )
}
