import FirmIcon from '@mui/icons-material/BusinessRounded'
import ImpersonateIcon from '@mui/icons-material/SwitchAccountRounded'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { listConsultingFirms, type consultingFirmSchema } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Pager } from '../../ui/Pager.tsx'
import '../../features/clients/texts.ts'
import { ConnectDialog } from '../../features/session/components/ConnectDialog.tsx'
import type { ImpersonationTarget } from '../../features/session/session-changes.ts'
import { useUser } from '../../features/session/session-context.ts'
import { kindOf } from '../../features/session/session-user.ts'
import { type AddressList, useAddressList } from '../../lib/use-address-list.ts'
import { useListQuery } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState, ForbiddenState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SortHeader } from '../../ui/SortHeader.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TableSkeleton } from '../../ui/Skeletons.tsx'
import { StackingTable } from '../../ui/StackingTable.tsx'

type Firm = z.infer<typeof consultingFirmSchema>

/** The firms of the platform, and the way into each (Document 3, Consulting firms list). */
export function ConsultingFirmsPage() {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  return (
    <Page>
      <PageHeader title={t('clients.firmsTitle')} icon={FirmIcon} />
      {kind === 'super-admin' ? <FirmsList /> : <ForbiddenState />}
    </Page>
  )
}

function FirmsList() {
  const { t } = useTranslation()
  const list = useAddressList({ sort: { field: 'name', order: 'ASC' } })
  const [target, setTarget] = useState<ImpersonationTarget | null>(null)
  const firms = useListQuery(listConsultingFirms, { query: list.query }, { keepPrevious: true })
  return (
    <>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('clients.searchFirms')} />
      {firms.isPending && <TableSkeleton columns={4} />}
      {firms.isError && (
        <ErrorState
          error={firms.error}
          title={t('clients.firmsFailed')}
          onRetry={() => void firms.refetch()}
        />
      )}
      {firms.data?.rows.length === 0 && (
        <EmptyState icon={FirmIcon} title={t('clients.noFirmsTitle')} text={t('clients.noFirmsText')} />
      )}
      {firms.data !== undefined && firms.data.rows.length > 0 && (
        <Card>
          <FirmsTable
            firms={firms.data.rows}
            list={list}
            onImpersonate={({ id, name }) => setTarget({ kind: 'firm', id, name })}
          />
          <Pager page={list.page} pageSize={list.pageSize} total={firms.data.total} onChange={list.setPage} />
        </Card>
      )}
      <ConnectDialog target={target} onClose={() => setTarget(null)} />
    </>
  )
}

interface FirmsTableProps {
  firms: readonly Firm[]
  list: Pick<AddressList, 'sort' | 'setSort'>
  onImpersonate: (firm: Firm) => void
}

function FirmsTable({ firms, list: { sort, setSort }, onImpersonate }: FirmsTableProps) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('clients.firmsTitle')}>
      <TableHead>
        <TableRow>
          <SortHeader field="name" sort={sort} onSort={setSort}>
            {t('clients.name')}
          </SortHeader>
          <SortHeader field="createdAt" sort={sort} onSort={setSort}>
            {t('clients.created')}
          </SortHeader>
          <SortHeader field="updatedAt" sort={sort} onSort={setSort}>
            {t('clients.updated')}
          </SortHeader>
          <TableCell align="right">{t('clients.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {firms.map((firm) => (
          <TableRow key={firm.id} hover sx={{ '&:last-child td': { border: 0 } }}>
            <TableCell sx={{ fontWeight: 500 }}>{firm.name}</TableCell>
            <TableCell data-label={t('clients.created')}>
              <RelativeTime at={firm.createdAt} />
            </TableCell>
            <TableCell data-label={t('clients.updated')}>
              <RelativeTime at={firm.updatedAt} />
            </TableCell>
            <TableCell align="right">
              <Button
                size="small"
                variant="outlined"
                startIcon={<ImpersonateIcon />}
                aria-label={t('clients.impersonateFirmNamed', { name: firm.name })}
                onClick={() => onImpersonate(firm)}
              >
                {t('clients.impersonateFirm')}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  )
}
