import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface ActionNoticeProps extends Omit<AlertProps, 'action'> {
  /** Of what can be done about it. */
  label: string
  onAct: () => void
  isActing?: boolean
  /** Whether this person can do it; else it is only said. */
  canAct?: boolean
}

/** Something to know, and the one thing that can be done about it. */
export function ActionNotice({ label, onAct, isActing, canAct = true, ...notice }: ActionNoticeProps) {
  return (
    <Alert
      {...notice}
      action={
        canAct && (
          <Button size="small" color="inherit" loading={isActing ?? null} onClick={onAct}>
            {label}
          </Button>
        )
      }
    />
  )
}
