import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ActivityEntry, activityTopics, listActivity } from '@parley/contracts/http/activity.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter, ListOrder, RecordList } from '../../records/lists/index.ts'

/** Who did what, newest first. */
export function ActivitySection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const list = useAddressList({ prefix: 'activity-', pageSize: 15, filters: ['topic'] })
  return (
    <Section collapsible lazy defaultOpen={list.isAddressed} title={t('record.activity')}>
      <ActivityList id={initiative.id} list={list} />
    </Section>
  )
}

function ActivityList({ id, list }: { id: string; list: AddressList }) {
  const { t } = useTranslation()
  const activity = useListQuery(
    listActivity,
    { params: { id }, query: list.query },
    { keepPrevious: true, staleTime: 0 },
  )
  const texts = {
    search: t('record.searchActivity'),
    failed: t('record.activityFailed'),
    none: t('record.noActivity'),
    noneText: t('record.noActivityText'),
    noMatch: t('record.noActivityMatch'),
  }
  return (
    <RecordList list={list} query={activity} texts={texts} filters={<ActivityFilters list={list} />}>
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </RecordList>
  )
}

function ActivityFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  return (
    <>
      <ListFilter
        list={list}
        name="topic"
        label={t('record.topic')}
        all={t('record.anyTopic')}
        options={activityTopics.map((topic) => [topic, t(`record.topics.${topic}`)])}
      />
      <ListOrder
        list={list}
        label={t('record.sort')}
        options={[
          ['at DESC', t('record.newestFirst')],
          ['at ASC', t('record.oldestFirst')],
        ]}
      />
    </>
  )
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation()
  const name = entry.actor?.name ?? t('record.theProduct')
  const subject = entry.subject ?? t('record.gone')
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1.5 }}>
      <UserAvatar name={name} size={24} tone={entry.actor === null ? 'moderator' : 'human'} />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>{' '}
        {t(`record.actions.${entry.action}`, { subject })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
        <RelativeTime at={entry.at} />
      </Typography>
    </Box>
  )
}
