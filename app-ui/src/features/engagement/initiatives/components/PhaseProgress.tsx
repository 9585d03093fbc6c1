import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { useTranslation } from 'react-i18next'

interface PhaseProgressProps {
  initiative: Pick<InitiativeSummary, 'completedPhaseCount' | 'phaseCount'>
  /** "2 / 5" in place of a sentence, where there is little room; the sentence is still read out. */
  isShort?: boolean
}

/** How far it has come, as a line and in words. */
export function PhaseProgress({ initiative, isShort = false }: PhaseProgressProps) {
  const { t } = useTranslation()
  const { completedPhaseCount: done, phaseCount: count } = initiative
  const words = t('initiatives.phases', { done, count })
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        noWrap
        aria-hidden
        sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {isShort ? `${done} / ${count}` : words}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={words}
        value={count === 0 ? 0 : (done / count) * 100}
        sx={{ height: 4, borderRadius: 2 }}
      />
    </Box>
  )
}
