import TextField from '@mui/material/TextField'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  createTimelineEntry,
  listTimeline,
  type TimelineEntry,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../records/editing/parts.ts'

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
  const bodyOf = (
    { title, description, at }: ReturnType<typeof valuesOf>,
    from: TimelineEntry | undefined,
  ) => {
    // Untouched, a time keeps its seconds.
    const kept = [from, entry].find((one) => one !== undefined && localTime(new Date(one.at)) === at)
    return {
      title: title.trim(),
      description: description.trim() || null,
      at: kept?.at ?? new Date(at).toISOString(),
    }
  }
  const form = useRecordForm({
    record: entry,
    valuesOf,
    refreshes: [listTimeline, listActivity],
    create: {
      route: createTimelineEntry,
      input: (made) => ({ params: { id: initiativeId }, body: bodyOf(made, undefined) }),
    },
    update: {
      route: updateTimelineEntry,
      input: (made, from) => ({
        params: { id: from.id },
        body: { ...bodyOf(made, from), updatedAt: from.updatedAt },
      }),
    },
    onSaved: onClose,
  })
  const { values } = form
  return (
    <RecordDialog
      form={form}
      title={t(entry === undefined ? 'record.addEntry' : 'record.editEntry')}
      isComplete={values.title.trim() !== '' && !Number.isNaN(new Date(values.at).getTime())}
      lineOf={({ title }) => title}
      onClose={onClose}
    >
      <LimitedField {...form.limited('title')} required autoFocus label={t('record.entryTitle')} />
      <TextField
        {...form.field('at')}
        required
        type="datetime-local"
        label={t('record.at')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <LimitedField {...form.limited('description')} multiline minRows={3} label={t('record.description')} />
    </RecordDialog>
  )
}
