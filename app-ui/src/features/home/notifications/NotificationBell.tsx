import BellIcon from '@mui/icons-material/NotificationsRounded'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { keyOf, useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useUnreadInTitle } from '@parley/ui-kit/lib/page-title.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnStream } from '../../engagement/live/index.ts'
import { useUser, kindOf } from '../../account/session/index.ts'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NotificationDays } from './NotificationDays.tsx'
import { useUnreadCount } from './use-unread-count.ts'
import './locales/en.ts'

/** Milliseconds between looks while the own stream is away. */
const lookEvery = 60_000
const notificationEvents = ['NOTIFICATION_CREATED'] as const
const newest = { range: '[0,7]' }

/** How much one has not read, kept fresh by the own stream, and the newest of it (decisions D11, Live). */
export function NotificationBell() {
  const kind = kindOf(useUser())
  // Outside of a tenant there is nothing to be told of.
  return kind === 'firm' || kind === 'client' ? <Bell /> : null
}

function Bell() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [hasNews, setHasNews] = useState(false)
  const readAnew = (): void => void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
  const stream = useOwnStream({
    types: notificationEvents,
    onEvent: () => {
      setHasNews(true)
      readAnew()
    },
    onConnected: readAnew,
  })
  const count = useUnreadCount({
    // Read once the stream is there, or known not to be: what came before it is then counted, too.
    enabled: stream !== 'connecting',
    refetchInterval: stream === 'connected' ? false : lookEvery,
  })
  useUnreadInTitle(count)
  const name = t('notifications.bell', { count })
  return (
    <>
      <VisuallyHidden role="status">{hasNews ? name : ''}</VisuallyHidden>
      <IconButton
        data-guide="bell"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count} max={99} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('notifications.title'), sx: paper },
        }}
      >
        <Inbox onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  )
}

const paper = {
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  mt: 1,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
} as const

function Inbox({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const notifications = useListQuery(listNotifications, { query: newest })
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 4, minHeight: 52 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <MarkAllRead />
      </Box>
      <Divider />
      <QueryView
        query={notifications}
        skeleton={<TableSkeleton rows={3} columns={1} />}
        compact
        failed={t('notifications.failed')}
        empty={<EmptyState compact title={t('notifications.none')} text={t('notifications.noneText')} />}
      >
        {({ rows }) => (
          <Box sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
            <NotificationDays rows={rows} headings="h3" onOpen={onLeave} />
          </Box>
        )}
      </QueryView>
      <Divider />
      <Box sx={{ p: 2 }}>
        <Button fullWidth component={Link} to="/notifications" onClick={onLeave}>
          {t('notifications.showAll')}
        </Button>
      </Box>
    </>
  )
}
