import LeftIcon from '@mui/icons-material/ArrowBackRounded'
import RightIcon from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { movePhase } from '../model/phase-changes.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'

interface PhasePlaceProps {
  phaseId: string
  onOpen: (phaseIndex: number) => void
}

/** Moves a phase by one place; it stays open. */
export function PhasePlace({ phaseId, onOpen }: PhasePlaceProps) {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const index = useEditorValue((draft) => draft.phases.findIndex(({ id }) => id === phaseId))
  const count = useEditorValue((draft) => draft.phases.length)
  const moveTo = (place: number): void => {
    if (place < 0 || place >= count) return
    edit((draft) => void movePhase(draft, phaseId, place))
    onOpen(place)
  }
  const button = (label: string, place: number, icon: ReactNode) => (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={place < 0 || place >= count}
        onClick={() => moveTo(place)}
        sx={place < 0 || place >= count ? { color: 'action.disabled' } : {}}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <Box sx={{ display: 'flex' }}>
      {button(t('templateEditor.phases.moveLeft'), index - 1, <LeftIcon fontSize="small" />)}
      {button(t('templateEditor.phases.moveRight'), index + 1, <RightIcon fontSize="small" />)}
    </Box>
  )
}
