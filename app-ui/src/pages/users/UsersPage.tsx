import AddIcon from '@mui/icons-material/PersonAddAltRounded'
import UsersIcon from '@mui/icons-material/ManageAccountsRounded'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { listUsers, type User } from '@parley/contracts/http/users.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
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
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'
import { DeleteUserDialog } from '../../features/people/users/components/DeleteUserDialog.tsx'
import { UserFilters } from '../../features/people/users/components/UserFilters.tsx'
import { UserTable } from '../../features/people/users/components/UserTable.tsx'
import { useOrganisations } from '../../features/people/users/organisations.ts'
import '../../features/people/users/locales/en.ts'
import { OpenUser } from './OpenUser.tsx'

/** The people of a tenant who may sign in (Document 1, 2.10). */
export function UsersPage() {
  const { t } = useTranslation()
  const user = useUser()
  const { show } = useRecordAddress()
  const mayManage = can(user, 'manage_users')
  const add = mayManage && (
    <Button
      data-guide="add-user"
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => show({ mode: 'create' })}
    >
      {t('users.add')}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t('users.title')} icon={UsersIcon} actions={add} />
      {kindOf(user) === 'none' ? (
        <ForbiddenState />
      ) : (
        <>
          <UserCounts />
          <UserList mayManage={mayManage} />
          <OpenUser />
        </>
      )}
    </Page>
  )
}

/** Of the whole tenant, whatever the list is filtered by. */
function UserCounts() {
  const { t } = useTranslation()
  const range = '[0,0]'
  const all = useListQuery(listUsers, { query: { range } })
  const inactive = useListQuery(listUsers, { query: { range, filter: '{"isObsolete":true}' } })
  const [total, off] = [all.data?.total, inactive.data?.total]
  return (
    <CountCards
      counts={[
        { label: t('users.total'), value: total },
        {
          label: t('users.active'),
          value: total === undefined || off === undefined ? undefined : total - off,
        },
        { label: t('users.inactive'), value: off },
      ]}
    />
  )
}

function UserList({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation()
  const list = useAddressList({
    sort: { field: 'name', order: 'ASC' },
    filters: ['roleId', 'isObsolete', 'clientId', 'consultingFirmId'],
  })
  const organisations = useOrganisations()
  const users = useListQuery(listUsers, { query: list.query }, { staleTime: 0, keepPrevious: true })
  return (
    <>
      <UserFilters list={list} organisations={organisations} />
      <QueryView
        query={users}
        skeleton={<TableSkeleton columns={4} />}
        failed={t('users.loadFailed')}
        empty={<NoUsers list={list} />}
      >
        {(data) => (
          <UserRows
            list={list}
            page={data}
            showOrganisation={organisations.length > 0}
            mayManage={mayManage}
          />
        )}
      </QueryView>
    </>
  )
}

interface UserRowsProps {
  list: AddressList
  page: { rows: User[]; total: number }
  showOrganisation: boolean
  mayManage: boolean
}

function UserRows({ list, page, showOrganisation, mayManage }: UserRowsProps) {
  const { show } = useRecordAddress()
  const [deleting, setDeleting] = useState<User | null>(null)
  const changes = { onEdit: ({ id }: User) => show({ mode: 'edit', id }), onDelete: setDeleting }
  return (
    <Card>
      <UserTable
        users={page.rows}
        sort={list.sort}
        onSort={list.setSort}
        showOrganisation={showOrganisation}
        changes={mayManage ? changes : undefined}
        onOpen={({ id }) => show({ mode: 'view', id })}
      />
      <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
      {deleting !== null && <DeleteUserDialog user={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  )
}

function NoUsers({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  if (!list.isFiltered)
    return <EmptyState icon={UsersIcon} title={t('users.noneTitle')} text={t('users.noneText')} />
  return (
    <EmptyState
      icon={UsersIcon}
      title={t('users.noMatchTitle')}
      text={t('users.noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('users.clearFilters')}
        </Button>
      }
    />
  )
}
