import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useState } from 'react'
import { topBarHeight } from '../../app/shell/measures.ts'
import { ActivationSection } from '../../features/activation/ActivationSection.tsx'
import { BuildsOn } from '../../features/activation/BuildsOn.tsx'
import { ConversationPanel } from '../../features/conversation/ConversationPanel.tsx'
import { useLivePhase } from '../../features/live/use-live-phase.ts'
import { ObservationsSection } from '../../features/observations/ObservationsSection.tsx'
import { PhaseActionBar } from '../../features/phase-actions/PhaseActionBar.tsx'
import { PassageDialog, type Place } from '../../features/phase/artifacts/PassageDialog.tsx'
import { PhaseArtifacts } from '../../features/phase/artifacts/PhaseArtifacts.tsx'
import { PhaseHeader } from '../../features/phase/components/PhaseHeader.tsx'
import { RequiredInputs } from '../../features/phase/inputs/RequiredInputs.tsx'
import { sideBySide, stepperHeight } from '../../features/phase/phase-measures.ts'
import '../../features/phase/texts.ts'
import { type PhaseTab, PhaseTabs, printedPanel, tabPanel } from './PhaseTabs.tsx'

interface PhasePanelProps {
  initiative: Initiative
  phase: Phase
  takesFocus: boolean
  onCompleted: () => void
  /** Shows another phase of the initiative. */
  onGoTo: (phaseId: string) => void
}

const column = { display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 } as const
const besideTop = topBarHeight + stepperHeight + 8

/** Beside the phase the conversation fills the height that is left and scrolls in itself. */
const beside = {
  position: 'sticky',
  top: besideTop,
  height: `calc(100vh - ${besideTop + 16}px)`,
  minHeight: 420,
  minWidth: 0,
  '@media print': { position: 'static', height: 'auto', mt: 4 },
} as const

/** Behind its tab; on paper below the phase. */
const alone = { '@media print': { display: 'block !important', mt: 4 } } as const

/** The phase that is worked on, or looked back at, with its conversation beside it or behind a tab. */
export function PhasePanel({ initiative, phase, takesFocus, onCompleted, onGoTo }: PhasePanelProps) {
  const live = useLivePhase(phase.id)
  const isWide = useMediaQuery(sideBySide)
  const [tab, setTab] = useState<PhaseTab>('phase')
  const [place, setPlace] = useState<Place | null>(null)
  const where = { clientId: initiative.clientId, initiativeId: initiative.id }
  const { canManage } = initiative
  const isOpen = phase.status === 'IN_PROGRESS'
  const panelOf = (own: PhaseTab): object => (isWide ? {} : tabPanel(own, tab))
  return (
    <Box component="section" aria-labelledby="phase-title" sx={column}>
      <PhaseHeader phase={phase} canManage={canManage} takesFocus={takesFocus} />
      <BuildsOn phase={phase} phases={initiative.phases} onGoTo={onGoTo} />
      {!isWide && <PhaseTabs phase={phase} value={tab} onChange={setTab} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: isWide ? 'minmax(0, 1.1fr) minmax(400px, 1fr)' : 'minmax(0, 1fr)',
          '@media print': { display: 'block' },
        }}
      >
        <Box sx={{ ...column, ...printedPanel }} {...panelOf('phase')}>
          <RequiredInputs phase={phase} place={where} canEdit={canManage && isOpen} />
          <PhaseArtifacts phase={phase} place={where} canEdit={canManage} />
          <ObservationsSection phase={phase} canEdit={canManage} onOpenPlace={setPlace} />
          <ActivationSection
            initiative={initiative}
            phase={phase}
            canEdit={canManage}
            onOpenPlace={setPlace}
          />
          {canManage && isWide && (
            <PhaseActionBar initiative={initiative} phase={phase} onCompleted={onCompleted} floats={isOpen} />
          )}
        </Box>
        <Box sx={isWide ? beside : alone} {...panelOf('conversation')}>
          <ConversationPanel phase={phase} live={live} canEdit={canManage && isOpen} onOpenPlace={setPlace} />
        </Box>
      </Box>
      {canManage && !isWide && (
        <PhaseActionBar
          initiative={initiative}
          phase={phase}
          onCompleted={onCompleted}
          onConversing={() => setTab('conversation')}
          floats={isOpen && tab === 'phase'}
        />
      )}
      {place !== null && <PassageDialog place={place} onClose={() => setPlace(null)} />}
    </Box>
  )
}
