import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import type { TFunction } from 'i18next'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import '../../features/engagement/activation/locales/en.ts'
import '../../features/engagement/conversation/en.ts'
import { isSequenceRunning } from '../../features/engagement/phase/phase-facts.ts'
import { completionOf } from '../../features/engagement/phase/artifacts/completion-of.ts'
import '../../features/engagement/phase/locales/en.ts'
import { filledInputs, openFindings, type Pane, panesOf } from './panes.ts'

/** By which guides point at a pane, whether it is shown or not. */
const guides: Record<Pane, string> = {
  inputs: 'inputs',
  documents: 'documents',
  findings: 'observations',
  activation: 'activation',
  conversation: 'conversation',
}

/** What makes an element the panel of a tab. */
export const panelOf = (own: Pane, shown: Pane): object => ({
  role: 'tabpanel',
  id: `panel-${own}`,
  'aria-labelledby': `tab-${own}`,
  tabIndex: 0,
  hidden: own !== shown,
  style: own === shown ? undefined : { display: 'none' },
})

interface PaneTabsProps {
  phase: Phase
  shown: Pane
  onShow: (pane: Pane) => void
  /** There is no room for two: the conversation is a tab, too. */
  withConversation: boolean
}

/** The panes of a phase with how much there is of each; what goes on behind a tab is said on it. */
export function PaneTabs({ phase, shown, onShow, withConversation }: PaneTabsProps) {
  const { t } = useTranslation()
  const labels = useLabels(phase)
  const panes: readonly Pane[] = withConversation ? [...panesOf(phase), 'conversation'] : panesOf(phase)
  const [marked, mark] = useOptimistic(shown)
  return (
    <Tabs
      value={marked}
      // The tab answers with the next frame, its pane as soon as it is drawn.
      onChange={(_event, chosen: Pane) =>
        startTransition(() => {
          mark(chosen)
          onShow(chosen)
        })
      }
      aria-label={t('phase.panes.label')}
      variant="scrollable"
      scrollButtons={false}
      sx={tabs}
    >
      {panes.map((pane) => (
        <Tab
          key={pane}
          value={pane}
          id={`tab-${pane}`}
          data-guide={guides[pane]}
          {...(pane === shown && { 'aria-controls': `panel-${pane}` })}
          label={labels[pane]}
        />
      ))}
    </Tabs>
  )
}

const tabs = {
  flex: 1,
  minHeight: 42,
  '& .MuiTab-root': {
    minHeight: 42,
    minWidth: 0,
    px: 2.5,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

const withCount = (label: string, count: number): string => (count === 0 ? label : `${label} ${count}`)
/** Nothing is said of nothing. */
const ofTotal = (label: string, done: number, total: number): string =>
  total === 0 ? label : `${label} ${done}/${total}`

function useLabels(phase: Phase): Record<Pane, string> {
  const { t } = useTranslation()
  const { initiativeId } = phase
  const documents = useListQuery(listInitiativeArtifacts, { params: { initiativeId } }, { staleTime: 10_000 })
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const { filled, total } = filledInputs(phase)
  const { items } = completionOf(phase, documents.data?.rows ?? [])
  const news = newsOf(t, run.data?.sequence)
  const conversation = t('phase.conversationTab')
  return {
    inputs: ofTotal(t('phase.panes.inputs'), filled, total),
    documents:
      items.length === 0
        ? withCount(t('phase.panes.documents'), documents.data?.total ?? 0)
        : ofTotal(
            t('phase.panes.documents'),
            items.filter((item) => item.uploaded).length,
            documents.isPending ? 0 : items.length,
          ),
    findings: withCount(t('phase.panes.findings'), openFindings(phase)),
    activation: t('phase.panes.activation'),
    conversation: news === '' ? conversation : `${conversation} · ${news}`,
  }
}

function newsOf(t: TFunction, sequence: Parameters<typeof isSequenceRunning>[0]): string {
  if (sequence?.status === 'AWAITING_HUMAN') return t('conversation.waitingForDecision')
  if (sequence?.status === 'PAUSED') return t('conversation.paused')
  return isSequenceRunning(sequence) ? t('conversation.atWork') : ''
}
