import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { stepUp, stepUpWays } from '@parley/contracts/http/two-factor.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import type { StepUpOutcome } from '@parley/ui-kit/calls/step-up.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { signOut } from './sign-out.ts'
import { useUser } from './session-context.ts'

interface StepUpFormProps {
  onSettled: (outcome: StepUpOutcome) => void
}

/** Proves by password or code; undefined is said where neither was asked for yet. */
function useProof(onSettled: StepUpFormProps['onSettled']) {
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const prove = async (proof: { code: string } | { password: string }): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await callRoute(stepUp, { body: proof })
      onSettled('proved')
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'VALIDATION_FAILED'
      const name = 'code' in proof ? 'wrongCode' : 'wrongPassword'
      setFailure(isWrong ? translate(`console.stepUp.${name}`) : messageOf(error))
      setBusy(false)
    }
  }
  return { busy, failure, prove }
}

/** Asks for the password or a code; who has neither here signs in anew with their provider. */
export function StepUpForm({ onSettled }: StepUpFormProps) {
  const translate = useTranslate()
  const id = useId()
  const ways = useQuery({ queryKey: ['step-up'], queryFn: () => callRoute(stepUpWays), gcTime: 0 })
  const { busy, failure, prove } = useProof(onSettled)
  const [prefersCode, setPrefersCode] = useState(false)
  const [text, setText] = useState('')
  const { data } = ways
  const hasNone = data !== undefined && !data.password && !data.code
  const byCode = prefersCode || data?.password === false
  const problem = failure ?? ways.error?.message
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !busy && onSettled('declined')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (text.trim() !== '' && !busy) void prove(byCode ? { code: text.trim() } : { password: text })
        }}
      >
        <DialogTitle id={id}>{translate('console.stepUp.title')}</DialogTitle>
        <DialogContent>
          {problem !== undefined && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {problem}
            </Alert>
          )}
          <DialogContentText>
            {translate(hasNone ? 'console.stepUp.onlyProvider' : 'console.stepUp.text')}
          </DialogContentText>
          {ways.isPending && <LinearProgress sx={{ mt: 2 }} />}
          {data !== undefined && !hasNone && (
            <ProofField key={byCode ? 'code' : 'password'} byCode={byCode} text={text} onChange={setText} />
          )}
        </DialogContent>
        <DialogActions>
          {data?.password === true && data.code && (
            <Button
              sx={{ mr: 'auto' }}
              onClick={() => {
                setPrefersCode(!prefersCode)
                setText('')
              }}
            >
              {translate(`console.stepUp.${byCode ? 'usePassword' : 'useCode'}`)}
            </Button>
          )}
          <Button onClick={() => onSettled('declined')} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          {hasNone ? (
            <Button variant="contained" onClick={() => void signOut()}>
              {translate('console.stepUp.signInAgain')}
            </Button>
          ) : (
            <Button type="submit" variant="contained" loading={busy} disabled={text.trim() === ''}>
              {translate('console.stepUp.confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface ProofFieldProps {
  byCode: boolean
  text: string
  onChange: (text: string) => void
}

function ProofField({ byCode, text, onChange }: ProofFieldProps) {
  const translate = useTranslate()
  const user = useUser()
  return (
    <>
      {/* Password managers look for whose password it is. */}
      {!byCode && (
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      )}
      <TextField
        label={translate(`console.stepUp.${byCode ? 'code' : 'password'}`)}
        type={byCode ? 'text' : 'password'}
        name={byCode ? 'code' : 'password'}
        autoComplete={byCode ? 'one-time-code' : 'current-password'}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoFocus
        fullWidth
        sx={{ mt: 2 }}
      />
    </>
  )
}
