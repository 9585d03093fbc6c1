import ConsultantsIcon from '@mui/icons-material/GroupsRounded'
import AddIcon from '@mui/icons-material/PersonAddAltRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type Consultant, listConsultants } from '@parley/contracts/http/consultants.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
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
import { ConsultantTable } from '../../features/people/consultants/components/ConsultantTable.tsx'
import { DeleteConsultantDialog } from '../../features/people/consultants/components/DeleteConsultantDialog.tsx'
import { SetupAuthDialog } from '../../features/people/consultants/components/SetupAuthDialog.tsx'
import '../../features/people/consultants/locales/en.ts'
import { ImportButton } from '../../features/records/imports/components/ImportButton.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'
import { OpenConsultant } from './OpenConsultant.tsx'

/** The consultants of the own firm (Document 3, Consultants page). */
export function ConsultantsPage() {
  const { t } = useTranslation()
  const user = useUser()
  const firmId = kindOf(user) === 'firm' ? user.consultingFirmId : null
  const mayManage = firmId !== null && can(user, 'manage_users')
  return (
    <Page>
      <PageHeader
        title={t('consultants.title')}
        icon={ConsultantsIcon}
        actions={
          mayManage && (
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              <ImportButton target={{ kind: 'consultants' }} refreshes={[listConsultants]} />
              <AddButton />
            </Box>
          )
        }
      />
      {firmId === null ? (
        <ForbiddenState />
      ) : (
        <>
          <ConsultantList firmId={firmId} mayManage={mayManage} />
          <OpenConsultant mayManage={mayManage} />
        </>
      )}
    </Page>
  )
}

function AddButton() {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => show({ mode: 'create' })}>
      {t('consultants.add')}
    </Button>
  )
}

function ConsultantList({ firmId, mayManage }: { firmId: string; mayManage: boolean }) {
  const { t } = useTranslation()
  const list = useAddressList({ sort: { field: 'name', order: 'ASC' }, filters: ['obsolete'] })
  const showsObsolete = list.filters.obsolete === 'true'
  const { filter: _flag, ...query } = list.query
  const consultants = useListQuery(
    listConsultants,
    { params: { firmId }, query: { ...query, ...(showsObsolete ? { showObsolete: 'true' } : {}) } },
    { staleTime: 0, keepPrevious: true },
  )
  return (
    <>
      <InHeader>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          placeholder={t('consultants.search')}
          width={168}
        />
        <FormControlLabel
          control={
            <Switch
              checked={showsObsolete}
              onChange={(_event, shown) => list.setFilter('obsolete', shown ? 'true' : '')}
            />
          }
          label={t('consultants.showObsolete')}
        />
      </InHeader>
      <QueryView
        query={consultants}
        skeleton={<TableSkeleton columns={7} />}
        failed={t('consultants.loadFailed')}
        empty={<NoConsultants list={list} mayManage={mayManage} />}
      >
        {(data) => <ConsultantRows list={list} page={data} mayManage={mayManage} />}
      </QueryView>
    </>
  )
}

interface ConsultantRowsProps {
  list: AddressList
  page: { rows: Consultant[]; total: number }
  mayManage: boolean
}

function ConsultantRows({ list, page, mayManage }: ConsultantRowsProps) {
  const { show } = useRecordAddress()
  const [deleting, setDeleting] = useState<Consultant | null>(null)
  const [settingUp, setSettingUp] = useState<Consultant | null>(null)
  const changes = {
    onSetUp: setSettingUp,
    onEdit: ({ id }: Consultant) => show({ mode: 'edit', id }),
    onDelete: setDeleting,
  }
  return (
    <Card>
      <ConsultantTable
        consultants={page.rows}
        sort={list.sort}
        onSort={list.setSort}
        changes={mayManage ? changes : undefined}
      />
      <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
      {deleting !== null && (
        <DeleteConsultantDialog consultant={deleting} onClose={() => setDeleting(null)} />
      )}
      {settingUp !== null && <SetupAuthDialog consultant={settingUp} onClose={() => setSettingUp(null)} />}
    </Card>
  )
}

function NoConsultants({ list, mayManage }: { list: AddressList; mayManage: boolean }) {
  const { t } = useTranslation()
  const search = list.settledSearch
  if (search === '')
    return (
      <EmptyState
        icon={ConsultantsIcon}
        title={t('consultants.none')}
        text={mayManage ? t('consultants.noneText') : t('consultants.noneToRead')}
        action={mayManage && <AddButton />}
      />
    )
  return (
    <EmptyState
      icon={ConsultantsIcon}
      title={t('consultants.noMatch')}
      text={t('consultants.noMatchText', { search })}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('consultants.clearSearch')}
        </Button>
      }
    />
  )
}
