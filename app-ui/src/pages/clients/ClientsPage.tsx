import AddIcon from '@mui/icons-material/AddRounded'
import ClientsIcon from '@mui/icons-material/DomainRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type Client, listClients } from '@parley/contracts/http/people.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { mayManageClients } from '../../features/firm/clients/client-access.ts'
import { ClientsTable } from '../../features/firm/clients/components/ClientsTable.tsx'
import { DeleteClientDialog } from '../../features/firm/clients/components/DeleteClientDialog.tsx'
import { IndustryChip } from '../../features/firm/clients/components/IndustryChip.tsx'
import '../../features/firm/clients/locales/en.ts'
import { ConnectDialog } from '../../features/account/session/components/ConnectDialog.tsx'
import type { ImpersonationTarget } from '../../features/account/session/session-changes.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { canSwitchToClients, isFirmAdmin, kindOf } from '../../features/account/session/session-user.ts'
import { OpenClient } from './OpenClient.tsx'

/** The clients that one may work for, and the way into each (Document 3, Clients list). */
export function ClientsPage() {
  const { t } = useTranslation()
  const user = useUser()
  const mayManage = mayManageClients(user)
  return (
    <Page>
      <PageHeader title={t('clients.title')} icon={ClientsIcon} actions={mayManage && <AddButton />} />
      {kindOf(user) === 'firm' ? (
        <>
          <ClientList mayManage={mayManage} />
          <OpenClient mayManage={mayManage} />
        </>
      ) : (
        <ForbiddenState />
      )}
    </Page>
  )
}

function AddButton() {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => show({ mode: 'create' })}>
      {t('clients.add')}
    </Button>
  )
}

/** What is asked for: Show Obsolete is a word of its own in the call, and no filter. */
function queryOf({ query, filters }: AddressList) {
  const { filter: _filters, ...rest } = query
  const { onlyIndustry = '', obsolete } = filters
  return {
    ...rest,
    ...(onlyIndustry === '' ? {} : { filter: JSON.stringify({ onlyIndustry }) }),
    ...(obsolete === 'true' ? { showObsolete: 'true' } : {}),
  }
}

function ClientList({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation()
  const list = useAddressList({
    sort: { field: 'name', order: 'ASC' },
    filters: ['onlyIndustry', 'obsolete'],
  })
  // Document 1, section 9: client data is fresh 5 minutes and kept 10.
  const clients = useListQuery(
    listClients,
    { query: queryOf(list) },
    { staleTime: minutes(5), gcTime: minutes(10), keepPrevious: true },
  )
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' }}>
        <SearchField value={list.search} onChange={list.setSearch} placeholder={t('clients.search')} />
        <FormControlLabel
          control={
            <Switch
              checked={list.filters.obsolete === 'true'}
              onChange={(_event, shown) => list.setFilter('obsolete', shown ? 'true' : '')}
            />
          }
          label={t('clients.showObsolete')}
        />
      </Box>
      <WayToWork />
      <IndustryChip
        code={list.filters.onlyIndustry ?? ''}
        total={clients.data?.total}
        onRemove={() => list.setFilter('onlyIndustry', '')}
      />
      <QueryView
        query={clients}
        skeleton={<TableSkeleton columns={6} />}
        failed={t('clients.loadFailed')}
        empty={<NoClients list={list} mayManage={mayManage} />}
      >
        {(data) => <ClientRows list={list} page={data} mayManage={mayManage} />}
      </QueryView>
    </>
  )
}

/** For firm users who cannot switch: Firm Admins work from the firm's initiatives (decisions D11, Menus). */
function WayToWork() {
  const { t } = useTranslation()
  const user = useUser()
  if (canSwitchToClients(user) || !isFirmAdmin(user)) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {t('clients.wayToWork')}{' '}
      <Link component={RouterLink} to="/initiatives" underline="always">
        {t('clients.toInitiatives')}
      </Link>
    </Typography>
  )
}

interface ClientRowsProps {
  list: AddressList
  page: { rows: Client[]; total: number }
  mayManage: boolean
}

function ClientRows({ list, page, mayManage }: ClientRowsProps) {
  const { show } = useRecordAddress()
  const [target, setTarget] = useState<ImpersonationTarget | null>(null)
  const [deleting, setDeleting] = useState<Client | null>(null)
  const changes = { onEdit: ({ id }: Client) => show({ mode: 'edit', id }), onDelete: setDeleting }
  return (
    <Card>
      <ClientsTable
        clients={page.rows}
        sort={list.sort}
        onSort={list.setSort}
        handlers={{
          onOpen: ({ id }) => show({ mode: 'view', id }),
          onConnect: ({ id, name }) => setTarget({ id, name }),
          changes: mayManage ? changes : undefined,
        }}
      />
      <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
      {deleting !== null && <DeleteClientDialog client={deleting} onClose={() => setDeleting(null)} />}
      <ConnectDialog target={target} onClose={() => setTarget(null)} />
    </Card>
  )
}

function NoClients({ list, mayManage }: { list: AddressList; mayManage: boolean }) {
  const { t } = useTranslation()
  const search = list.settledSearch
  if (search === '' && (list.filters.onlyIndustry ?? '') === '')
    return (
      <EmptyState
        icon={ClientsIcon}
        title={t('clients.noneTitle')}
        text={mayManage ? t('clients.noneToAdd') : t('clients.noneText')}
        {...(mayManage && { action: <AddButton /> })}
      />
    )
  return (
    <EmptyState
      icon={ClientsIcon}
      title={t('clients.noMatchTitle')}
      text={search === '' ? t('clients.noneOfIndustry') : t('clients.noMatchText', { search })}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('clients.clearSearch')}
        </Button>
      }
    />
  )
}
