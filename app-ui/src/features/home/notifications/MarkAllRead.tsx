import Button from '@mui/material/Button'
import { listNotifications, readAllNotifications } from '@parley/contracts/http/notifications.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from './use-unread-count.ts'

/** Nothing while there is nothing unread. */
export function MarkAllRead() {
  const { t } = useTranslation()
  const readAll = useRouteMutation(readAllNotifications, [listNotifications])
  if (useUnreadCount() === 0) return null
  return (
    <Button
      size="small"
      loading={readAll.isPending}
      onClick={() => readAll.mutate({}, { onError: showError })}
    >
      {t('notifications.markAllRead')}
    </Button>
  )
}
