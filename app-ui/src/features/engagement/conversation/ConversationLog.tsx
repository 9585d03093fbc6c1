import ChatIcon from '@mui/icons-material/ForumRounded'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView, type Read } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { ToNewestButton } from '@parley/ui-kit/components/ToNewestButton.tsx'
import type { BlockPlace } from '@parley/ui-kit/components/windowed/blocks.ts'
import { WindowedList } from '@parley/ui-kit/components/windowed/WindowedList.tsx'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LivePhase } from '../live/index.ts'
import type { Place } from '../phase/index.ts'
import { useUser } from '../../account/session/index.ts'
import { type ConversationEntry, heightOf } from './conversation-entries.ts'
import { FinalSummary } from './FinalSummary.tsx'
import { FormerConversation } from './FormerConversation.tsx'
import { InteractionEntry } from './InteractionEntry.tsx'
import { MessageEntry } from './MessageEntry.tsx'
import './en.ts'
import { type KeptPlace, useStickToBottom } from './use-stick-to-bottom.ts'

const frame = {
  position: 'relative',
  flex: 1,
  minHeight: 120,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block' },
} as const

interface EntryProps {
  phaseId: string
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  /** Undefined for those who may not ask. */
  onAsk: ((agentId: string) => void) | undefined
  onFeedback: (interaction: Interaction) => void
}

interface ConversationLogProps extends EntryProps {
  live: LivePhase
  isPending: boolean
  /** What could not be read. */
  failed: Read<unknown> | undefined
  isEmpty: boolean
  startsAtBottom: boolean
  entries: ConversationEntry[]
}

/** Where the person left the conversation of a phase, in this browser (Document 2, 2.2). */
function placeOf(phaseId: string): KeptPlace {
  const key = `conversation-place.${phaseId}`
  return {
    read: () => {
      const kept = readDraft(key) as BlockPlace | number | null | undefined
      // Pixels alone say nothing where heights are not known yet.
      return typeof kept === 'number' ? undefined : kept
    },
    keep: (place) => void keepDraft(key, place),
  }
}

/** Entries that are drawn together. */
const blockSize = 10

/** What was said, in order, with the way back to the newest. */
export function ConversationLog(props: ConversationLogProps) {
  const { t } = useTranslation()
  const { isPending, failed, isEmpty, entries, live, startsAtBottom } = props
  const place = useMemo(() => placeOf(props.phaseId), [props.phaseId])
  const { box, content, begins, isAway, onScroll, toBottom } = useStickToBottom(startsAtBottom, place)
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
  const { phaseId, canEdit, onOpenPlace, onAsk, onFeedback } = props
  return (
    <Box sx={frame}>
      <Box
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={t('conversation.title')}
        // Who reads what was said before is not told of each part that is drawn on the way there.
        aria-live={isAway ? 'off' : 'polite'}
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
          {failed !== undefined && <QueryView query={failed} skeleton={null} compact />}
          {!isPending && failed === undefined && isEmpty && (
            <EmptyState
              compact
              icon={ChatIcon}
              title={t('conversation.empty')}
              text={t('conversation.emptyText')}
            />
          )}
          {entries.length > 0 && (
            <Entries
              {...{ entries, begins, phaseId, canEdit, onOpenPlace, onAsk, onFeedback }}
              streamed={live.streamed}
            />
          )}
        </div>
      </Box>
      {isAway && <ToNewestButton label={t('conversation.scrollDown')} onClick={toBottom} />}
    </Box>
  )
}

interface EntriesProps extends EntryProps {
  entries: ConversationEntry[]
  begins: 'first' | 'last' | BlockPlace
  /** What has been streamed of answers so far, by turn. */
  streamed: LivePhase['streamed']
}

/** Drawn anew when something is said, and not for what happens around it. */
const Entries = memo(function Entries({ entries, begins, streamed, ...props }: EntriesProps) {
  return (
    <WindowedList items={entries} heightOf={heightOf} startsAt={begins} blockSize={blockSize}>
      {(entry, index) => (
        <>
          {entries[index - 1]?.kind === 'summary' && <NewerThanSummary />}
          <Entry entry={entry} streamed={streamed[entry.id]} {...props} />
        </>
      )}
    </WindowedList>
  )
})

/** What follows was said after the summary, which does not know of it. */
function NewerThanSummary() {
  const { t } = useTranslation()
  return (
    <Box role="listitem" sx={{ px: 4, pb: 2 }}>
      <Divider>
        <Typography variant="caption" color="textSecondary">
          {t('conversation.newerThanSummary')}
        </Typography>
      </Divider>
    </Box>
  )
}

interface OneEntryProps extends EntryProps {
  entry: ConversationEntry
  streamed: string | undefined
}

const Entry = memo(function Entry(props: OneEntryProps) {
  const { entry, streamed, canEdit, onOpenPlace } = props
  switch (entry.kind) {
    case 'message':
      return (
        <MessageEntry
          message={entry.message}
          metBy={entry.metBy}
          onOpenPlace={onOpenPlace}
          onAsk={props.onAsk}
        />
      )
    case 'interaction':
      return (
        <InteractionEntry
          interaction={entry.interaction}
          replaced={entry.replaced}
          precedes={entry.precedes}
          streamed={streamed}
          canEdit={canEdit}
          onOpenPlace={onOpenPlace}
          onFeedback={props.onFeedback}
        />
      )
    case 'summary':
      return (
        <div role="listitem">
          <FinalSummary sequence={entry.sequence} canEdit={canEdit} onOpenPlace={onOpenPlace} />
        </div>
      )
    case 'former':
      return <FormerConversation phaseId={props.phaseId} run={entry.run} onOpenPlace={onOpenPlace} />
  }
})
