import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Connection, ConnectionKind } from '@parley/contracts/http/connections.ts'
import { type InitiativeSummary, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { InitiativeStatusBadge } from '../../engagement/initiatives/index.ts'
import { RecordList } from '../../records/lists/index.ts'
import { initiativeFilters } from './connection-kinds.ts'

/** The initiatives that link to a record. */
export function ConnectedInitiatives({ kind, record }: { kind: ConnectionKind; record: Connection }) {
  const { t } = useTranslation()
  const list = useAddressList({ sort: { field: 'name', order: 'ASC' } })
  const filter = JSON.stringify({ [initiativeFilters[kind]]: record.id })
  const initiatives = useListQuery(
    listClientInitiatives,
    { params: { clientId: record.clientId }, query: { ...list.query, filter } },
    { keepPrevious: true, staleTime: 10_000 },
  )
  const texts = {
    search: t('connections.searchInitiatives'),
    failed: t('initiatives.loadFailed'),
    none: t('connections.noInitiatives'),
    noneText: t('connections.noInitiativesText'),
    noMatch: t('initiatives.noneTitle'),
  }
  return (
    <RecordList list={list} query={initiatives} texts={texts} filters={null}>
      {(rows) => <InitiativesTable rows={rows} list={list} />}
    </RecordList>
  )
}

function InitiativesTable({ rows, list }: { rows: InitiativeSummary[]; list: AddressList }) {
  const { t } = useTranslation()
  return (
    <Card>
      <StackingTable label={t('connections.connected')}>
        <TableHead>
          <TableRow>
            <SortHeader field="name" sort={list.sort} onSort={list.setSort}>
              {t('connections.name')}
            </SortHeader>
            <SortHeader field="status" sort={list.sort} onSort={list.setSort}>
              {t('connections.status')}
            </SortHeader>
            <TableCell>{t('connections.phases')}</TableCell>
            <SortHeader field="updatedAt" sort={list.sort} onSort={list.setSort}>
              {t('connections.updated')}
            </SortHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, status, phaseCount, completedPhaseCount, updatedAt }) => (
            <TableRow key={id} hover sx={{ '&:last-child td': { border: 0 } }}>
              <TableCell>
                <Link component={RouterLink} to={`/initiatives/${id}`} sx={{ fontWeight: 500 }}>
                  {name}
                </Link>
              </TableCell>
              <TableCell data-label={t('connections.status')}>
                <InitiativeStatusBadge status={status} />
              </TableCell>
              <TableCell
                data-label={t('connections.phases')}
              >{`${completedPhaseCount} / ${phaseCount}`}</TableCell>
              <TableCell data-label={t('connections.updated')}>
                <RelativeTime at={updatedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StackingTable>
    </Card>
  )
}
