import CheckIcon from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

interface PhaseStepperProps {
  phases: Phase[]
  selectedId: string | undefined
  onSelect: (id: string) => void
}

/** Phases in order; only completed ones and the current one can be opened (Document 2, 2.1). */
export function PhaseStepper({ phases, selectedId, onSelect }: PhaseStepperProps) {
  const { t } = useTranslation()
  const current = currentPhase(phases)
  const done = phases.filter((phase) => phase.status === 'COMPLETED').length
  return (
    <Box component="nav" aria-label={t('phase.phases')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }} role="status">
        {t('phase.completedOf', { done, count: phases.length })}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 2, overflowX: 'auto', pb: 1 }}
      >
        {phases.map((phase) => {
          const isOpen = phase.status === 'COMPLETED' || phase.id === current?.id
          const isSelected = phase.id === selectedId
          return (
            <Box component="li" key={phase.id} sx={{ flex: '1 0 132px' }}>
              <ButtonBase
                disabled={!isOpen}
                aria-current={isSelected ? 'step' : undefined}
                onClick={() => onSelect(phase.id)}
                sx={{
                  width: '100%',
                  justifyContent: 'flex-start',
                  gap: 2,
                  p: 3,
                  borderRadius: '10px',
                  border: '1px solid',
                  borderColor: isSelected ? 'primary.main' : 'divider',
                  bgcolor: 'background.paper',
                  textAlign: 'left',
                  // Not yet open: still readable.
                  color: isOpen ? 'text.primary' : 'text.secondary',
                }}
              >
                <Box
                  aria-hidden
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 24,
                    height: 24,
                    flexShrink: 0,
                    borderRadius: '50%',
                    fontSize: '0.75rem',
                    fontWeight: 600,
                    border: '1px solid',
                    borderColor: isSelected ? 'primary.main' : 'divider',
                  }}
                >
                  {phase.status === 'COMPLETED' ? <CheckIcon sx={{ fontSize: 16 }} /> : phase.order}
                </Box>
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 500 }} noWrap>
                    {phase.name}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {t(`phase.states.${phase.status}`)}
                  </Typography>
                </Box>
              </ButtonBase>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
