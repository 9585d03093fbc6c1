import Box from '@mui/material/Box'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazyPart } from '@parley/ui-kit/lib/lazy-part.ts'
import { usePrinted } from '@parley/ui-kit/lib/use-printed.ts'
import { memo, type ReactNode, startTransition, Suspense, useEffect, useMemo, useState } from 'react'
import { ActivationSection } from '../../features/engagement/activation/ActivationSection.tsx'
import type { Place } from '../../features/engagement/phase/artifacts/PassageDialog.tsx'
import { PhaseArtifacts } from '../../features/engagement/phase/artifacts/PhaseArtifacts.tsx'
import type { Intake } from '../../features/engagement/phase/artifacts/use-intake.ts'
import { RequiredInputs } from '../../features/engagement/phase/inputs/RequiredInputs.tsx'
import { onFirstSign } from './on-first-sign.ts'
import { panelOf } from './PaneTabs.tsx'
import { type Pane, panesOf, type WorkPane } from './panes.ts'

const { Part: ObservationsSection, preload: preloadObservations } = lazyPart(
  async () =>
    (await import('../../features/engagement/observations/ObservationsSection.tsx')).ObservationsSection,
)
// Those that are not in sight are not drawn anew for what happens in the others.
const Findings = memo(ObservationsSection)
const Inputs = memo(RequiredInputs)
const Activation = memo(ActivationSection)

interface WorkPanesProps {
  initiative: Initiative
  phase: Phase
  shown: Pane
  intake: Intake
  onOpenPlace: (place: Place) => void
}

/**
 * The panes of the work, of which one fills the room. One that was open stays as it was left, with what was typed and
 * what is on its way; paper shows them all.
 */
export function WorkPanes({ initiative, phase, shown, intake, onOpenPlace }: WorkPanesProps) {
  const isPrinted = usePrinted()
  const [opened, setOpened] = useState<readonly Pane[]>([shown])
  const open = (pane: Pane): void =>
    setOpened((before) => (before.includes(pane) ? before : [...before, pane]))
  if (!opened.includes(shown)) open(shown)
  const hasFindings = phase.observations.length > 0
  useEffect(
    () =>
      onFirstSign(() => {
        void preloadObservations().then((isHere) => {
          // Many take a while to be drawn: they are, behind their tab, before somebody comes to them.
          if (isHere && hasFindings) startTransition(() => open('findings'))
        })
      }),
    [hasFindings],
  )
  const { id: initiativeId, clientId, canManage } = initiative
  const where = useMemo(() => ({ clientId, initiativeId }), [clientId, initiativeId])
  const contents: Record<WorkPane, () => ReactNode> = {
    inputs: () => (
      <Inputs phase={phase} place={where} canEdit={canManage && phase.status === 'IN_PROGRESS'} />
    ),
    documents: () => <PhaseArtifacts phase={phase} place={where} canEdit={canManage} intake={intake} />,
    findings: () => (
      <Suspense fallback={<Loading />}>
        <Findings phase={phase} canEdit={canManage} onOpenPlace={onOpenPlace} />
      </Suspense>
    ),
    activation: () => (
      <Activation initiative={initiative} phase={phase} canEdit={canManage} onOpenPlace={onOpenPlace} />
    ),
  }
  return panesOf(phase).map((pane) =>
    isPrinted || opened.includes(pane) ? (
      <Box key={pane} {...panelOf(pane, shown)} sx={panel}>
        {contents[pane]()}
      </Box>
    ) : null,
  )
}

const panel = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { display: 'block !important', overflow: 'visible' },
} as const

const Loading = () => (
  <Box sx={{ p: 4 }}>
    <LoadingRegion>
      <TextSkeleton lines={4} />
    </LoadingRegion>
  </Box>
)
