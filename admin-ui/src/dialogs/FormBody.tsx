import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'

interface FormBodyProps<Values extends FieldValues> {
  isComplete: ((values: Partial<Values>) => boolean) | undefined
  onClose: () => void
  extra: ReactNode
  children: ReactNode
}

/** The fields, the server's refusal above them, and the buttons. */
export function FormBody<Values extends FieldValues>({
  isComplete,
  onClose,
  extra,
  children,
}: FormBodyProps<Values>) {
  const translate = useTranslate()
  const { clearErrors, formState } = useFormContext()
  const values = useWatch() as Partial<Values>
  const { isSubmitting } = formState
  const refusal = formState.errors.root?.['server']?.message
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '8px', pt: '8px !important' }}>
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
        {children}
      </DialogContent>
      <DialogActions>
        {extra}
        <Button onClick={onClose} disabled={isSubmitting}>
          {translate('dialogs.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={isComplete !== undefined && !isComplete(values)}
          // What the server refused before may be right now; it is asked again.
          onClick={() => clearErrors()}
        >
          {translate('dialogs.save')}
        </Button>
      </DialogActions>
    </>
  )
}
