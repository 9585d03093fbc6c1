import ReadIcon from '@mui/icons-material/DraftsRounded'
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import {
  listNotifications,
  type Notification,
  readNotification,
} from '@parley/contracts/http/notifications.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

interface NotificationRowProps {
  notification: Notification
  /** When its page is opened. */
  onOpen?: (() => void) | undefined
}

/** What happened, where and when; opening it reads it. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation()
  const read = useRouteMutation(readNotification, [listNotifications])
  const { id, kind, title, body, link, readAt, createdAt } = notification
  const isUnread = readAt === null
  const mark = (asRead: boolean): void =>
    read.mutate({ params: { id }, body: { read: asRead } }, { onError: showError })
  const open = (): void => {
    if (isUnread) mark(true)
    onOpen?.()
  }
  const toggle = t(isUnread ? 'notifications.markRead' : 'notifications.markUnread')
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', px: 2, py: 1 }}>
      <Frame link={link} onOpen={open}>
        <Box
          aria-hidden
          sx={{
            mt: 1.75,
            width: 8,
            height: 8,
            flexShrink: 0,
            borderRadius: '50%',
            bgcolor: isUnread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          {isUnread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          <Typography sx={{ fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere' }}>
            {t(`notifications.kinds.${kind}`, { subject: body })}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {title} · <RelativeTime at={createdAt} />
          </Typography>
        </Box>
      </Frame>
      <Tooltip title={toggle}>
        <IconButton size="small" aria-label={toggle} onClick={() => mark(isUnread)} sx={{ mt: 1 }}>
          {isUnread ? <ReadIcon fontSize="small" /> : <UnreadIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  )
}

interface FrameProps {
  link: string | null
  onOpen: () => void
  children: ReactNode
}

/** A link, unless what it is about is gone. */
function Frame({ link, onOpen, children }: FrameProps) {
  const layout = { flex: 1, minWidth: 0, display: 'flex', alignItems: 'flex-start', gap: 2, p: 2 } as const
  if (link === null) return <Box sx={layout}>{children}</Box>
  return (
    <ButtonBase
      component={Link}
      to={link}
      onClick={onOpen}
      sx={{ ...layout, justifyContent: 'flex-start', textAlign: 'left', borderRadius: 1 }}
    >
      {children}
    </ButtonBase>
  )
}
