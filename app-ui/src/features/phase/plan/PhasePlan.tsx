import EventIcon from '@mui/icons-material/EventRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { latenessHere, plannedText } from './plan-text.ts'

// Loaded when somebody changes the plan: most who open an initiative do not.
const PhasePlanDialog = lazy(async () => ({
  default: (await import('./PhasePlanDialog.tsx')).PhasePlanDialog,
}))

/** When a phase is planned, whether it is late, and the way to another plan. */
export function PhasePlan({ phase, canEdit }: { phase: Phase; canEdit: boolean }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const planned = plannedText(t, phase)
  const lateness = latenessHere(phase)
  return (
    <>
      {planned !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {planned}
        </Typography>
      )}
      {lateness !== null && <StatusBadge tone="warning">{t(`phase.lateness.${lateness}`)}</StatusBadge>}
      {canEdit && (
        <Button size="small" startIcon={<EventIcon />} onClick={() => setEditing(true)}>
          {t(planned === undefined ? 'phase.plan' : 'phase.changePlan')}
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
