import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { RowButton, type RowButtonProps } from '@parley/ui-kit/components/RowButton.tsx'
import { use } from 'react'
import { ActionsOfPage } from './actions-of-page.ts'

/** What can be done with a row, or on a record's page in words; where it cannot, the tooltip says why. */
export function RowAction(props: RowButtonProps & { title: string }) {
  const isOfPage = use(ActionsOfPage)
  const { icon: Icon, title, refusal, onClick } = props
  if (!isOfPage) return <RowButton {...props} />
  return (
    <Tooltip title={refusal}>
      <span>
        <Button size="small" startIcon={<Icon />} disabled={refusal !== undefined} onClick={onClick}>
          {title}
        </Button>
      </span>
    </Tooltip>
  )
}
