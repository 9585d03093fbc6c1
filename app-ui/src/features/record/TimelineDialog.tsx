import TextField from '@mui/material/TextField'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  createTimelineEntry,
  listTimeline,
  type TimelineEntry,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/api-error.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LimitedField } from '../../ui/LimitedField.tsx'
import { StaleNotice } from '../editing/StaleNotice.tsx'
import { useStaleEdit } from '../editing/use-stale-edit.ts'

interface TimelineDialogProps {
  initiativeId: string
  /** Undefined for a new one. */
  entry: TimelineEntry | undefined
  onClose: () => void
}

/** As the browser's own field wants it: local time, to the minute. */
function localTime(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

const valuesOf = (entry: TimelineEntry | undefined) => ({
  title: entry?.title ?? '',
  description: entry?.description ?? '',
  at: localTime(entry === undefined ? new Date() : new Date(entry.at)),
})

export function TimelineDialog({ initiativeId, entry, onClose }: TimelineDialogProps) {
  const { t } = useTranslation()
  const edit = useStaleEdit(entry)
  const { theirs } = edit
  const [initial] = useState(() => valuesOf(entry))
  const [values, setValues] = useState(initial)
  const create = useRouteMutation(createTimelineEntry, [listTimeline, listActivity])
  const update = useRouteMutation(updateTimelineEntry, [listTimeline, listActivity])
  const error = create.error ?? (theirs === null ? update.error : null)
  const isComplete = values.title.trim() !== '' && !Number.isNaN(new Date(values.at).getTime())
  const save = (from: TimelineEntry | undefined): void => {
    const body = {
      title: values.title.trim(),
      description: values.description.trim() || null,
      // Untouched, a time keeps its seconds.
      at: entry !== undefined && values.at === initial.at ? entry.at : new Date(values.at).toISOString(),
    }
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
      title={t(entry === undefined ? 'record.addEntry' : 'record.editEntry')}
      submitLabel={t('common.save')}
      submitDisabled={!isComplete || theirs !== null}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      busy={create.isPending || update.isPending}
      error={error === null ? undefined : messageOf(error)}
      onSubmit={() => save(edit.base)}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice theirs={theirs.title} onKeepMine={() => save(theirs)} onTakeTheirs={takeTheirs} />
      )}
      <LimitedField
        limit={[createTimelineEntry, 'title']}
        required
        autoFocus
        label={t('record.entryTitle')}
        value={values.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <TextField
        required
        type="datetime-local"
        label={t('record.at')}
        value={values.at}
        onChange={({ target }) => setValues({ ...values, at: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <LimitedField
        limit={[createTimelineEntry, 'description']}
        multiline
        minRows={3}
        label={t('record.description')}
        value={values.description}
        onChange={({ target }) => setValues({ ...values, description: target.value })}
      />
    </FormDialog>
  )
}
