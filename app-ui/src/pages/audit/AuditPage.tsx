import AuditIcon from '@mui/icons-material/FactCheckRounded'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type AuditEvent, listAuditEvents } from '@parley/contracts/http/audit.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditFilterNames, auditQuery } from '../../features/firm/audit/audit-query.ts'
import { AuditEntryDialog } from '../../features/firm/audit/components/AuditEntryDialog.tsx'
import { AuditFilters } from '../../features/firm/audit/components/AuditFilters.tsx'
import { AuditTable } from '../../features/firm/audit/components/AuditTable.tsx'
import { ExportButton } from '../../features/firm/audit/components/ExportButton.tsx'
import '../../features/firm/audit/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'

/** Who did what in the own tenant (decisions D2; D11, Audit), for its administrators. */
export function AuditPage() {
  const { t } = useTranslation()
  const user = useUser()
  const mayRead = kindOf(user) === 'super-admin' || (kindOf(user) !== 'none' && can(user, 'manage_settings'))
  if (mayRead) return <AuditLog />
  return (
    <Page>
      <PageHeader title={t('audit.title')} icon={AuditIcon} />
      <ForbiddenState />
    </Page>
  )
}

function AuditLog() {
  const { t } = useTranslation()
  const list = useAddressList({ sort: { field: 'at', order: 'DESC' }, filters: auditFilterNames })
  const query = auditQuery(list)
  const events = useListQuery(listAuditEvents, { query }, { staleTime: 0, keepPrevious: true })
  const personName = events.data?.rows.find(({ actor }) => actor?.id === list.filters.actor)?.actor?.name
  return (
    <Page>
      <PageHeader title={t('audit.title')} icon={AuditIcon} actions={<ExportButton query={query} />} />
      <AuditFilters list={list} personName={personName} />
      <QueryView
        query={events}
        skeleton={<TableSkeleton columns={5} />}
        failed={t('audit.loadFailed')}
        empty={<NoEntries list={list} />}
      >
        {(page) => <Entries list={list} page={page} />}
      </QueryView>
    </Page>
  )
}

function Entries({ list, page }: { list: AddressList; page: { rows: AuditEvent[]; total: number } }) {
  const isFirm = kindOf(useUser()) !== 'client'
  const [open, setOpen] = useState<AuditEvent | null>(null)
  return (
    <Card>
      <AuditTable
        events={page.rows}
        sort={list.sort}
        onSort={list.setSort}
        isFirm={isFirm}
        onOpen={setOpen}
      />
      <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
      {open !== null && (
        <AuditEntryDialog
          event={open}
          isFirm={isFirm}
          onNarrow={(filter) => {
            setOpen(null)
            list.setFilters(filter)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

function NoEntries({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  if (!list.isFiltered)
    return <EmptyState icon={AuditIcon} title={t('audit.noneTitle')} text={t('audit.noneText')} />
  return (
    <EmptyState
      icon={AuditIcon}
      title={t('audit.noMatchTitle')}
      text={t('audit.noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('audit.clearFilters')}
        </Button>
      }
    />
  )
}
