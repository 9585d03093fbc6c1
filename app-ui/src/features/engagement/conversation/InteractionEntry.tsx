import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModelViewButton } from '../model-view/index.ts'
import type { Place } from '../phase/index.ts'
import { CitedText, placeOfCitation } from './CitedText.tsx'
import { ContradictedClaims } from './ContradictedClaims.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { GateCard } from './GateCard.tsx'
import { RoleBadge, toneOf } from './RoleBadge.tsx'
import './en.ts'
import { entryIdOf } from './turn-places.ts'
import { TurnNotes, useAuthor } from './TurnNotes.tsx'
import { VerdictStamp } from './VerdictStamp.tsx'

export interface InteractionEntryProps {
  interaction: Interaction
  /** Its former versions, newest first. */
  replaced: Interaction[]
  /** The redo that it was made before, where it is shown. */
  precedes: Interaction | undefined
  /** What has been streamed of the answer so far. */
  streamed: string | undefined
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  onFeedback: (interaction: Interaction) => void
}

/** An agent's or the moderator's turn: who, what, on what it rests, and what a person may do about it. */
export function InteractionEntry(props: InteractionEntryProps) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const { interaction, replaced, canEdit, onOpenPlace } = props
  const { aiAgent } = interaction
  const isAgent = aiAgent.role !== 'MODERATOR'
  const canCriticise = canEdit && isAgent && interaction.status === 'COMPLETED'
  return (
    <EntryFrame
      id={entryIdOf(interaction)}
      name={aiAgent.name}
      tone={toneOf(aiAgent.role)}
      at={interaction.completedAt ?? interaction.updatedAt}
      badge={<RoleBadge role={aiAgent.role} />}
      detail={useAuthor(interaction)}
      actions={<TurnModelView interaction={interaction} />}
    >
      {interaction.chapterTitle !== null && isAgent && !beginsWithChapter(props) && (
        <Typography component="p" sx={{ fontSize: '1rem', fontWeight: 600, mb: 1.5 }}>
          {interaction.chapterTitle}
        </Typography>
      )}
      <VerdictStamp interaction={interaction} />
      <Answer {...props} />
      {interaction.status === 'FAILED' && (
        <Typography color="error">
          {interaction.error === null ? t('conversation.failed') : sayFailure(interaction.error)}
        </Typography>
      )}
      <ContradictedClaims
        claims={interaction.contradictedClaims}
        onOpenSource={(citation) => onOpenPlace(placeOfCitation(citation))}
      />
      {interaction.unsupportedClaims > 0 && aiAgent.role === 'CONTRIBUTOR' && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('conversation.unsupported', { count: interaction.unsupportedClaims })}
        </Typography>
      )}
      <TurnNotes interaction={interaction} precedes={props.precedes} />
      {interaction.hitl !== null && <GateCard interaction={interaction} canEdit={canEdit} />}
      {(replaced.length > 0 || canCriticise) && (
        <Box sx={{ mt: 1.5, ml: -2, '@media print': { display: 'none' } }}>
          {canCriticise && (
            <Button size="small" onClick={() => props.onFeedback(interaction)}>
              {t('conversation.feedback')}
            </Button>
          )}
          {replaced.length > 0 && <OldVersions versions={replaced} onOpenPlace={onOpenPlace} />}
        </Box>
      )}
    </EntryFrame>
  )
}

const TurnModelView = ({ interaction }: { interaction: Interaction }) => {
  const { t } = useTranslation()
  const subject = { kind: 'turn', id: interaction.id } as const
  return (
    <ModelViewButton label={t('conversation.modelView')} name={interaction.aiAgent.name} subject={subject} />
  )
}

/** Some answers open with their chapter's title as a heading of their own: it is not said twice. */
function beginsWithChapter({ interaction, streamed }: InteractionEntryProps): boolean {
  const [first = ''] = (interaction.agentResponse ?? streamed ?? '').trimStart().split('\n')
  return /^#+\s/.test(first) && first.replace(/^#+\s+/, '').trim() === interaction.chapterTitle?.trim()
}

/** The answer, or as much of it as is there. */
function Answer({ interaction, streamed, onOpenPlace }: InteractionEntryProps) {
  const { t } = useTranslation()
  const { agentResponse, citations, status } = interaction
  if (agentResponse !== null) {
    // A verdict is told by its stamp; its reasons stand under it.
    const text =
      interaction.verdict === null ? agentResponse : agentResponse.replace(/^\s*\*\*[^*\n]+\*\*\s*/u, '')
    return <CitedText text={text} citations={citations} onOpenPlace={onOpenPlace} />
  }
  if (streamed !== undefined)
    return (
      // Read out once it is whole, not piece by piece.
      <div aria-live="off">
        <CitedText text={streamed} citations={[]} onOpenPlace={onOpenPlace} />
      </div>
    )
  if (status !== 'RUNNING') return null
  return (
    <Typography color="textSecondary">
      {t('conversation.typing', { name: interaction.aiAgent.name })}
    </Typography>
  )
}

/** What stood there before, folded where the redo stands. */
function OldVersions({
  versions,
  onOpenPlace,
}: {
  versions: Interaction[]
  onOpenPlace: (place: Place) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = versions.length
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'conversation.hideOld' : 'conversation.showOld', { count })}
      </Button>
      {isOpen &&
        versions.map((version) => (
          <Box
            key={version.id}
            sx={{ borderLeft: 2, borderColor: 'divider', ml: 2, mt: 2, pl: 3, color: 'text.secondary' }}
          >
            <TurnModelView interaction={version} />
            <CitedText
              text={version.agentResponse ?? ''}
              citations={version.citations}
              onOpenPlace={onOpenPlace}
            />
          </Box>
        ))}
    </>
  )
}
