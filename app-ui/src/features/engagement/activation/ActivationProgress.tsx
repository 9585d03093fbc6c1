import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import CheckIcon from '@mui/icons-material/CheckRounded'
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import { type ActivationStage, activationStages } from '@parley/contracts/http/activation.ts'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

type State = 'stageDone' | 'stageCurrent' | 'stageWaiting'

/** The parts of an activation: which are done, which is at work (Document 2, 4.5). */
export function ActivationProgress({ stage }: { stage: ActivationStage }) {
  const { t } = useTranslation()
  const current = activationStages.findIndex((one) => one === stage)
  const stateOf = (index: number): State =>
    index < current ? 'stageDone' : index === current ? 'stageCurrent' : 'stageWaiting'
  return (
    <Box
      component="ol"
      aria-label={t('activation.progress')}
      sx={{ listStyle: 'none', m: 0, p: 0, mt: 3, display: 'grid', gap: 1.5 }}
    >
      {activationStages.map((one, index) => (
        <Box
          component="li"
          key={one}
          {...(index === current && { 'aria-current': 'step' as const })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            fontSize: '0.875rem',
            color: index > current ? 'text.secondary' : 'text.primary',
          }}
        >
          <Mark state={stateOf(index)} />
          {t(`activation.stages.${one}`)}
          <VisuallyHidden>{`: ${t(`activation.${stateOf(index)}`)}`}</VisuallyHidden>
        </Box>
      ))}
    </Box>
  )
}

function Mark({ state }: { state: State }) {
  if (state === 'stageDone')
    return <CheckIcon aria-hidden sx={{ fontSize: 18, color: 'var(--parley-palette-accent-approver)' }} />
  if (state === 'stageCurrent') return <CircularProgress aria-hidden size={14} sx={{ mx: '2px' }} />
  return <CircleIcon aria-hidden sx={{ fontSize: 18 }} />
}
