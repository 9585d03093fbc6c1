import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { type GateOutcome, gateAnswerOf } from '@parley/contracts/rules/gate-messages.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { ModelViewButton } from '../model-view/index.ts'
import type { Place } from '../phase/index.ts'
import { useUser } from '../../account/session/index.ts'
import { CitedText } from './CitedText.tsx'
import type { MetBy } from './conversation-entries.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { OwnMessageActions } from './OwnMessageActions.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestNote } from './RequestNote.tsx'
import { RoleBadge, roleOf, toneOf } from './RoleBadge.tsx'
import './en.ts'
import { useAuthor } from './TurnNotes.tsx'

interface MessageEntryProps {
  message: HitlMessage
  /** The turn that met what the message asks. */
  metBy: MetBy | undefined
  onOpenPlace: (place: Place) => void
  /** Asks a recommended agent; undefined for those who may not. */
  onAsk: ((agentId: string) => void) | undefined
}

/** A person's words, the answer to them, or a note of the product itself. */
export function MessageEntry({ message, metBy, onOpenPlace, onAsk }: MessageEntryProps) {
  if (message.role === 'USER') return <HumanMessage message={message} metBy={metBy} />
  if (message.role === 'system') return <Note text={message.content} />
  return <AnswerMessage message={message} onOpenPlace={onOpenPlace} onAsk={onAsk} />
}

function HumanMessage({ message, metBy }: Pick<MessageEntryProps, 'message' | 'metBy'>) {
  const { t } = useTranslation()
  const user = useUser()
  const answer = gateAnswerOf(message)
  const words = answer?.words ?? message.content
  return (
    <EntryFrame
      name={message.author?.name ?? t('conversation.formerUser')}
      tone="human"
      at={message.createdAt}
      badge={
        answer && (
          <StatusBadge tone={tones[answer.outcome]}>
            {t(`conversation.gateOutcome.${answer.outcome}`)}
          </StatusBadge>
        )
      }
      actions={
        <>
          <RequestActions message={message} />
          {message.author?.id === user.id && <OwnMessageActions message={message} />}
        </>
      }
    >
      {words !== '' && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Typography>
      )}
      <RequestNote request={message.request} metBy={metBy} />
    </EntryFrame>
  )
}

const tones: Record<GateOutcome, Tone> = { answered: 'success', sentBack: 'warning', overruled: 'primary' }

/** What the moderator or an agent answers, and whom else one could ask. */
function AnswerMessage({ message, onOpenPlace, onAsk }: Omit<MessageEntryProps, 'metBy'>) {
  const { t } = useTranslation()
  const { metadata } = message
  const role = message.role === 'AGENT' ? roleOf(metadata.agentRole) : 'MODERATOR'
  const name = metadata.agentName ?? t('conversation.roles.MODERATOR')
  const author = useAuthor(metadata)
  const isQuestion = message.messageType === 'GATE_QUESTION'
  return (
    <EntryFrame
      name={name}
      tone={toneOf(role)}
      at={message.createdAt}
      badge={
        <>
          <RoleBadge role={role} />
          {isQuestion && <StatusBadge tone="warning">{t('conversation.toPeople')}</StatusBadge>}
        </>
      }
      detail={author}
      actions={
        // A question is of the turn that it is about: what the model saw is shown there.
        message.role === 'MODERATOR' &&
        !isQuestion && (
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
      component="div"
      role="listitem"
      variant="body2"
      color="textSecondary"
      sx={{ px: 4, py: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      {text}
    </Typography>
  )
}
