import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOpenPhase } from '../../features/engagement/phase/components/PhaseStepper.tsx'
import { StepMark } from '../../features/engagement/phase/components/StepMark.tsx'
import '../../features/engagement/phase/locales/en.ts'
import { NarrowRecordActions } from '../../features/engagement/record/RecordActions.tsx'

interface PhoneTitleProps {
  initiative: Initiative
  about: string
  selectedId: string | undefined
  onSelect: (phaseId: string) => void
}

/** Name and phase in two lines of the top bar, with all that can be done with the initiative behind one button. */
export function PhoneTitle({ initiative, about, selectedId, onSelect }: PhoneTitleProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1" noWrap sx={{ fontSize: '0.9375rem', lineHeight: 1.35, px: 1 }}>
          {initiative.name}
        </Typography>
        {initiative.phases.length > 0 && (
          <PhaseMenu initiative={initiative} selectedId={selectedId} onSelect={onSelect} />
        )}
      </Box>
      <NarrowRecordActions initiative={initiative} about={about} />
    </Box>
  )
}

function PhaseMenu({ initiative: { phases }, selectedId, onSelect }: Omit<PhoneTitleProps, 'about'>) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const selected = phases.find((phase) => phase.id === selectedId)
  return (
    <Box component="nav" data-guide="phases" aria-label={t('phase.phases')}>
      <ButtonBase
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          maxWidth: '100%',
          minHeight: 24,
          px: 1,
          borderRadius: '6px',
          color: 'text.secondary',
          // Larger for fingers than it looks.
          '&::after': { content: '""', position: 'absolute', inset: '-6px 0 -10px' },
        }}
      >
        <Typography variant="caption" noWrap>
          {t('phase.phaseOf', { number: selected?.order, count: phases.length, name: selected?.name })}
        </Typography>
        <ExpandIcon aria-hidden sx={{ fontSize: 16 }} />
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {phases.map((phase) => (
          <MenuItem
            key={phase.id}
            selected={phase.id === selectedId}
            disabled={!canOpenPhase(phases, phase)}
            onClick={() => {
              setAnchor(null)
              onSelect(phase.id)
            }}
          >
            <ListItemIcon>
              <StepMark status={phase.status} order={phase.order} />
            </ListItemIcon>
            <ListItemText primary={phase.name} secondary={t(`phase.states.${phase.status}`)} />
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
