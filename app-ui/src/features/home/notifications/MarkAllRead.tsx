import Button from '@mui/material/Button'
import { listNotifications, readAllNotifications } from '@parley/contracts/http/notifications.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { showError } from '../../../ui/toasts.tsx'

export function MarkAllRead() {
  const { t } = useTranslation()
  const readAll = useRouteMutation(readAllNotifications, [listNotifications])
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
