import ChatIcon from '@mui/icons-material/ForumRounded'
import Box from '@mui/material/Box'
import type { Interaction, Sequence } from '@parley/contracts/http/conversation-records.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import { ToNewestButton } from '../../ui/ToNewestButton.tsx'
import type { LivePhase } from '../live/use-live-phase.ts'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { useUser } from '../session/session-context.ts'
import type { ConversationEntry } from './conversation-entries.ts'
import { FinalSummary } from './FinalSummary.tsx'
import { InteractionEntry } from './InteractionEntry.tsx'
import { MessageEntry } from './MessageEntry.tsx'
import './texts.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const frame = {
  position: 'relative',
  flex: 1,
  minHeight: 120,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block' },
} as const

interface EntryProps {
  live: LivePhase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  /** Undefined for those who may not ask. */
  onAsk: ((agentId: string) => void) | undefined
  onFeedback: (interaction: Interaction) => void
}

interface ConversationLogProps extends EntryProps {
  isPending: boolean
  failure: { error: unknown; retry: () => void } | undefined
  isEmpty: boolean
  startsAtBottom: boolean
  entries: ConversationEntry[]
  sequence: Sequence | null
}

/** What was said, in order, with the way back to the newest. */
export function ConversationLog(props: ConversationLogProps) {
  const { t } = useTranslation()
  const { isPending, failure, isEmpty, entries, sequence, onOpenPlace } = props
  const { box, content, isAway, onScroll, toBottom } = useStickToBottom(props.startsAtBottom)
  const user = useUser()
  const own = entries.filter(
    (entry) => entry.kind === 'message' && entry.message.author?.id === user.id,
  ).length
  const knownOwn = useRef(own)
  useEffect(() => {
    // Who says something wants to see it stand there.
    if (own > knownOwn.current && !isPending) toBottom()
    knownOwn.current = own
  }, [own, isPending, toBottom])
  return (
    <Box sx={frame}>
      <Box
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={t('conversation.title')}
        sx={{
          flex: 1,
          overflowY: 'auto',
          borderTop: 1,
          borderColor: 'divider',
          '&:focus-visible': { outlineOffset: -2 },
          '@media print': { overflow: 'visible' },
        }}
      >
        <div ref={content}>
          {isPending && (
            <Box sx={{ p: 4 }}>
              <TextSkeleton lines={4} />
            </Box>
          )}
          {failure !== undefined && <ErrorState compact error={failure.error} onRetry={failure.retry} />}
          {!isPending && failure === undefined && isEmpty && (
            <EmptyState
              compact
              icon={ChatIcon}
              title={t('conversation.empty')}
              text={t('conversation.emptyText')}
            />
          )}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} {...props} />
            ))}
          </Box>
          {sequence?.summary != null && (
            <FinalSummary sequence={sequence} canEdit={props.canEdit} onOpenPlace={onOpenPlace} />
          )}
        </div>
      </Box>
      {isAway && <ToNewestButton label={t('conversation.scrollDown')} onClick={toBottom} />}
    </Box>
  )
}

function Entry({
  entry,
  live,
  canEdit,
  onOpenPlace,
  onAsk,
  onFeedback,
}: EntryProps & { entry: ConversationEntry }) {
  return entry.kind === 'message' ? (
    <MessageEntry message={entry.message} metBy={entry.metBy} onOpenPlace={onOpenPlace} onAsk={onAsk} />
  ) : (
    <InteractionEntry
      interaction={entry.interaction}
      replaced={entry.replaced}
      precedes={entry.precedes}
      streamed={live.streamed[entry.id]}
      canEdit={canEdit}
      onOpenPlace={onOpenPlace}
      onFeedback={onFeedback}
    />
  )
}
