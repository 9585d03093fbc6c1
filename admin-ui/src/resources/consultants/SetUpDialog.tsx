import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { adminSetUpConsultantAuth } from '@parley/contracts/http/admin.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { reasonOf, refusalOf } from '../../dialogs/index.ts'
import { useGuarded } from '../../session/index.ts'
import { accountProblem, nameOf, type ConsultantRow } from '../../kinds/index.ts'

const of = 'resources.consultants'
const fields = ['email', 'password', 'confirmPassword'] as const
type Field = (typeof fields)[number]

/** Gives a consultant a user account (Document 3, section 5, Setup Authentication). */
export function SetUpDialog({ consultant, onClose }: { consultant: ConsultantRow; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const name = nameOf(consultant)
  const [values, setValues] = useState({ email: consultant.email ?? '', password: '', confirmPassword: '' })
  const { failure, errors, busy, setUp } = useSetUp(consultant, onClose)
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !busy && onClose()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void setUp(values)
        }}
      >
        <DialogTitle id={id}>{translate(`${of}.setUp`)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{translate(`${of}.setUpText`, { name })}</DialogContentText>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {fields.map((field, place) => (
            <TextField
              key={field}
              required
              autoFocus={place === 0}
              type={field === 'email' ? 'email' : 'password'}
              label={translate(`${of}.fields.${field}`)}
              value={values[field]}
              onChange={({ target }) => setValues((now) => ({ ...now, [field]: target.value }))}
              error={errors[field] !== undefined}
              helperText={errors[field]}
              slotProps={{
                htmlInput: {
                  autoComplete: field === 'email' ? 'off' : 'new-password',
                  maxLength: field === 'email' ? 254 : 1024,
                },
              }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            // Document 3, section 5: until all three are filled.
            disabled={fields.some((field) => values[field].trim() === '')}
          >
            {translate(`${of}.setUp`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useSetUp(consultant: ConsultantRow, onDone: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const guarded = useGuarded()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const setUp = async (values: Record<Field, string>): Promise<void> => {
    const { text } = accountProblem(values)
    setErrors({})
    setFailure(text === undefined ? undefined : translate(`${of}.${text}`))
    if (text !== undefined) return
    setBusy(true)
    try {
      const body = { email: values.email.trim(), password: values.password }
      await guarded(() => callRoute(adminSetUpConsultantAuth, { params: { id: consultant.id }, body }))
      notify(`${of}.setUpDone`, { type: 'success', messageArgs: { name: nameOf(consultant) } })
      refresh()
      onDone()
    } catch (error) {
      setBusy(false)
      setFailure(reasonOf(error, { failed: translate(`${of}.setUpFailed`) }))
      setErrors(refusalOf(error).errors)
    }
  }
  return { failure, errors, busy, setUp }
}
