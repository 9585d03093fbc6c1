import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { ToNewestButton } from '@parley/ui-kit/components/ToNewestButton.tsx'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ExchangeEntry, type ExchangeActions } from './ExchangeEntry.tsx'
import { exchangesOf } from './exchanges.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { PendingEntry } from './PendingEntry.tsx'
import './locales/en.ts'
import type { useHistory } from './use-history.ts'
import { useLogScroll } from './use-log-scroll.ts'
import type { Question } from './use-question.ts'

/** Shown before anything was asked. */
export interface StartProps {
  onAsk: (query: string) => void
}

interface KnowledgeLogProps {
  place: KnowledgePlace
  history: ReturnType<typeof useHistory>
  question: Question
  Start: ComponentType<StartProps>
  filters: readonly SourceFilter[]
  onAsk: ExchangeActions['onAsk']
  onOpen: ExchangeActions['onOpen']
}

/** Questions with their answers, oldest first; the newest question stands at the top of what is in sight. */
export function KnowledgeLog(props: KnowledgeLogProps) {
  const { t } = useTranslation()
  const { place, history, question, Start } = props
  const { query, turns } = history
  const { asked } = question
  const exchanges = exchangesOf(turns)
  const lastId = asked?.id ?? exchanges.at(-1)?.id
  const { box, list, isAway, isAtTop, onScroll, toNewest } = useLogScroll(
    lastId,
    query.data?.pages.length ?? 0,
  )
  const readEarlier = (): void => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  }
  const isEmpty = query.isSuccess && lastId === undefined
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        ref={box}
        onScroll={() => {
          onScroll()
          if (isAtTop()) readEarlier()
        }}
        tabIndex={0}
        role="log"
        // Answers are announced once they are whole, in words of their own.
        aria-live="off"
        aria-label={t('knowledge.log')}
        aria-busy={asked?.status === 'asking'}
        sx={logStyle}
      >
        <QueryView
          query={query}
          quiet={turns.length > 0}
          skeleton={
            <Box sx={{ p: 4 }}>
              <LoadingRegion>
                <TextSkeleton lines={2} />
                <Box sx={{ mt: 4 }}>
                  <TextSkeleton lines={5} />
                </Box>
              </LoadingRegion>
            </Box>
          }
          compact
          failed={t('knowledge.historyFailed')}
        />
        {query.hasNextPage && (
          <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
            <Button size="small" loading={query.isFetchingNextPage} onClick={readEarlier}>
              {t('knowledge.earlier')}
            </Button>
          </Box>
        )}
        {isEmpty && <Start onAsk={props.onAsk} />}
        <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {exchanges.map((exchange) => (
            <ExchangeEntry
              key={exchange.id}
              exchange={exchange}
              isNewest={exchange.id === lastId}
              place={place}
              filters={props.filters}
              wide={question.wide}
              onAsk={props.onAsk}
              onOpen={props.onOpen}
            />
          ))}
          {asked !== null && (
            <PendingEntry key={asked.id} asked={asked} place={place} onAgain={question.again} />
          )}
        </Box>
      </Box>
      {isAway && <ToNewestButton label={t('knowledge.newest')} onClick={toNewest} />}
    </Box>
  )
}

const logStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Earlier questions come in above what is read; the place is kept by hand, since not every browser does.
  overflowAnchor: 'none',
  // Lets the newest question reach the top, however short its answer.
  containerType: 'size',
  borderTop: 1,
  borderColor: 'divider',
  '& > ol > li:last-of-type': { minHeight: '100cqh' },
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { overflow: 'visible', containerType: 'normal', flex: 'none' },
} as const
