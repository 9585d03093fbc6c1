import FullIcon from '@mui/icons-material/OpenInFullRounded'
import BothIcon from '@mui/icons-material/CloseFullscreenRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../features/engagement/phase/locales/en.ts'
import type { WorkspaceLayout } from './use-workspace-layout.ts'

interface FullButtonProps extends Pick<WorkspaceLayout, 'full' | 'setFull'> {
  pane: 'work' | 'conversation'
}

/** Gives a pane the whole width, and the other one its place back. */
export const FullButton = memo(function FullButton({ pane, full, setFull }: FullButtonProps) {
  const { t } = useTranslation()
  const isFull = full === pane
  const label = t(isFull ? 'phase.panes.both' : `phase.panes.full.${pane}`)
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setFull(isFull ? null : pane)}>
        {isFull ? <BothIcon sx={{ fontSize: 17 }} /> : <FullIcon sx={{ fontSize: 17 }} />}
      </IconButton>
    </Tooltip>
  )
})
