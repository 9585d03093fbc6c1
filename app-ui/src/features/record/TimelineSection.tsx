import AddIcon from '@mui/icons-material/AddRounded'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { listActivity } from '@parley/contracts/http/activity.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  deleteTimelineEntry,
  listTimeline,
  type TimelineEntry,
  timelineKinds,
} from '@parley/contracts/http/timeline.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/api-error.ts'
import { useAddressList } from '../../lib/use-address-list.ts'
import { useListQuery, useRouteMutation } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Section } from '../../ui/Section.tsx'
import { ListChoice } from './ListChoice.tsx'
import { RecordList } from './RecordList.tsx'
import { TimelineDialog } from './TimelineDialog.tsx'
import { TimelineRow } from './TimelineRow.tsx'

/** What happened and what is to come, among the dates of the phases. */
export function TimelineSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const list = useAddressList({ prefix: 'timeline-', pageSize: 10, filters: ['kind'] })
  const [edited, setEdited] = useState<TimelineEntry | 'new' | null>(null)
  const add = canManage && (
    <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {t('record.addEntry')}
    </Button>
  )
  return (
    <>
      <Section collapsible lazy defaultOpen={list.isFiltered} title={t('record.timeline')} actions={add}>
        <TimelineList initiative={initiative} list={list} firstStep={add} onEdit={setEdited} />
      </Section>
      {edited !== null && (
        <TimelineDialog
          initiativeId={id}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface TimelineListProps {
  initiative: Initiative
  list: ReturnType<typeof useAddressList>
  firstStep: React.ReactNode
  onEdit: (entry: TimelineEntry) => void
}

function TimelineList({ initiative, list, firstStep, onEdit }: TimelineListProps) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const entries = useListQuery(
    listTimeline,
    { params: { id }, query: list.query },
    { keepPrevious: true, staleTime: 10_000 },
  )
  const [doomed, setDoomed] = useState<TimelineEntry | null>(null)
  const remove = useRouteMutation(deleteTimelineEntry, [listTimeline, listActivity])
  const texts = {
    search: t('record.searchTimeline'),
    failed: t('record.timelineFailed'),
    none: t('record.noEntries'),
    noneText: t('record.noEntriesText'),
    noMatch: t('record.noEntriesMatch'),
  }
  return (
    <>
      <RecordList
        list={list}
        query={entries}
        texts={texts}
        firstStep={firstStep}
        filters={<TimelineFilters list={list} />}
      >
        {(rows) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((entry) => (
              <TimelineRow
                key={entry.kind + entry.id}
                entry={entry}
                canManage={canManage && entry.kind === 'ENTRY'}
                onEdit={() => onEdit(entry)}
                onDelete={() => setDoomed(entry)}
              />
            ))}
          </Box>
        )}
      </RecordList>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={t('record.deleteEntry')}
        text=""
        {...(doomed === null ? {} : { subject: doomed.title })}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => setDoomed(null)}
        onConfirm={() =>
          doomed !== null &&
          remove.mutate({ params: { id: doomed.id } }, { onSuccess: () => setDoomed(null) })
        }
      />
    </>
  )
}

function TimelineFilters({ list }: { list: ReturnType<typeof useAddressList> }) {
  const { t } = useTranslation()
  return (
    <>
      <ListChoice
        label={t('record.kind')}
        value={list.filters.kind ?? ''}
        onChange={(value) => list.setFilter('kind', value)}
        options={[
          ['', t('record.anyKind')],
          ...timelineKinds.map((kind) => [kind, t(`record.kinds.${kind}`)] as const),
        ]}
      />
      <ListChoice
        label={t('record.sort')}
        value={list.sort?.order ?? 'ASC'}
        onChange={(order) => list.setSort({ field: 'at', order: order === 'DESC' ? 'DESC' : 'ASC' })}
        options={[
          ['ASC', t('record.oldestFirst')],
          ['DESC', t('record.newestFirst')],
        ]}
      />
    </>
  )
}
