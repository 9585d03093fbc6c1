import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { IconComponent } from './icon-component.ts'

export interface RowButtonProps {
  icon: IconComponent
  /** Shown beside the pointer; the label where it says all. */
  title?: string
  /** For screen readers, with what or whom it is about. */
  label: string
  /** Why it cannot be done. */
  refusal?: string | undefined
  onClick: () => void
}

/** One of the small buttons at the end of a row. */
export function RowButton({ icon: Icon, label, title = label, refusal, onClick }: RowButtonProps) {
  const button = (
    <IconButton size="small" aria-label={label} disabled={refusal !== undefined} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  )
  // A disabled button tells the pointer nothing, so what is around it does.
  return <Tooltip title={refusal ?? title}>{refusal === undefined ? button : <span>{button}</span>}</Tooltip>
}
