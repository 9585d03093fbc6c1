import AddIcon from '@mui/icons-material/AddRounded'
import RolesIcon from '@mui/icons-material/AdminPanelSettingsRounded'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { listClients } from '@parley/contracts/http/people.ts'
import { listRoles, type Role } from '@parley/contracts/http/roles.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { CountCards } from '@parley/ui-kit/components/CountCards.tsx'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteRoleDialog } from '../../features/people/roles/components/DeleteRoleDialog.tsx'
import { RoleFilters } from '../../features/people/roles/components/RoleFilters.tsx'
import { RoleTable } from '../../features/people/roles/components/RoleTable.tsx'
import { countRoles } from '../../features/people/roles/permissions.ts'
import '../../features/people/roles/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'
import { OpenRole } from './OpenRole.tsx'

/** What the people of a tenant may do, by role (Document 1, 2.11). */
export function RolesPage() {
  const { t } = useTranslation()
  const user = useUser()
  const { show } = useRecordAddress()
  const add = can(user, 'manage_roles') && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => show({ mode: 'create' })}>
      {t('roles.add')}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t('roles.title')} icon={RolesIcon} actions={add} />
      {kindOf(user) === 'none' ? <ForbiddenState /> : <Roles />}
    </Page>
  )
}

function Roles() {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  const list = useAddressList({
    sort: { field: 'name', order: 'ASC' },
    filters: ['isImmutable', 'clientId'],
  })
  const choosesClient = kind !== 'client'
  const freshness = { staleTime: minutes(5), gcTime: minutes(10), enabled: choosesClient }
  const clients = useRouteQuery(listClients, {}, freshness)
  const { clientId = '' } = list.filters
  // Document 1, section 6: for a super admin the list loads once a client is selected.
  const isChosen = kind !== 'super-admin' || clientId !== ''
  const offered = choosesClient ? (clients.data ?? []) : undefined
  return (
    <>
      {isChosen && <RoleCountCards clientId={clientId} />}
      <RoleFilters list={list} clients={offered} />
      {isChosen ? (
        <RoleList list={list} />
      ) : (
        <EmptyState icon={RolesIcon} title={t('roles.chooseClient')} text={t('roles.chooseClientText')} />
      )}
      <OpenRole clients={offered} clientId={clientId} />
    </>
  )
}

/** Of all roles of the tenant, whatever the list is filtered by. */
function RoleCountCards({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const query = clientId === '' ? {} : { filter: JSON.stringify({ clientId }) }
  const roles = useRouteQuery(listRoles, { query }, { staleTime: 0 })
  const counts = roles.data && countRoles(roles.data)
  return (
    <CountCards
      counts={[
        { label: t('roles.totalRoles'), value: counts?.total },
        { label: t('roles.systemRoles'), value: counts?.system },
        { label: t('roles.customRoles'), value: counts?.custom },
        { label: t('roles.activePermissions'), value: counts?.permissions },
      ]}
    />
  )
}

function RoleList({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  const mayManage = can(useUser(), 'manage_roles')
  const [deleting, setDeleting] = useState<Role | null>(null)
  const roles = useListQuery(listRoles, { query: list.query }, { staleTime: 0, keepPrevious: true })
  const changes = { onEdit: ({ id }: Role) => show({ mode: 'edit', id }), onDelete: setDeleting }
  return (
    <QueryView
      query={roles}
      skeleton={<TableSkeleton columns={5} />}
      failed={t('roles.loadFailed', { message: messageOf(roles.error) })}
      empty={<NoRoles list={list} />}
    >
      {({ rows, total }) => (
        <Card>
          <RoleTable
            roles={rows}
            sort={list.sort}
            onSort={list.setSort}
            changes={mayManage ? changes : undefined}
            onOpen={({ id }) => show({ mode: 'view', id })}
          />
          <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
          {deleting !== null && <DeleteRoleDialog role={deleting} onClose={() => setDeleting(null)} />}
        </Card>
      )}
    </QueryView>
  )
}

function NoRoles({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  if (!list.isFiltered)
    return <EmptyState icon={RolesIcon} title={t('roles.noneTitle')} text={t('roles.noneText')} />
  return (
    <EmptyState
      icon={RolesIcon}
      title={t('roles.noMatchTitle')}
      text={t('roles.noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('roles.clearFilters')}
        </Button>
      }
    />
  )
}
