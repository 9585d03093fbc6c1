import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { ModelViewButton } from '../model-view/index.ts'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { useUser } from '../session/session-context.ts'
import { CitedText } from './CitedText.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { OwnMessageActions } from './OwnMessageActions.tsx'
import { RoleBadge, roleOf, toneOf } from './RoleBadge.tsx'
import './texts.ts'
import { useAuthor } from './TurnNotes.tsx'

interface MessageEntryProps {
  message: HitlMessage
  onOpenPlace: (place: Place) => void
  /** Asks a recommended agent; undefined for those who may not. */
  onAsk: ((agentId: string) => void) | undefined
}

/** A person's words, the answer to them, or a note of the product itself. */
export function MessageEntry({ message, onOpenPlace, onAsk }: MessageEntryProps) {
  if (message.role === 'USER') return <HumanMessage message={message} />
  if (message.role === 'system') return <Note text={message.content} />
  return <AnswerMessage message={message} onOpenPlace={onOpenPlace} onAsk={onAsk} />
}

function HumanMessage({ message }: { message: HitlMessage }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <EntryFrame
      name={message.author?.name ?? t('conversation.formerUser')}
      tone="human"
      at={message.createdAt}
      actions={message.author?.id === user.id ? <OwnMessageActions message={message} /> : undefined}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.content}</Typography>
    </EntryFrame>
  )
}

/** What the moderator or an agent answers, and whom else one could ask. */
function AnswerMessage({ message, onOpenPlace, onAsk }: MessageEntryProps) {
  const { t } = useTranslation()
  const { metadata } = message
  const role = message.role === 'AGENT' ? roleOf(metadata.agentRole) : 'MODERATOR'
  const name = metadata.agentName ?? t('conversation.roles.MODERATOR')
  const author = useAuthor(metadata)
  return (
    <EntryFrame
      name={name}
      tone={toneOf(role)}
      at={message.createdAt}
      badge={<RoleBadge role={role} />}
      detail={author}
      actions={
        message.role === 'MODERATOR' && (
          <ModelViewButton
            label={t('conversation.modelView')}
            name={name}
            subject={{ kind: 'reply', id: message.id }}
          />
        )
      }
    >
      <CitedText text={message.content} citations={metadata.citations ?? []} onOpenPlace={onOpenPlace} />
      <Recommended agents={metadata.recommendedAgents ?? []} onAsk={onAsk} />
    </EntryFrame>
  )
}

interface RecommendedProps extends Pick<MessageEntryProps, 'onAsk'> {
  agents: NonNullable<HitlMessage['metadata']['recommendedAgents']>
}

function Recommended({ agents, onAsk }: RecommendedProps) {
  const { t } = useTranslation()
  if (agents.length === 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary">
        {t('conversation.recommended')}
      </Typography>
      {agents.map((agent) =>
        onAsk === undefined ? (
          <StatusBadge key={agent.id}>{agent.name}</StatusBadge>
        ) : (
          <Button key={agent.id} size="small" variant="outlined" onClick={() => onAsk(agent.id)}>
            {agent.name}
          </Button>
        ),
      )}
    </Box>
  )
}

function Note({ text }: { text: string }) {
  return (
    <Typography
      component="li"
      variant="body2"
      color="textSecondary"
      sx={{ px: 4, py: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      {text}
    </Typography>
  )
}
