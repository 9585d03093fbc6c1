import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConversationPanel } from '../../features/conversation/ConversationPanel.tsx'
import { useLivePhase } from '../../features/live/use-live-phase.ts'
import { ObservationsSection } from '../../features/observations/ObservationsSection.tsx'
import { PhaseActionBar } from '../../features/phase-actions/PhaseActionBar.tsx'
import { PassageDialog, type Place } from '../../features/phase/artifacts/PassageDialog.tsx'
import { PhaseArtifacts } from '../../features/phase/artifacts/PhaseArtifacts.tsx'
import { RequiredInputs } from '../../features/phase/inputs/RequiredInputs.tsx'
import '../../features/phase/texts.ts'
import { formatDate } from '../../lib/format.ts'
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx'

interface PhasePanelProps {
  initiative: Initiative
  phase: Phase
  onCompleted: () => void
}

const tones: Record<Phase['status'], Tone> = {
  PENDING: 'neutral',
  IN_PROGRESS: 'primary',
  COMPLETED: 'success',
  ON_HOLD: 'warning',
  CANCELLED: 'danger',
}

/** The phase that is worked on, or looked back at. */
export function PhasePanel({ initiative, phase, onCompleted }: PhasePanelProps) {
  const { t } = useTranslation()
  const live = useLivePhase(phase.id)
  const [place, setPlace] = useState<Place | null>(null)
  const where = { clientId: initiative.clientId, initiativeId: initiative.id }
  const { canManage } = initiative
  const isOpen = phase.status === 'IN_PROGRESS'
  return (
    <Box
      component="section"
      aria-labelledby="phase-title"
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t(phase.status === 'COMPLETED' ? 'phase.phaseReview' : 'phase.currentPhase')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography variant="h1" component="h2" id="phase-title">
            {phase.name}
          </Typography>
          <StatusBadge dot tone={tones[phase.status]}>
            {t(`phase.states.${phase.status}`)}
          </StatusBadge>
          <Typography variant="body2" color="textSecondary">
            {phase.startDate !== null && t('phase.started', { date: formatDate(phase.startDate) })}
            {phase.endDate !== null && ` · ${t('phase.ended', { date: formatDate(phase.endDate) })}`}
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ maxWidth: '72ch', mt: 1 }}>
          {phase.templatePhase.description}
        </Typography>
      </Box>
      <RequiredInputs phase={phase} place={where} canEdit={canManage && isOpen} />
      <PhaseArtifacts phase={phase} place={where} canEdit={canManage} />
      <ObservationsSection phase={phase} canEdit={canManage} onOpenPlace={setPlace} />
      <ConversationPanel phase={phase} live={live} canEdit={canManage && isOpen} onOpenPlace={setPlace} />
      {canManage && <PhaseActionBar initiative={initiative} phase={phase} onCompleted={onCompleted} />}
      {place !== null && <PassageDialog place={place} onClose={() => setPlace(null)} />}
    </Box>
  )
}
