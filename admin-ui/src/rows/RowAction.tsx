import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'

interface RowActionProps {
  icon: ComponentType<SvgIconProps>
  title: string
  /** For screen readers, with what it is about. */
  label: string
  /** Why it cannot be done. */
  refusal?: string | undefined
  onClick: () => void
}

/** What can be done with a row; where it cannot, the tooltip says why. */
export function RowAction({ icon: Icon, title, label, refusal, onClick }: RowActionProps) {
  return (
    <Tooltip title={refusal ?? title}>
      <span>
        <IconButton size="small" aria-label={label} disabled={refusal !== undefined} onClick={onClick}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
