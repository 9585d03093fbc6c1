import OpenAgainIcon from '@mui/icons-material/ReplayRounded'
import MetIcon from '@mui/icons-material/TaskAltRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { listMessages, markRequest } from '@parley/contracts/http/messages.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../account/session/index.ts'
import './en.ts'

/** Says that a request is met, or opens it again; for its author, and for people who may manage initiatives. */
export function RequestActions({ message: { id, author, request } }: { message: HitlMessage }) {
  const { t } = useTranslation()
  const user = useUser()
  const mark = useRouteMutation(markRequest, [listMessages])
  const mayMark = author?.id === user.id || can(user, 'manage_initiatives')
  if (request?.kind !== 'request' || !mayMark) return null
  const isMet = request.metAt !== null
  const label = t(isMet ? 'conversation.openAgain' : 'conversation.markAsMet')
  const Icon = isMet ? OpenAgainIcon : MetIcon
  return (
    <>
      {mark.error !== null && (
        <Typography role="alert" variant="caption" color="error">
          {messageOf(mark.error)}
        </Typography>
      )}
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          loading={mark.isPending}
          onClick={() => mark.mutate({ params: { id }, body: { met: !isMet } })}
          sx={{ '@media print': { display: 'none' } }}
        >
          <Icon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </>
  )
}
