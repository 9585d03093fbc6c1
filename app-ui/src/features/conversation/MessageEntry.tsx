import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { HitlMessage } from '@parley/contracts/http/agent-interactions.ts'
import { deleteMessage, listMessages } from '@parley/contracts/http/messages.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../lib/use-route.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showError } from '../../ui/toasts.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { useUser } from '../session/session-context.ts'
import { CitedText } from './CitedText.tsx'
import { EntryFrame } from './InteractionEntry.tsx'
import './texts.ts'

interface MessageEntryProps {
  message: HitlMessage
  onOpenPlace: (place: Place) => void
  /** Asks a recommended agent; undefined for those who may not. */
  onAsk: ((agentId: string) => void) | undefined
}

/** A person's words, or the moderator's answer to them. */
export function MessageEntry({ message, onOpenPlace, onAsk }: MessageEntryProps) {
  const { t } = useTranslation()
  const user = useUser()
  const remove = useRouteMutation(deleteMessage, [listMessages])
  const isHuman = message.role === 'USER'
  const isOwn = isHuman && message.author?.id === user.id
  const { metadata } = message
  const author =
    metadata.provider === undefined
      ? undefined
      : metadata.provider === 'builtin'
        ? t('conversation.builtin')
        : metadata.model
  return (
    <EntryFrame
      name={message.author?.name ?? metadata.agentName ?? t('conversation.roles.MODERATOR')}
      tone={isHuman ? 'human' : 'moderator'}
      at={message.createdAt}
      badge={
        isHuman ? undefined : <StatusBadge tone="moderator">{t('conversation.roles.MODERATOR')}</StatusBadge>
      }
      detail={author}
      actions={
        isOwn ? (
          <IconButton
            size="small"
            aria-label={t('conversation.deleteMessage')}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params: { id: message.id } }, { onError: showError })}
          >
            <DeleteIcon sx={{ fontSize: 18 }} />
          </IconButton>
        ) : undefined
      }
    >
      {isHuman ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.content}</Typography>
      ) : (
        <CitedText text={message.content} citations={metadata.citations ?? []} onOpenPlace={onOpenPlace} />
      )}
      {metadata.recommendedAgents !== undefined && metadata.recommendedAgents.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, flexWrap: 'wrap' }}>
          <Typography variant="body2" color="textSecondary">
            {t('conversation.recommended')}
          </Typography>
          {metadata.recommendedAgents.map((agent) =>
            onAsk === undefined ? (
              <StatusBadge key={agent.id}>{agent.name}</StatusBadge>
            ) : (
              <Button key={agent.id} size="small" variant="outlined" onClick={() => onAsk(agent.id)}>
                {agent.name}
              </Button>
            ),
          )}
        </Box>
      )}
    </EntryFrame>
  )
}
