import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { stepUpWays } from '@parley/contracts/http/two-factor.ts'
import { type SubmitEvent, useId } from 'react'
import { messageOf } from '../../calls/api-error.ts'
import type { StepUpOutcome } from '../../calls/step-up.ts'
import { useRouteQuery } from '../../calls/use-route.ts'
import { ProofField, type ProofFieldProps } from './ProofField.tsx'
import type { stepUpTexts } from './locales/en.ts'
import { useProof } from './use-proof.ts'

export interface StepUpFormProps {
  /** In the language of the person, as who shows the form says things. */
  say: (text: keyof typeof stepUpTexts) => string
  /** Whose password it is. */
  email: string
  /** A field whose owner may look at what is typed, where there is one. */
  passwordField?: ProofFieldProps['passwordField']
  onSignInAgain: () => void
  onSettled: (outcome: StepUpOutcome) => void
}

/** Asks for the password or a code; who has neither here signs in anew with their provider. */
export function StepUpForm(props: StepUpFormProps) {
  const { say, onSettled } = props
  const id = useId()
  const ways = useRouteQuery(stepUpWays, {}, { staleTime: 0, gcTime: 0 })
  const proof = useProof(ways.data, () => onSettled('proved'))
  const { text, byCode, busy } = proof
  const hasNone = ways.data?.password === false && !ways.data.code
  const failure = ways.error ?? proof.failure
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (!hasNone && text.trim() !== '' && !busy) proof.send()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !busy && onSettled('declined')}>
      <form noValidate style={{ display: 'contents' }} onSubmit={submit}>
        <DialogTitle id={id}>{say('title')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '16px', pt: '8px !important' }}>
          {failure !== null && <Alert severity="error">{messageOf(failure)}</Alert>}
          {hasNone ? (
            <Alert severity="info">{say('onlyProvider')}</Alert>
          ) : (
            <Typography color="textSecondary">{say('text')}</Typography>
          )}
          {ways.isPending && <LinearProgress />}
          {ways.data !== undefined && !hasNone && <ProofField {...props} {...proof} />}
        </DialogContent>
        <DialogActions>
          {ways.data?.password === true && ways.data.code && (
            <Button sx={{ mr: 'auto' }} onClick={proof.change}>
              {say(byCode ? 'usePassword' : 'useCode')}
            </Button>
          )}
          <Button onClick={() => onSettled('declined')} disabled={busy}>
            {say('cancel')}
          </Button>
          {hasNone ? (
            <Button variant="contained" onClick={props.onSignInAgain}>
              {say('signInAgain')}
            </Button>
          ) : (
            <Button type="submit" variant="contained" loading={busy} disabled={text.trim() === ''}>
              {say('confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
