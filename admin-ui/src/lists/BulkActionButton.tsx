import { type ReactElement, useState } from 'react'
import { Button, Confirm, useTranslate } from 'react-admin'
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx'
import { type BulkAction, useBulkAction } from './use-bulk-action.ts'

interface BulkActionButtonProps extends BulkAction {
  /** Key of the button's word. */
  label: string
  icon: ReactElement
  color?: 'primary' | 'error'
  /** Keys of what is asked first, with `smart_count`; without, it is done at once. */
  confirm?: { title: string; content: string }
}

/** Does something to the chosen rows, and says of each that was refused why (decisions D11, Console bulk actions). */
export function BulkActionButton({
  label,
  icon,
  color = 'primary',
  confirm,
  ...action
}: BulkActionButtonProps) {
  const translate = useTranslate()
  const { run, isBusy, outcome, forget, count } = useBulkAction(action)
  const [isAsking, setAsking] = useState(false)
  const start = (): void => {
    setAsking(false)
    void run()
  }
  return (
    <>
      <Button
        label={label}
        aria-label={translate(label)}
        color={color}
        disabled={isBusy || count === 0}
        onClick={confirm === undefined ? start : () => setAsking(true)}
      >
        {icon}
      </Button>
      {confirm !== undefined && (
        <Confirm
          isOpen={isAsking}
          title={translate(confirm.title, { smart_count: count })}
          content={translate(confirm.content, { smart_count: count })}
          confirm={label}
          confirmColor={color === 'error' ? 'warning' : 'primary'}
          onConfirm={start}
          onClose={() => setAsking(false)}
        />
      )}
      <BulkOutcomeDialog outcome={outcome} onClose={forget} />
    </>
  )
}
