import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import type { ReactNode } from 'react'
import type { Fields } from './use-fields.ts'

interface FieldsFormProps {
  fields: Pick<Fields<string>, 'failure' | 'busy' | 'submit'> & Partial<Pick<Fields<string>, 'form'>>
  /** What the person reads of a failure. */
  wordsOf?: (failure: unknown) => ReactNode
  submitLabel: string
  children: ReactNode
}

/** The form around the fields: the server's refusal above, the button below. */
export function FieldsForm({
  fields: { failure, busy, submit, form },
  wordsOf = messageOf,
  submitLabel,
  children,
}: FieldsFormProps) {
  return (
    <form
      ref={form}
      noValidate
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && (
        <Alert severity="error" role="alert">
          {wordsOf(failure)}
        </Alert>
      )}
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
