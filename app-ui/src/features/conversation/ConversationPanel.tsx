import ChatIcon from '@mui/icons-material/ForumRounded'
import DownIcon from '@mui/icons-material/KeyboardArrowDownRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import {
  type Interaction,
  listInteractions,
  type Sequence,
} from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { conversationProgress } from '@parley/contracts/rules/conversation-progress.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { useRouteQuery } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { LivePhase } from '../live/use-live-phase.ts'
import { isSequenceRunning } from '../phase-actions/phase-facts.ts'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { AskDialog, FeedbackDialog } from './AgentDialogs.tsx'
import { CitedText } from './CitedText.tsx'
import { Composer } from './Composer.tsx'
import { type ConversationEntry, entriesOf, matchesSearch } from './conversation-entries.ts'
import { ClearAndRestart, ConnectionBadge, ExportMenu, RunControls } from './ConversationToolbar.tsx'
import { InteractionEntry } from './InteractionEntry.tsx'
import { MessageEntry } from './MessageEntry.tsx'
import './texts.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

interface ConversationPanelProps {
  phase: Phase
  live: LivePhase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

/** The agents' conversation, live (Document 2, 2.2 and 4.3). */
export function ConversationPanel({ phase, live, canEdit, onOpenPlace }: ConversationPanelProps) {
  const { t } = useTranslation()
  const params = { phaseId: phase.id }
  const run = useRouteQuery(listInteractions, { params }, { staleTime: 10_000, gcTime: 300_000 })
  const messages = useRouteQuery(listMessages, { params }, { gcTime: 300_000 })
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [criticised, setCriticised] = useState<Interaction | null>(null)
  const sought = useDebouncedValue(search, 500)
  const interactions = run.data?.interactions ?? []
  const sequence = run.data?.sequence ?? null
  const all = entriesOf(interactions, messages.data?.messages ?? [])
  const shown = all.filter((entry) => matchesSearch(entry, sought))
  const { box, isAway, onScroll, toBottom } = useStickToBottom([all.length, live.streamed, sequence?.summary])
  const isActive = isSequenceRunning(sequence)
  const agents = phase.templatePhase.aiAgents

  return (
    <Section
      collapsible
      level={3}
      title={t('conversation.title')}
      meta={
        <>
          <ConnectionBadge state={live.state} />
          {isActive && (
            <StatusBadge dot tone="primary">
              {t('conversation.sequenceActive')}
            </StatusBadge>
          )}
        </>
      }
      actions={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {canEdit && sequence !== null && <RunControls phaseId={phase.id} sequence={sequence} />}
          {canEdit && agents.length > 0 && (
            <Button size="small" onClick={() => setAsked(agents[0]?.aiAgentId ?? '')}>
              {t('conversation.ask')}
            </Button>
          )}
          <ExportMenu phaseId={phase.id} />
          {canEdit && all.length > 0 && <ClearAndRestart phaseId={phase.id} />}
        </Box>
      }
    >
      <Progress interactions={interactions} agentCount={agents.length} />
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <SearchField value={search} onChange={setSearch} placeholder={t('conversation.search')} />
        <Typography variant="body2" color="textSecondary" role="status">
          {sought.trim() === ''
            ? t('conversation.messages', { count: all.length })
            : t('conversation.matches', { count: shown.length })}
        </Typography>
      </Box>
      {(run.isPending || messages.isPending) && <TextSkeleton lines={4} />}
      {run.isError && <ErrorState compact error={run.error} onRetry={() => void run.refetch()} />}
      {run.isSuccess && messages.isSuccess && all.length === 0 && (
        <EmptyState
          compact
          icon={ChatIcon}
          title={t('conversation.empty')}
          text={t('conversation.emptyText')}
        />
      )}
      <Box sx={{ position: 'relative' }}>
        <Box
          ref={box}
          onScroll={onScroll}
          tabIndex={0}
          role="log"
          aria-label={t('conversation.title')}
          sx={{ maxHeight: '70vh', overflowY: 'auto' }}
        >
          <Box
            component="ol"
            sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {shown.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                live={live}
                canEdit={canEdit}
                onOpenPlace={onOpenPlace}
                onAsk={canEdit ? setAsked : undefined}
                onFeedback={setCriticised}
              />
            ))}
          </Box>
          {sequence?.summary != null && <FinalSummary sequence={sequence} onOpenPlace={onOpenPlace} />}
          <Presence live={live} isActive={isActive} />
        </Box>
        {isAway && (
          <Fab
            size="small"
            aria-label={t('conversation.scrollDown')}
            onClick={toBottom}
            sx={{ position: 'absolute', right: 12, bottom: 12 }}
          >
            <DownIcon />
          </Fab>
        )}
      </Box>
      <Box sx={{ mt: 3 }}>
        <Composer key={phase.id} phaseId={phase.id} />
      </Box>
      {asked !== null && <AskDialog phase={phase} agentId={asked} onClose={() => setAsked(null)} />}
      {criticised !== null && <FeedbackDialog interaction={criticised} onClose={() => setCriticised(null)} />}
    </Section>
  )
}

interface EntryProps {
  entry: ConversationEntry
  live: LivePhase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  onAsk: ((agentId: string) => void) | undefined
  onFeedback: (interaction: Interaction) => void
}

function Entry({ entry, live, canEdit, onOpenPlace, onAsk, onFeedback }: EntryProps) {
  return entry.kind === 'message' ? (
    <MessageEntry message={entry.message} onOpenPlace={onOpenPlace} onAsk={onAsk} />
  ) : (
    <InteractionEntry
      interaction={entry.interaction}
      replaced={entry.replaced}
      streamed={live.streamed[entry.id]}
      canEdit={canEdit}
      onOpenPlace={onOpenPlace}
      onFeedback={onFeedback}
    />
  )
}

function Progress({ interactions, agentCount }: { interactions: Interaction[]; agentCount: number }) {
  const { t } = useTranslation()
  const { completed, total, percent } = conversationProgress(interactions, agentCount)
  if (total === 0) return null
  const label =
    completed === 0
      ? t('conversation.ready', { count: total })
      : t('conversation.progress', { completed, total })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
    </Box>
  )
}

/** Who is at it just now. */
function Presence({ live, isActive }: { live: LivePhase; isActive: boolean }) {
  const { t } = useTranslation()
  const isWriting = live.typing !== null && live.streamed[live.typing.interactionId] === undefined
  const text = isWriting
    ? t('conversation.typing', { name: live.typing?.agentName })
    : live.isModeratorThinking && isActive
      ? t('conversation.thinking')
      : ''
  return (
    <Typography color="textSecondary" role="status" sx={{ py: text === '' ? 0 : 2 }}>
      {text}
    </Typography>
  )
}

function FinalSummary({
  sequence,
  onOpenPlace,
}: {
  sequence: Sequence
  onOpenPlace: (place: Place) => void
}) {
  const { t } = useTranslation()
  const tokens = sequence.usage.inputTokens + sequence.usage.outputTokens
  return (
    <Box
      component="section"
      aria-label={t('conversation.finalSummary')}
      sx={{
        p: 4,
        mt: 2,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      <Typography variant="h3" component="h4" sx={{ mb: 2 }}>
        {t('conversation.finalSummary')}
      </Typography>
      <CitedText
        text={sequence.summary ?? ''}
        citations={sequence.summaryCitations}
        onOpenPlace={onOpenPlace}
      />
      <Typography variant="caption" color="textSecondary">
        {t('conversation.usage', { tokens: formatNumber(tokens) })}
      </Typography>
    </Box>
  )
}
