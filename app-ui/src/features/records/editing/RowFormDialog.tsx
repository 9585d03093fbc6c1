import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import type { RowForm } from './use-row-form.ts'

interface RowFormDialogProps<Row, Values> {
  form: RowForm<Row, Values>
  title: string
  /** Nothing that is needed is missing. */
  isComplete: boolean
  /** What somebody else's row is, in a line. */
  lineOf: (row: Row) => string
  onClose: () => void
  children: ReactNode
}

/** The dialog around a form of one row. */
export function RowFormDialog<Row, Values>(props: RowFormDialogProps<Row, Values>) {
  const { t } = useTranslation()
  const { form, title, isComplete, lineOf, onClose, children } = props
  const { theirs, failure } = form
  return (
    <FormDialog
      open
      title={title}
      submitLabel={t('common.save')}
      submitDisabled={!isComplete || theirs !== null}
      dirty={form.isDirty}
      busy={form.isBusy}
      error={failure && messageOf(failure)}
      onSubmit={form.save}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice theirs={lineOf(theirs)} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />
      )}
      {children}
    </FormDialog>
  )
}
