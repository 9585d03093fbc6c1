import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

interface BuildsOnProps {
  phase: Phase
  phases: readonly Phase[]
  onGoTo: (phaseId: string) => void
}

/** The nearest phase before this one whose activation its agents work with. */
export function BuildsOn({ phase, phases, onGoTo }: BuildsOnProps) {
  const { t } = useTranslation()
  const [nearest] = phases
    .filter(({ order, activation }) => order < phase.order && activation?.isComplete === true)
    .toSorted((one, other) => other.order - one.order)
  if (nearest === undefined) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 4, flexShrink: 0 }}>
      <Link
        component="button"
        variant="body2"
        onClick={() => onGoTo(nearest.id)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {t('activation.buildsOn', { phase: nearest.name })}
      </Link>
    </Typography>
  )
}
