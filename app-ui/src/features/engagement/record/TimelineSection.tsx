import Box from '@mui/material/Box'
import { listActivity } from '@parley/contracts/http/activity.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  deleteTimelineEntry,
  listTimeline,
  type TimelineEntry,
  timelineKinds,
} from '@parley/contracts/http/timeline.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { DeletableRows } from './DeletableRows.tsx'
import { EditableSection } from './EditableSection.tsx'
import { ListFilter, ListOrder } from '../../records/lists/index.ts'
import { TimelineDialog } from './TimelineDialog.tsx'
import { TimelineRow } from './TimelineRow.tsx'

/** What happened and what is to come, among the dates of the phases. */
export function TimelineSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const list = useAddressList({ prefix: 'timeline-', pageSize: 10, filters: ['kind'] })
  return (
    <EditableSection<TimelineEntry>
      title={t('record.timeline')}
      list={list}
      canManage={canManage}
      addLabel={t('record.addEntry')}
      dialog={(entry, close) => <TimelineDialog initiativeId={id} entry={entry} onClose={close} />}
    >
      {(edit) => <TimelineList initiative={initiative} list={list} onEdit={edit} />}
    </EditableSection>
  )
}

interface TimelineListProps {
  initiative: Initiative
  list: AddressList
  onEdit: (entry: TimelineEntry) => void
}

function TimelineList({ initiative, list, onEdit }: TimelineListProps) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const entries = useListQuery(
    listTimeline,
    { params: { id }, query: list.query },
    { keepPrevious: true, staleTime: 10_000 },
  )
  const remove = {
    route: deleteTimelineEntry,
    inputOf: (row: { id: string }) => ({ params: { id: row.id } }),
    refreshes: [listTimeline, listActivity],
  }
  const texts = {
    search: t('record.searchTimeline'),
    failed: t('record.timelineFailed'),
    none: t('record.noEntries'),
    noneText: t('record.noEntriesText'),
    noMatch: t('record.noEntriesMatch'),
  }
  return (
    <DeletableRows
      list={list}
      query={entries}
      texts={texts}
      filters={<TimelineFilters list={list} />}
      question={t('record.deleteEntry')}
      remove={remove}
    >
      {(rows, askToDelete) => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((entry) => (
            <TimelineRow
              key={entry.kind + entry.id}
              entry={entry}
              canManage={canManage && entry.kind === 'ENTRY'}
              onEdit={() => onEdit(entry)}
              onDelete={() => askToDelete(entry)}
            />
          ))}
        </Box>
      )}
    </DeletableRows>
  )
}

function TimelineFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  return (
    <>
      <ListFilter
        list={list}
        name="kind"
        label={t('record.kind')}
        all={t('record.anyKind')}
        options={timelineKinds.map((kind) => [kind, t(`record.kinds.${kind}`)])}
      />
      <ListOrder
        list={list}
        label={t('record.sort')}
        options={[
          ['at ASC', t('record.oldestFirst')],
          ['at DESC', t('record.newestFirst')],
        ]}
      />
    </>
  )
}
