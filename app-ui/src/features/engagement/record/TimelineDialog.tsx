import TextField from '@mui/material/TextField'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  createTimelineEntry,
  listTimeline,
  type TimelineEntry,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { LimitedField } from '../../../ui/LimitedField.tsx'
import { RowFormDialog, useRowForm } from '../../records/editing/parts.ts'

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
  const create = useRouteMutation(createTimelineEntry, [listTimeline, listActivity])
  const update = useRouteMutation(updateTimelineEntry, [listTimeline, listActivity])
  const form = useRowForm({
    row: entry,
    valuesOf,
    onSaved: onClose,
    send: ({ title, description, at }, from) => {
      // Untouched, a time keeps its seconds.
      const kept = [from, entry].find((one) => one !== undefined && localTime(new Date(one.at)) === at)
      const body = {
        title: title.trim(),
        description: description.trim() || null,
        at: kept?.at ?? new Date(at).toISOString(),
      }
      return from === undefined
        ? create.mutateAsync({ params: { id: initiativeId }, body })
        : update.mutateAsync({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } })
    },
  })
  const { values, change } = form
  return (
    <RowFormDialog
      form={form}
      title={t(entry === undefined ? 'record.addEntry' : 'record.editEntry')}
      isComplete={values.title.trim() !== '' && !Number.isNaN(new Date(values.at).getTime())}
      lineOf={({ title }) => title}
      onClose={onClose}
    >
      <LimitedField
        limit={[createTimelineEntry, 'title']}
        required
        autoFocus
        label={t('record.entryTitle')}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        required
        type="datetime-local"
        label={t('record.at')}
        value={values.at}
        onChange={({ target }) => change({ at: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <LimitedField
        limit={[createTimelineEntry, 'description']}
        multiline
        minRows={3}
        label={t('record.description')}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </RowFormDialog>
  )
}
