import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import { type ComponentType, use } from 'react'
import { ActionsOfPage } from './actions-of-page.ts'

interface RowActionProps {
  icon: ComponentType<SvgIconProps>
  title: string
  /** For screen readers, with what it is about. */
  label: string
  /** Why it cannot be done. */
  refusal?: string | undefined
  onClick: () => void
}

/** What can be done with a row, or on a record's page in words; where it cannot, the tooltip says why. */
export function RowAction({ icon: Icon, title, label, refusal, onClick }: RowActionProps) {
  const isOfPage = use(ActionsOfPage)
  if (isOfPage)
    return (
      <Tooltip title={refusal}>
        <span>
          <Button size="small" startIcon={<Icon />} disabled={refusal !== undefined} onClick={onClick}>
            {title}
          </Button>
        </span>
      </Tooltip>
    )
  return (
    <Tooltip title={refusal ?? title}>
      {/* A tooltip names what it is around: the button inside has the better name, a refusal stands nowhere else. */}
      <span {...(refusal === undefined && { 'aria-label': undefined })}>
        <IconButton size="small" aria-label={label} disabled={refusal !== undefined} onClick={onClick}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
