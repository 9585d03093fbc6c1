import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { deleteHours, type HoursEntry, listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { getReport } from '@parley/contracts/http/report.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { DeleteAction } from '@parley/ui-kit/components/RowAction.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursOf } from '../report-model.ts'
import { AddHoursDialog } from './AddHoursDialog.tsx'
import { offPaper } from './print-styles.ts'

/** What people recorded, one entry a line; not for paper, where the sums are enough. */
export function HoursSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Box sx={offPaper} id="hours">
      <Section
        flush
        title={t('report.recorded')}
        actions={
          initiative.canManage ? (
            <Button size="small" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
              {t('report.addHours')}
            </Button>
          ) : undefined
        }
      >
        <Entries initiative={initiative} />
      </Section>
      {isAdding && <AddHoursDialog initiative={initiative} onClose={() => setIsAdding(false)} />}
    </Box>
  )
}

function Entries({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const list = useAddressList({ prefix: 'hours-', pageSize: 10 })
  const input = { params: { id: initiative.id }, query: list.query }
  const entries = useListQuery(listHours, input, { keepPrevious: true, staleTime: 10_000 })
  const [doomed, setDoomed] = useState<HoursEntry | null>(null)
  return (
    <QueryView
      query={entries}
      skeleton={<TableSkeleton rows={3} columns={4} />}
      compact
      failed={t('report.hoursFailed')}
      isEmpty={({ total }) => total === 0 && !list.isFiltered}
      empty={<EmptyState compact title={t('report.noHours')} text={t('report.noHoursText')} />}
    >
      {({ rows, total }) => (
        <>
          <Box sx={{ px: 4, pb: 3 }}>
            <SearchField
              value={list.search}
              onChange={list.setSearch}
              placeholder={t('report.searchHours')}
              width={320}
            />
          </Box>
          {rows.length === 0 ? (
            <EmptyState compact title={t('report.noHoursMatch')} />
          ) : (
            <EntryTable rows={rows} canManage={initiative.canManage} onDelete={setDoomed} />
          )}
          <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
          {doomed !== null && <DeleteHours entry={doomed} onDone={() => setDoomed(null)} />}
        </>
      )}
    </QueryView>
  )
}

interface EntryTableProps {
  rows: readonly HoursEntry[]
  canManage: boolean
  onDelete: (entry: HoursEntry) => void
}

function EntryTable({ rows, canManage, onDelete }: EntryTableProps) {
  const { t } = useTranslation()
  const say = useEntryWords()
  const heads = [
    t('report.date'),
    t('report.columns.person'),
    t('report.columns.phase'),
    t('report.columns.note'),
  ]
  return (
    <StackingTable label={t('report.recorded')} size="small">
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
          <TableCell align="right">{t('report.columns.hours')}</TableCell>
          {canManage && <TableCell align="right">{t('report.columns.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((entry) => {
          const { hours, name, day } = say(entry)
          return (
            <TableRow key={entry.id}>
              <TableCell>{day}</TableCell>
              <TableCell data-label={heads[1]}>{name}</TableCell>
              <TableCell data-label={heads[2]}>{entry.phase?.name ?? t('report.noPhase')}</TableCell>
              <TableCell data-label={heads[3]} sx={{ overflowWrap: 'anywhere' }}>
                {entry.note ?? '–'}
              </TableCell>
              <TableCell data-label={t('report.columns.hours')} align="right">
                {hours}
              </TableCell>
              {canManage && (
                <TableCell align="right">
                  <DeleteAction
                    label={t('report.deleteHoursOf', { hours, name, day })}
                    onClick={() => onDelete(entry)}
                  />
                </TableCell>
              )}
            </TableRow>
          )
        })}
      </TableBody>
    </StackingTable>
  )
}

/** How an entry is named: how much, by whom, when. */
function useEntryWords() {
  const { t } = useTranslation()
  return ({ minutes, user, at }: HoursEntry) => ({
    hours: t('report.hours', { amount: hoursOf(minutes) }),
    name: user?.name ?? '–',
    day: formatDate(at),
  })
}

function DeleteHours({ entry, onDone }: { entry: HoursEntry; onDone: () => void }) {
  const { t } = useTranslation()
  const { hours, name, day } = useEntryWords()(entry)
  return (
    <DeleteDialog
      route={deleteHours}
      input={{ params: { id: entry.id } }}
      refreshes={[listHours, getReport, getInitiative]}
      title={t('report.deleteHours')}
      subject={`${hours} · ${name} · ${day}`}
      said={false}
      onClose={onDone}
    />
  )
}
