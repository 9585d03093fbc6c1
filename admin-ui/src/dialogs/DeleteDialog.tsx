import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { type RaRecord, useDelete, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { DeletedNotice } from './DeletedNotice.tsx'
import { reasonOf } from './refusal.ts'

interface DeleteDialogProps {
  record: RaRecord
  /** What goes, by its name. */
  subject: string
  title: string
  text: ReactNode
  /** Keys of what is told. */
  texts: { deleted: string; deleteFailed: string; denied?: string }
  /** It only becomes obsolete: what is told has the way back. */
  isRestorable?: boolean
  onClose: () => void
  /** After it is gone; where the record's own page has to be left. */
  onDeleted?: () => void
}

/** Asks before a record is deleted; why it cannot be stands in the dialog. */
export function DeleteDialog({
  record,
  texts,
  isRestorable,
  onClose,
  onDeleted,
  ...words
}: DeleteDialogProps) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  const [refusal, setRefusal] = useState<string>()
  const confirm = async (): Promise<void> => {
    setRefusal(undefined)
    try {
      await remove(resource, { id: record.id, previousData: record }, { returnPromise: true })
    } catch (error) {
      const denied = texts.denied && translate(texts.denied)
      setRefusal(reasonOf(error, { failed: translate(texts.deleteFailed), denied }))
      return
    }
    if (isRestorable === true) {
      const said = { resource, record, text: translate(texts.deleted), name: words.subject }
      notify(<DeletedNotice {...said} />, { autoHideDuration: 10_000 })
    } else notify(texts.deleted, { type: 'success', autoHideDuration: 3000 })
    onClose()
    onDeleted?.()
  }
  return (
    <AskDialog
      {...words}
      confirmLabel={translate('dialogs.delete')}
      refusal={refusal}
      isBusy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

interface AskDialogProps extends Pick<DeleteDialogProps, 'subject' | 'title' | 'text' | 'onClose'> {
  confirmLabel: string
  refusal: string | undefined
  isBusy: boolean
  onConfirm: () => void
}

/** A question before something that matters, about a record that it names. */
export function AskDialog({ title, text, subject, refusal, isBusy, onConfirm, ...rest }: AskDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const close = isBusy ? undefined : rest.onClose
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => close?.()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
          <Typography
            component="div"
            color="textPrimary"
            sx={{ mt: '8px', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {subject}
          </Typography>
        </DialogContentText>
        {refusal !== undefined && (
          <Alert severity="error" sx={{ mt: '12px' }}>
            {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={rest.onClose} disabled={isBusy} autoFocus>
          {translate('dialogs.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={onConfirm}>
          {rest.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
