import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import HistoryIcon from '@mui/icons-material/HistoryRounded'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { FormerRun } from '@parley/contracts/http/conversation-records.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import { entriesOf } from './conversation-entries.ts'
import { FinalSummary } from './FinalSummary.tsx'
import { InteractionEntry } from './InteractionEntry.tsx'
import './en.ts'

interface FormerConversationProps {
  phaseId: string
  run: FormerRun
  onOpenPlace: (place: Place) => void
}

/** A run before the newest: folded where it ended, to be read as it was. */
export function FormerConversation({ phaseId, run, onOpenPlace }: FormerConversationProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const name = t('conversation.former', {
    date: formatDateTime(run.finishedAt ?? run.createdAt),
    count: run.turns,
  })
  return (
    <Box role="listitem" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<HistoryIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ m: 2, textAlign: 'left' }}
      >
        {name}
      </Button>
      {isOpen && <FormerTurns name={name} {...{ phaseId, run, onOpenPlace }} />}
    </Box>
  )
}

function FormerTurns({ phaseId, run, name, onOpenPlace }: FormerConversationProps & { name: string }) {
  const input = { params: { phaseId }, query: { sequenceId: run.id } }
  const read = useRouteQuery(listInteractions, input, { staleTime: 60_000 })
  return (
    <QueryView
      query={read}
      skeleton={
        <Box sx={{ p: 4 }}>
          <TextSkeleton lines={3} />
        </Box>
      }
      compact
    >
      {({ interactions, sequence }) => (
        <Box role="list" aria-label={name}>
          {entriesOf(interactions, [], { sequence }).map((entry) =>
            entry.kind === 'interaction' ? (
              <InteractionEntry
                key={entry.id}
                interaction={entry.interaction}
                replaced={entry.replaced}
                precedes={entry.precedes}
                streamed={undefined}
                canEdit={false}
                onOpenPlace={onOpenPlace}
                onFeedback={nothing}
              />
            ) : (
              entry.kind === 'summary' && (
                <div role="listitem" key={entry.id}>
                  <FinalSummary sequence={entry.sequence} canEdit={false} onOpenPlace={onOpenPlace} />
                </div>
              )
            ),
          )}
        </Box>
      )}
    </QueryView>
  )
}

const nothing = (): void => undefined
