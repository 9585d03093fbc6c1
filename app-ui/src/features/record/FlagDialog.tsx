import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { severities, type Severity } from '@parley/contracts/enums.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { createFlag, type Flag, listFlags, updateFlag } from '@parley/contracts/http/flags.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/api-error.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LimitedField } from '../../ui/LimitedField.tsx'
import { StaleNotice } from '../editing/StaleNotice.tsx'
import { useStaleEdit } from '../editing/use-stale-edit.ts'

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
  const edit = useStaleEdit(flag)
  const { theirs } = edit
  const [values, setValues] = useState(() => valuesOf(flag))
  const create = useRouteMutation(createFlag, [listFlags, listActivity])
  const update = useRouteMutation(updateFlag, [listFlags, listActivity])
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(edit.base))
  const error = create.error ?? (theirs === null ? update.error : null)
  const save = (from: Flag | undefined): void => {
    const body = { ...values, title: values.title.trim(), description: values.description.trim() || null }
    const then = { onSuccess: onClose, onError: (refusal: Error) => void edit.notice(refusal) }
    if (from === undefined) create.mutate({ params: { id: initiativeId }, body }, then)
    else update.mutate({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } }, then)
  }
  const takeTheirs = (): void => {
    if (theirs !== null) setValues(valuesOf(theirs))
    edit.goOn()
    update.reset()
  }
  return (
    <FormDialog
      open
      title={t(flag === undefined ? 'record.raiseFlag' : 'record.editFlag')}
      submitLabel={t('common.save')}
      submitDisabled={values.title.trim() === '' || theirs !== null}
      dirty={isDirty}
      busy={create.isPending || update.isPending}
      error={error === null ? undefined : messageOf(error)}
      onSubmit={() => save(edit.base)}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice theirs={theirs.title} onKeepMine={() => save(theirs)} onTakeTheirs={takeTheirs} />
      )}
      <LimitedField
        limit={[createFlag, 'title']}
        required
        autoFocus
        label={t('record.flagTitle')}
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <TextField
        select
        label={t('record.severityLabel')}
        value={values.severity}
        onChange={({ target }) => setValues({ ...values, severity: target.value as Severity })}
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
        onChange={({ target }) => setValues({ ...values, description: target.value })}
      />
    </FormDialog>
  )
}
