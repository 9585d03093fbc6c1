import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useTranslation } from 'react-i18next'
import { isSequenceRunning } from '../../features/phase-actions/phase-facts.ts'
import '../../features/conversation/texts.ts'
import '../../features/phase/texts.ts'
import { useRouteQuery } from '../../lib/use-route.ts'

export type PhaseTab = 'phase' | 'conversation'

/** What makes an element the panel of a tab; hidden it stays, with what was typed in it. Paper has no tabs. */
export const tabPanel = (own: PhaseTab, shown: PhaseTab): object => ({
  role: 'tabpanel',
  id: `panel-${own}`,
  'aria-labelledby': `tab-${own}`,
  hidden: own !== shown,
  style: own === shown ? undefined : { display: 'none' },
})
export const printedPanel = { '@media print': { display: 'block !important', '& > *': { mb: 4 } } } as const

interface PhaseTabsProps {
  phase: Phase
  value: PhaseTab
  onChange: (tab: PhaseTab) => void
}

/** The phase and its conversation on a screen that is too narrow for both; what goes on behind a tab is said on it. */
export function PhaseTabs({ phase, value, onChange }: PhaseTabsProps) {
  const { t } = useTranslation()
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const sequence = run.data?.sequence
  const news =
    sequence?.status === 'AWAITING_HUMAN'
      ? t('conversation.waitingForYou')
      : isSequenceRunning(sequence)
        ? t('conversation.atWork')
        : ''
  const conversation = t('phase.conversationTab')
  return (
    <Tabs
      value={value}
      onChange={(_, next: PhaseTab) => onChange(next)}
      variant="fullWidth"
      sx={{ borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
    >
      <Tab value="phase" id="tab-phase" aria-controls="panel-phase" label={t('phase.phaseTab')} />
      <Tab
        value="conversation"
        id="tab-conversation"
        aria-controls="panel-conversation"
        label={news === '' ? conversation : `${conversation} · ${news}`}
      />
    </Tabs>
  )
}
