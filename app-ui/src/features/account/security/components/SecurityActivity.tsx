import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { auditWords } from '@parley/contracts/audit-actions.ts'
import {
  listSecurityActivity,
  securityActions,
  type SecurityActivity as Entry,
} from '@parley/contracts/http/security.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter } from '../../../records/lists/index.ts'
import '../locales/en.ts'
import { useDeviceWords } from '../use-device-words.ts'

/** The own sign-ins, failures and changes, newest first (Document 3, Security settings). */
export function SecurityActivity() {
  const { t } = useTranslation()
  const list = useAddressList({ pageSize: 10, filters: ['action'], prefix: 'activity-' })
  const query = useListQuery(
    listSecurityActivity,
    { query: list.query },
    { keepPrevious: true, staleTime: 10_000 },
  )
  const isEmpty = query.data?.total === 0 && !list.isFiltered
  return (
    <Section
      title={t('security.activity.title')}
      actions={!isEmpty && query.data !== undefined && <ActionFilter list={list} />}
      flush
    >
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} columns={3} />}
        compact
        failed={t('security.activity.loadFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing list={list} />}
      >
        {(data) => (
          <>
            <Entries rows={data.rows} />
            <Pager page={list.page} pageSize={list.pageSize} total={data.total} onChange={list.setPage} />
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** Those kinds that people look for; the others are in the whole list. */
const offered = securityActions.filter((action) =>
  /^(session|credential|two_factor|impersonation)\./.test(action),
)

function ActionFilter({ list }: { list: AddressList }) {
  const { t, i18n } = useTranslation()
  return (
    <Box sx={{ py: 2 }}>
      <ListFilter
        list={list}
        name="action"
        label={t('security.activity.show')}
        all={t('security.activity.all')}
        options={offered.map((action) => [action, auditWords(action, i18n.language)])}
      />
    </Box>
  )
}

function Nothing({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  if (!list.isFiltered)
    return <EmptyState compact title={t('security.activity.none')} text={t('security.activity.noneText')} />
  return (
    <EmptyState
      compact
      title={t('security.activity.noMatch')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('security.activity.showAll')}
        </Button>
      }
    />
  )
}

function Entries({ rows }: { rows: readonly Entry[] }) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('security.activity.title')} size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('security.activity.what')}</TableCell>
          <TableCell>{t('security.activity.when')}</TableCell>
          <TableCell>{t('security.activity.device')}</TableCell>
          <TableCell>{t('security.activity.place')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <EntryRow key={row.id} row={row} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

function EntryRow({ row }: { row: Entry }) {
  const { t, i18n } = useTranslation()
  const deviceWords = useDeviceWords()
  const what = auditWords(row.action, i18n.language)
  const { organisation } = row
  return (
    <TableRow>
      <TableCell>
        {organisation === null ? what : t('security.activity.inside', { what, organisation })}
        {!row.isOwn && (
          <Typography variant="body2" color="textSecondary">
            {t('security.activity.by', { name: row.actorName ?? t('security.activity.support') })}
          </Typography>
        )}
      </TableCell>
      <TableCell data-label={t('security.activity.when')}>
        <RelativeTime at={row.at} />
      </TableCell>
      <TableCell data-label={t('security.activity.device')}>
        {row.device === null ? '–' : deviceWords(row.device)}
      </TableCell>
      <TableCell data-label={t('security.activity.place')}>{row.ipAddress ?? '–'}</TableCell>
    </TableRow>
  )
}
