import AddIcon from '@mui/icons-material/OutlinedFlagRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { severities } from '@parley/contracts/enums.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { deleteFlag, type Flag, listFlags } from '@parley/contracts/http/flags.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/api-error.ts'
import { useAddressList } from '../../lib/use-address-list.ts'
import { useListQuery, useRouteMutation } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { FlagDialog } from './FlagDialog.tsx'
import { FlagRow } from './FlagRow.tsx'
import { ListChoice } from './ListChoice.tsx'
import { RecordList } from './RecordList.tsx'

const openOnly = JSON.stringify({ resolved: false })

/** What endangers the initiative, and whether it still does. */
export function FlagsSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const open = useListQuery(listFlags, { params: { id }, query: { filter: openOnly, range: '[0,0]' } })
  const [edited, setEdited] = useState<Flag | 'new' | null>(null)
  const list = useAddressList({ prefix: 'flag-', pageSize: 10, filters: ['severity', 'resolved'] })
  const count = open.data?.total ?? 0
  const raise = canManage && (
    <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {t('record.raiseFlag')}
    </Button>
  )
  return (
    <>
      <Section
        collapsible
        lazy
        defaultOpen={list.isFiltered}
        title={t('record.flags')}
        meta={count > 0 ? <StatusBadge tone="danger">{count}</StatusBadge> : undefined}
        actions={raise}
      >
        <FlagList initiative={initiative} list={list} firstStep={raise} onEdit={setEdited} />
      </Section>
      {edited !== null && (
        <FlagDialog
          initiativeId={id}
          flag={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface FlagListProps {
  initiative: Initiative
  list: ReturnType<typeof useAddressList>
  firstStep: React.ReactNode
  onEdit: (flag: Flag) => void
}

function FlagList({ initiative, list, firstStep, onEdit }: FlagListProps) {
  const { t } = useTranslation()
  const { id, canManage } = initiative
  const flags = useListQuery(listFlags, { params: { id }, query: list.query }, { keepPrevious: true })
  const [doomed, setDoomed] = useState<Flag | null>(null)
  const remove = useRouteMutation(deleteFlag, [listFlags, listActivity])
  const texts = {
    search: t('record.searchFlags'),
    failed: t('record.flagsFailed'),
    none: t('record.noFlags'),
    noneText: t('record.noFlagsText'),
    noMatch: t('record.noFlagsMatch'),
  }
  return (
    <>
      <RecordList
        list={list}
        query={flags}
        texts={texts}
        firstStep={firstStep}
        filters={<FlagFilters list={list} />}
      >
        {(rows) => (
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
                onDelete={() => setDoomed(flag)}
              />
            ))}
          </Box>
        )}
      </RecordList>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={t('record.deleteFlag')}
        text=""
        {...(doomed === null ? {} : { subject: doomed.title })}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => setDoomed(null)}
        onConfirm={() =>
          doomed !== null &&
          remove.mutate({ params: { id: doomed.id } }, { onSuccess: () => setDoomed(null) })
        }
      />
    </>
  )
}

function FlagFilters({ list }: { list: ReturnType<typeof useAddressList> }) {
  const { t } = useTranslation()
  const { sort } = list
  return (
    <>
      <ListChoice
        label={t('record.flagState')}
        value={list.filters.resolved ?? ''}
        onChange={(value) => list.setFilter('resolved', value)}
        options={[
          ['', t('record.anyState')],
          ['false', t('record.open')],
          ['true', t('record.resolved')],
        ]}
      />
      <ListChoice
        label={t('record.severityLabel')}
        value={list.filters.severity ?? ''}
        onChange={(value) => list.setFilter('severity', value)}
        options={[
          ['', t('record.anySeverity')],
          ...severities.toReversed().map((one) => [one, t(`record.severity.${one}`)] as const),
        ]}
      />
      <ListChoice
        label={t('record.sort')}
        value={sort?.field === 'severity' ? 'severity' : sort?.order === 'ASC' ? 'oldest' : ''}
        onChange={(value) =>
          list.setSort(
            value === 'severity'
              ? { field: 'severity', order: 'DESC' }
              : { field: 'createdAt', order: value === 'oldest' ? 'ASC' : 'DESC' },
          )
        }
        options={[
          ['', t('record.newestFirst')],
          ['oldest', t('record.oldestFirst')],
          ['severity', t('record.gravestFirst')],
        ]}
      />
    </>
  )
}
