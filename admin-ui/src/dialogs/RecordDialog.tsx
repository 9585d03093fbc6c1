import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Form, type RaRecord, useGetOne, useResourceContext, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { FormBody } from './FormBody.tsx'
import { reasonOf } from './refusal.ts'
import { type Saving, useSaveRecord } from './use-save-record.ts'

export interface RecordDialogProps<Row extends RaRecord, Values extends FieldValues> extends Saving<
  Row,
  Values
> {
  title: string
  /** What a new record begins with. */
  defaults?: Partial<Values>
  /** Whether all is there that saving needs; the button is off until then. */
  isComplete?: (values: Partial<Values>) => boolean
  onClose: () => void
  /** More buttons, for the record that is edited. */
  extra?: (record: Row) => ReactNode
  /** The inputs; they get the record that is edited. */
  children: (record: Row | undefined) => ReactNode
}

/**
 * A record's form in a dialog over its list, for a new one or for the one with `id`. It stays open with all that was
 * typed until the server has taken it, and leaving it with changes asks first.
 */
export function RecordDialog<Row extends RaRecord, Values extends FieldValues>(
  props: RecordDialogProps<Row, Values>,
) {
  const { id, title, onClose } = props
  const resource = useResourceContext() ?? ''
  const name = useId()
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id: id as Row['id'] },
    { enabled: id !== undefined, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const isReady = id === undefined || data !== undefined
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={name}
      onClose={onClose}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <DialogTitle id={name}>{title}</DialogTitle>
      {isReady ? (
        <RecordForm {...props} record={data} />
      ) : (
        <NotReady error={error} onRetry={() => void refetch()} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** What is read anew meanwhile does not take away what was typed. One object: react-admin resets on another. */
const keepWhatWasTyped = { keepDirtyValues: true }

function RecordForm<Row extends RaRecord, Values extends FieldValues>({
  record,
  ...props
}: RecordDialogProps<Row, Values> & { record: Row | undefined }) {
  const { defaults, isComplete, onClose, extra, children } = props
  const save = useSaveRecord(props, record)
  const [isSaved, setSaved] = useState(false)
  const close = useEffectEvent(onClose)
  // Not before the form has stopped to ask whether it may be left.
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])
  const submit = async (values: FieldValues): Promise<FieldValues | undefined> => {
    const errors = await save(values as Values)
    if (errors === undefined) setSaved(true)
    return errors
  }
  return (
    <Form
      {...(record === undefined ? { defaultValues: defaults ?? {} } : { record })}
      resetOptions={keepWhatWasTyped}
      noValidate
      warnWhenUnsavedChanges={!isSaved}
      disableInvalidFormNotification
      onSubmit={submit}
    >
      <FormBody
        isComplete={isComplete}
        onClose={onClose}
        extra={record === undefined ? undefined : extra?.(record)}
      >
        {children(record)}
      </FormBody>
    </Form>
  )
}

interface NotReadyProps {
  error: unknown
  onRetry: () => void
  onClose: () => void
}

function NotReady({ error, onRetry, onClose }: NotReadyProps) {
  const translate = useTranslate()
  return (
    <>
      <DialogContent aria-busy={error == null}>
        {error == null ? (
          [0, 1, 2].map((row) => <Skeleton key={row} height={56} />)
        ) : (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={onRetry}>
                {translate('dialogs.retry')}
              </Button>
            }
          >
            {reasonOf(error, { failed: translate('dialogs.failed') })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
      </DialogActions>
    </>
  )
}
