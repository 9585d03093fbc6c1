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
import { ListFilter } from '../../features/records/lists/ListFilter.tsx'
import { ListOrder } from '../../features/records/lists/ListOrder.tsx'
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
      <ListFilter
        list={list}
        name="unread"
        label={t('notifications.show')}
        all={t('notifications.all')}
        options={[
          ['true', t('notifications.unreadOnly')],
          ['false', t('notifications.readOnly')],
        ]}
      />
      <ListOrder
        list={list}
        label={t('record.sort')}
        options={[
          ['createdAt DESC', t('record.newestFirst')],
          ['createdAt ASC', t('record.oldestFirst')],
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
