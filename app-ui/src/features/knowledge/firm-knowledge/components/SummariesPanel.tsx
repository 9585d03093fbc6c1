import AddIcon from '@mui/icons-material/PostAddRounded'
import SummaryIcon from '@mui/icons-material/SummarizeRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilter } from '../../../records/lists/index.ts'
import { useSummaries } from '../summary-queries.ts'
import '../locales/en.ts'
import { DeleteSummaryDialog } from './DeleteSummaryDialog.tsx'
import { OpenSummary } from './OpenSummary.tsx'
import { SummaryTable } from './SummaryTable.tsx'

/** What initiatives brought, as a table, with all that can be done with it (Document 3, Initiative Summaries). */
export function SummariesPanel({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation()
  const list = useAddressList({ filters: ['clientId'], sort: { field: 'createdAt', order: 'DESC' } })
  const summaries = useSummaries(list.query)
  const { show } = useRecordAddress()
  const [deleted, setDeleted] = useState<InitiativeSummary | null>(null)
  const changes = {
    onEdit: ({ initiativeId }: InitiativeSummary) => show({ mode: 'edit', id: initiativeId }),
    onDelete: setDeleted,
  }
  return (
    <>
      <Filters list={list} />
      <QueryView
        query={summaries}
        skeleton={<TableSkeleton columns={5} />}
        failed={t('firmKnowledge.loadFailed')}
        empty={<NoSummaries list={list} mayManage={mayManage} />}
      >
        {({ rows, total }) => (
          <Card>
            <SummaryTable
              summaries={rows}
              list={list}
              changes={mayManage ? changes : undefined}
              onOpen={({ initiativeId }) => show({ mode: 'view', id: initiativeId })}
            />
            <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
          </Card>
        )}
      </QueryView>
      <OpenSummary mayManage={mayManage} />
      {deleted !== null && <DeleteSummaryDialog summary={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function Filters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const clients = useRouteQuery(listClients, {})
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <SearchField
        value={list.search}
        onChange={list.setSearch}
        placeholder={t('firmKnowledge.search')}
        width={280}
      />
      <ListFilter
        list={list}
        name="clientId"
        label={t('firmKnowledge.client')}
        all={t('firmKnowledge.allClients')}
        options={(clients.data ?? []).map(({ id, name }) => [id, name])}
        sx={{ minWidth: 200 }}
      />
    </Box>
  )
}

function NoSummaries({ list, mayManage }: { list: AddressList; mayManage: boolean }) {
  const { t } = useTranslation()
  if (list.isFiltered || list.page > 0)
    return (
      <EmptyState
        icon={SummaryIcon}
        title={t('firmKnowledge.noMatchTitle')}
        text={t('firmKnowledge.noMatchText')}
        action={
          <Button variant="outlined" onClick={list.clear}>
            {t('firmKnowledge.clearFilters')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={SummaryIcon}
      title={t('firmKnowledge.noneTitle')}
      text={t(mayManage ? 'firmKnowledge.noneText' : 'firmKnowledge.readOnlyNone')}
      {...(mayManage && { action: <AddSummaryButton /> })}
    />
  )
}

export function AddSummaryButton() {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => show({ mode: 'create' })}>
      {t('firmKnowledge.add')}
    </Button>
  )
}
