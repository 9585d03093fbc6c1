import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LivePhase } from '../live/index.ts'
import { actionsOf, type Place } from '../phase/index.ts'
import { AskDialog, FeedbackDialog } from './AgentDialogs.tsx'
import { agentsOf } from './agents-of.ts'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationLog } from './ConversationLog.tsx'
import { entriesOf, matchesSearch } from './conversation-entries.ts'
import { FailedRun } from './FailedRun.tsx'
import { AnsweredAbove } from './GateCard.tsx'
import { RunBar } from './RunBar.tsx'
import './en.ts'

interface ConversationPanelProps {
  initiative: Initiative
  phase: Phase
  live: LivePhase
  canEdit: boolean
  /** Whether gates are answered at the top of the page. */
  answersAbove?: boolean
  onOpenPlace: (place: Place) => void
  /** What the page puts at the end of the head. */
  corner?: ReactNode
}

/** How long a typed search rests before it is looked for, in milliseconds (Document 2, section 9). */
const searchDebounce = 500

/** The agents' conversation, live (Document 2, 2.2 and 4.3). */
export function ConversationPanel(props: ConversationPanelProps) {
  const { initiative, phase, live, canEdit, answersAbove = false, onOpenPlace, corner } = props
  const { t } = useTranslation()
  const params = { phaseId: phase.id }
  const run = useRouteQuery(listInteractions, { params }, { staleTime: 10_000, gcTime: 300_000 })
  const messages = useRouteQuery(listMessages, { params }, { gcTime: 300_000 })
  // Whoever comes back to a phase finds the conversation as they left it (Document 2, 2.2).
  const { value: search, setValue: setSearch } = useDraft(`conversation-search.${phase.id}`, '')
  const [asked, setAsked] = useState<string | null>(null)
  const [criticised, setCriticised] = useState<Interaction | null>(null)
  const sought = useDebouncedValue(search, searchDebounce)
  const interactions = run.data?.interactions ?? []
  const sequence = run.data?.sequence ?? null
  const said = messages.data?.messages
  const all = useMemo(() => entriesOf(run.data?.interactions ?? [], said ?? [], run.data), [run.data, said])
  const saidCount = all.filter(({ kind }) => kind === 'message' || kind === 'interaction').length
  const shown = useMemo(() => all.filter((entry) => matchesSearch(entry, sought)), [all, sought])
  const failed = [run, messages].find((query) => query.isError)
  return (
    <Box component="section" aria-labelledby="conversation-title" sx={panel}>
      <ConversationHeader
        phase={phase}
        live={live}
        run={{ interactions, sequence }}
        canEdit={canEdit}
        restart={actionsOf(initiative, phase, sequence).restartSequence}
        onAsk={setAsked}
        corner={corner}
      />
      {/* On paper it is only of use to tell that not all is shown. */}
      <Box
        data-screen-only={sought.trim() === '' || undefined}
        sx={{ ...row, gap: 3, alignItems: 'center', pb: 2 }}
      >
        <SearchField value={search} onChange={setSearch} placeholder={t('conversation.search')} />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
          {sought.trim() === ''
            ? t('conversation.messages', { count: saidCount })
            : t('conversation.matches', { count: shown.length })}
        </Typography>
      </Box>
      <AnsweredAbove value={answersAbove}>
        <ConversationLog
          phaseId={phase.id}
          isPending={run.isPending || messages.isPending}
          failed={failed}
          isEmpty={all.length === 0}
          startsAtBottom={phase.status !== 'COMPLETED'}
          entries={shown}
          live={live}
          canEdit={canEdit}
          onOpenPlace={onOpenPlace}
          onAsk={canEdit ? setAsked : undefined}
          onFeedback={setCriticised}
        />
      </AnsweredAbove>
      {sequence?.status === 'FAILED' && (
        <FailedRun phaseId={phase.id} sequence={sequence} canEdit={canEdit} />
      )}
      <RunBar phaseId={phase.id} run={{ interactions, sequence }} live={live} canEdit={canEdit} />
      <Box sx={{ ...row, pt: 3, pb: 4, '@media print': { display: 'none' } }}>
        <Composer
          key={phase.id}
          phaseId={phase.id}
          agents={canEdit ? agentsOf(phase) : []}
          onSent={() => setSearch('')}
        />
      </Box>
      {asked !== null && <AskDialog phase={phase} agentId={asked} onClose={() => setAsked(null)} />}
      {criticised !== null && <FeedbackDialog interaction={criticised} onClose={() => setCriticised(null)} />}
    </Box>
  )
}

const row = { display: 'flex', px: 4 } as const
const panel = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  // What stretches cannot go on on the next page.
  '@media print': { display: 'block', height: 'auto' },
} as const
