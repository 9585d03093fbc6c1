import RaiseIcon from '@mui/icons-material/OutlinedFlagRounded'
import Box from '@mui/material/Box'
import { severities } from '@parley/contracts/enums.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { deleteFlag, type Flag, listFlags } from '@parley/contracts/http/flags.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { DeletableRows } from './DeletableRows.tsx'
import { EditableSection } from './EditableSection.tsx'
import { FlagDialog } from './FlagDialog.tsx'
import { FlagRow } from './FlagRow.tsx'
import { ListFilter, ListOrder } from '../../records/lists/index.ts'

const openOnly = JSON.stringify({ resolved: false })

/** What endangers the initiative, and whether it still does. */
export function FlagsSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const open = useListQuery(listFlags, { params: { id }, query: { filter: openOnly, range: '[0,0]' } })
  const list = useAddressList({ prefix: 'flag-', pageSize: 10, filters: ['severity', 'resolved'] })
  const count = open.data?.total ?? 0
  return (
    <EditableSection<Flag>
      title={t('record.flags')}
      meta={count > 0 ? <StatusBadge tone="danger">{count}</StatusBadge> : undefined}
      list={list}
      canManage={canManage}
      addLabel={t('record.raiseFlag')}
      addIcon={RaiseIcon}
      dialog={(flag, close) => <FlagDialog initiativeId={id} flag={flag} onClose={close} />}
    >
      {(edit) => <FlagList initiative={initiative} list={list} onEdit={edit} />}
    </EditableSection>
  )
}

interface FlagListProps {
  initiative: Initiative
  list: AddressList
  onEdit: (flag: Flag) => void
}

function FlagList({ initiative, list, onEdit }: FlagListProps) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const flags = useListQuery(listFlags, { params: { id }, query: list.query }, { keepPrevious: true })
  const remove = {
    route: deleteFlag,
    inputOf: (row: { id: string }) => ({ params: { id: row.id } }),
    refreshes: [listFlags, listActivity, getInitiative],
  }
  const texts = {
    search: t('record.searchFlags'),
    failed: t('record.flagsFailed'),
    none: t('record.noFlags'),
    noneText: t('record.noFlagsText'),
    noMatch: t('record.noFlagsMatch'),
  }
  return (
    <DeletableRows
      list={list}
      query={flags}
      texts={texts}
      filters={<FlagFilters list={list} />}
      question={t('record.deleteFlag')}
      remove={remove}
    >
      {(rows, askToDelete) => (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {rows.map((flag) => (
            <FlagRow
              key={flag.id}
              flag={flag}
              canManage={canManage}
              onEdit={() => onEdit(flag)}
              onDelete={() => askToDelete(flag)}
            />
          ))}
        </Box>
      )}
    </DeletableRows>
  )
}

function FlagFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  return (
    <>
      <ListFilter
        list={list}
        name="resolved"
        label={t('record.flagState')}
        all={t('record.anyState')}
        options={[
          ['false', t('record.open')],
          ['true', t('record.resolved')],
        ]}
      />
      <ListFilter
        list={list}
        name="severity"
        label={t('record.severityLabel')}
        all={t('record.anySeverity')}
        options={severities.toReversed().map((one) => [one, t(`record.severity.${one}`)])}
      />
      <ListOrder
        list={list}
        label={t('record.sort')}
        options={[
          ['createdAt DESC', t('record.newestFirst')],
          ['createdAt ASC', t('record.oldestFirst')],
          ['severity DESC', t('record.gravestFirst')],
        ]}
      />
    </>
  )
}
