import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/agent-interactions.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx'
import { UserAvatar } from '../../ui/UserAvatar.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { CitedText } from './CitedText.tsx'
import { GateCard } from './GateCard.tsx'
import './texts.ts'

type Role = Interaction['aiAgent']['role']

const avatarTones = {
  MODERATOR: 'moderator',
  CONTRIBUTOR: 'contributor',
  REVIEWER: 'reviewer',
  APPROVER: 'approver',
} as const
const badgeTones: Record<Role, Tone> = {
  MODERATOR: 'moderator',
  CONTRIBUTOR: 'info',
  REVIEWER: 'warning',
  APPROVER: 'success',
}

export interface InteractionEntryProps {
  interaction: Interaction
  replaced: Interaction | undefined
  /** What has been streamed of the answer so far. */
  streamed: string | undefined
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  onFeedback: (interaction: Interaction) => void
}

/** An agent's or the moderator's turn: who, what, on what it rests, and what a person may do about it. */
export function InteractionEntry(props: InteractionEntryProps) {
  const { t } = useTranslation()
  const { interaction, replaced, streamed, canEdit, onOpenPlace } = props
  const { aiAgent, citations } = interaction
  const text = interaction.agentResponse ?? streamed
  return (
    <EntryFrame
      name={aiAgent.name}
      tone={avatarTones[aiAgent.role]}
      at={interaction.completedAt ?? interaction.updatedAt}
      badge={
        <StatusBadge tone={badgeTones[aiAgent.role]}>{t(`conversation.roles.${aiAgent.role}`)}</StatusBadge>
      }
      detail={<Author interaction={interaction} />}
    >
      {interaction.chapterTitle !== null && aiAgent.role !== 'MODERATOR' && (
        <Typography variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
          {interaction.chapterTitle}
        </Typography>
      )}
      <VerdictLine interaction={interaction} />
      {text !== undefined && (
        <CitedText
          text={text}
          citations={interaction.agentResponse === null ? [] : citations}
          onOpenPlace={onOpenPlace}
        />
      )}
      {text === undefined && interaction.status === 'RUNNING' && (
        <Typography color="textSecondary" role="status">
          {t('conversation.typing', { name: aiAgent.name })}
        </Typography>
      )}
      {interaction.status === 'FAILED' && (
        <Typography color="error">{interaction.error ?? t('conversation.failed')}</Typography>
      )}
      {interaction.unsupportedClaims > 0 && aiAgent.role === 'CONTRIBUTOR' && (
        <Typography variant="caption" color="textSecondary">
          {t('conversation.unsupported', { count: interaction.unsupportedClaims })}
        </Typography>
      )}
      {replaced !== undefined && <OldVersion interaction={replaced} onOpenPlace={onOpenPlace} />}
      {interaction.hitl !== null && <GateCard interaction={interaction} canEdit={canEdit} />}
      {canEdit && interaction.status === 'COMPLETED' && aiAgent.role !== 'MODERATOR' && (
        <Button size="small" onClick={() => props.onFeedback(interaction)} sx={{ mt: 1, ml: -1 }}>
          {t('conversation.feedback')}
        </Button>
      )}
    </EntryFrame>
  )
}

/** Which provider and model really answered; the built-in one is always named (decisions D4). */
function Author({ interaction }: { interaction: Interaction }) {
  const { t } = useTranslation()
  if (interaction.provider === null) return null
  return <>{interaction.provider === 'builtin' ? t('conversation.builtin') : interaction.model}</>
}

function VerdictLine({ interaction: { verdict } }: { interaction: Interaction }) {
  const { t } = useTranslation()
  if (verdict === null) return null
  const tone = verdict.kind === 'approve' ? 'success' : verdict.kind === 'reject' ? 'danger' : 'warning'
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2, flexWrap: 'wrap' }}>
      <StatusBadge dot tone={tone}>
        {t(`conversation.verdict.${verdict.kind}`)}
      </StatusBadge>
      {verdict.overruledBy !== null && (
        <StatusBadge tone="primary">
          {t('conversation.overruled', { name: verdict.overruledBy.name })}
          {verdict.overruledBy.note !== null && `: ${verdict.overruledBy.note}`}
        </StatusBadge>
      )}
    </Box>
  )
}

function OldVersion({
  interaction,
  onOpenPlace,
}: {
  interaction: Interaction
  onOpenPlace: (place: Place) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ ml: -1 }}>
        {t(isOpen ? 'conversation.hideOld' : 'conversation.showOld')}
      </Button>
      {isOpen && (
        <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 3, color: 'text.secondary' }}>
          <CitedText
            text={interaction.agentResponse ?? ''}
            citations={interaction.citations}
            onOpenPlace={onOpenPlace}
          />
        </Box>
      )}
    </Box>
  )
}

interface EntryFrameProps {
  name: string
  tone: 'human' | 'moderator' | 'contributor' | 'reviewer' | 'approver'
  at: string
  badge?: ReactNode
  detail?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Who speaks and when, and what is said. */
export function EntryFrame({ name, tone, at, badge, detail, actions, children }: EntryFrameProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, py: 3 }}>
      <UserAvatar name={name} tone={tone} size={30} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 1.5 }}>
          <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {name}
          </Typography>
          {badge}
          <Typography variant="caption" color="textSecondary">
            <RelativeTime at={at} />
          </Typography>
          {detail !== undefined && (
            <Typography variant="caption" color="textSecondary">
              {detail}
            </Typography>
          )}
          <Box sx={{ flex: 1 }} />
          {actions}
        </Box>
        {children}
      </Box>
    </Box>
  )
}
