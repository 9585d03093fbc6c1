import EventIcon from '@mui/icons-material/EventRounded'
import Button from '@mui/material/Button'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latenessHere, plannedText } from './plan-text.ts'

// Loaded when somebody changes the plan: most who open an initiative do not.
const PhasePlanDialog = lazy(async () => ({
  default: (await import('./PhasePlanDialog.tsx')).PhasePlanDialog,
}))

/** Whether a phase is late against its plan, and the way to another plan. */
export function PhasePlan({ phase, canEdit }: { phase: Phase; canEdit: boolean }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const isPlanned = plannedText(t, phase) !== undefined
  const lateness = latenessHere(phase)
  return (
    <>
      {lateness !== null && (
        // That it is completed stands beside it.
        <StatusBadge tone="warning">
          {t(lateness === 'lateEnd' ? 'phase.late' : `phase.lateness.${lateness}`)}
        </StatusBadge>
      )}
      {canEdit && (
        <Button
          size="small"
          startIcon={<EventIcon />}
          onClick={() => setEditing(true)}
          sx={{ ml: 'auto', flexShrink: 0 }}
        >
          {t(isPlanned ? 'phase.changePlan' : 'phase.plan')}
        </Button>
      )}
      {editing && (
        <Suspense fallback={null}>
          <PhasePlanDialog phase={phase} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
