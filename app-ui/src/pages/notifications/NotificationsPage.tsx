import BellIcon from '@mui/icons-material/NotificationsRounded'
import Card from '@mui/material/Card'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import '../../features/engagement/initiatives/locales/en.ts'
import { MarkAllRead } from '../../features/home/notifications/MarkAllRead.tsx'
import { NotificationDays } from '../../features/home/notifications/NotificationDays.tsx'
import '../../features/home/notifications/locales/en.ts'
import { ListChoice } from '../../features/records/lists/ListChoice.tsx'
import { RecordList } from '../../features/records/lists/RecordList.tsx'
import '../../features/engagement/record/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'

/** All that one was told. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  const hasTenant = kind === 'firm' || kind === 'client'
  return (
    <Page width="narrow">
      <PageHeader
        title={t('notifications.title')}
        icon={BellIcon}
        actions={hasTenant ? <MarkAllRead /> : undefined}
      />
      {hasTenant ? <Notifications /> : <ForbiddenState />}
    </Page>
  )
}

function Notifications() {
  const { t } = useTranslation()
  const list = useAddressList({ filters: ['unread'] })
  const notifications = useListQuery(
    listNotifications,
    { query: list.query },
    { keepPrevious: true, staleTime: 10_000 },
  )
  const texts = {
    search: t('notifications.search'),
    failed: t('notifications.failed'),
    none: t('notifications.none'),
    noneText: t('notifications.noneText'),
    noMatch: t('notifications.noMatch'),
  }
  const filters = (
    <>
      <ListChoice
        label={t('notifications.show')}
        value={list.filters.unread ?? ''}
        onChange={(value) => list.setFilter('unread', value)}
        options={[
          ['', t('notifications.all')],
          ['true', t('notifications.unreadOnly')],
          ['false', t('notifications.readOnly')],
        ]}
      />
      <ListChoice
        label={t('record.sort')}
        value={list.sort?.order ?? 'DESC'}
        onChange={(order) => list.setSort({ field: 'createdAt', order: order === 'ASC' ? 'ASC' : 'DESC' })}
        options={[
          ['DESC', t('record.newestFirst')],
          ['ASC', t('record.oldestFirst')],
        ]}
      />
    </>
  )
  return (
    <RecordList list={list} query={notifications} texts={texts} filters={filters}>
      {(rows) => (
        <Card>
          <NotificationDays rows={rows} headings="h2" />
        </Card>
      )}
    </RecordList>
  )
}
