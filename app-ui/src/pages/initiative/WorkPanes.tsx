import Box from '@mui/material/Box'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ActivationSection } from '../../features/engagement/activation/ActivationSection.tsx'
import type { Place } from '../../features/engagement/phase/artifacts/PassageDialog.tsx'
import { PhaseArtifacts } from '../../features/engagement/phase/artifacts/PhaseArtifacts.tsx'
import type { Intake } from '../../features/engagement/phase/artifacts/use-intake.ts'
import { RequiredInputs } from '../../features/engagement/phase/inputs/RequiredInputs.tsx'
import { usePrinted } from '../../lib/use-printed.ts'
import { LoadingRegion, TextSkeleton } from '../../ui/Skeletons.tsx'
import { panelOf } from './PaneTabs.tsx'
import { type Pane, panesOf, type WorkPane } from './panes.ts'

const loadObservations = () => import('../../features/engagement/observations/ObservationsSection.tsx')
const ObservationsSection = lazy(async () => ({ default: (await loadObservations()).ObservationsSection }))

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
  if (!opened.includes(shown)) setOpened([...opened, shown])
  useEffect(() => {
    // At hand when one comes to it, or prints, and no part of a mere reload; a failure shows where it is used.
    const load = (): void => void loadObservations().catch(() => undefined)
    const signs = ['pointermove', 'keydown'] as const
    for (const sign of signs) window.addEventListener(sign, load, { once: true })
    return () => signs.forEach((sign) => window.removeEventListener(sign, load))
  }, [])
  const where = { clientId: initiative.clientId, initiativeId: initiative.id }
  const { canManage } = initiative
  const contents: Record<WorkPane, () => ReactNode> = {
    inputs: () => (
      <RequiredInputs phase={phase} place={where} canEdit={canManage && phase.status === 'IN_PROGRESS'} />
    ),
    documents: () => <PhaseArtifacts phase={phase} place={where} canEdit={canManage} intake={intake} />,
    findings: () => (
      <Suspense fallback={<Loading />}>
        <ObservationsSection phase={phase} canEdit={canManage} onOpenPlace={onOpenPlace} />
      </Suspense>
    ),
    activation: () => (
      <ActivationSection
        initiative={initiative}
        phase={phase}
        canEdit={canManage}
        onOpenPlace={onOpenPlace}
      />
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
