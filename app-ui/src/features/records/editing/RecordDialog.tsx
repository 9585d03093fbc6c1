import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { DialogProps } from '@mui/material/Dialog'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { StaleNotice } from './StaleNotice.tsx'
import type { RecordForm } from './record-form.ts'
import './locales/en.ts'

interface NoticesProps<Row, Values extends FieldValues> {
  form: RecordForm<Row, Values>
  /** What somebody else's record is, in a line; new ones need none. */
  lineOf?: ((record: Row) => string) | undefined
  /** Stands above the reason, where it was not saved. */
  failed?: string
}

/** Of a form on a page: what is unsaved from before, whose record is newer, why it was not saved; a guard. */
export function RecordNotices<Row, Values extends FieldValues>({
  form,
  ...props
}: NoticesProps<Row, Values>) {
  return (
    <>
      <Meanwhile form={form} lineOf={props.lineOf} />
      {form.failure !== undefined && (
        <Alert severity="error">
          {props.failed !== undefined && <AlertTitle>{props.failed}</AlertTitle>}
          {form.failure}
        </Alert>
      )}
    </>
  )
}

function Meanwhile<Row, Values extends FieldValues>({ form, lineOf }: NoticesProps<Row, Values>) {
  const { t } = useTranslation()
  return (
    <>
      {form.isDirty && !form.isBusy && <LeaveGuard onLeave={form.forget} />}
      {form.isRestored && (
        <ActionNotice severity="info" label={t('editing.discard')} onAct={form.discard}>
          {t('editing.draftBack')}
        </ActionNotice>
      )}
      {form.theirs !== null && (
        <StaleNotice
          theirs={lineOf?.(form.theirs)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </>
  )
}

/** Mounted only while there is something to lose: a page has one guard at a time. */
function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  return useUnsavedChangesGuard(true, onLeave)
}

interface RecordDialogProps<Row, Values extends FieldValues> {
  form: RecordForm<Row, Values>
  title: string
  submitLabel?: string
  /** Nothing that is needed is missing. */
  isComplete?: boolean
  lineOf?: ((record: Row) => string) | undefined
  maxWidth?: DialogProps['maxWidth']
  /** More buttons, at the left. */
  extra?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The form of a record in a dialog. */
export function RecordDialog<Row, Values extends FieldValues>(props: RecordDialogProps<Row, Values>) {
  const { t } = useTranslation()
  const { form, lineOf, isComplete = true, submitLabel = t('common.save'), onClose, ...frame } = props
  return (
    <FormDialog
      {...frame}
      open
      submitLabel={submitLabel}
      submitDisabled={!isComplete || form.theirs !== null}
      dirty={form.isDirty}
      busy={form.isBusy}
      error={form.failure}
      onSubmit={form.save}
      onClose={() => {
        form.forget()
        onClose()
      }}
    >
      <Meanwhile form={form} lineOf={lineOf} />
      {props.children}
    </FormDialog>
  )
}
