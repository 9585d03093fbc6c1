import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RecoveryFrame } from './RecoveryFrame.tsx'

interface LinkPageProps {
  /** Takes the token of the link. */
  use: (token: string) => Promise<unknown>
  title: string
  /** What the click does; gone once it is done, or the link is over. */
  text: string
  submitLabel: string
  done: string
  /** Of a link that was used already, or is too old. */
  over: string
  signInLabel: string
}

/** Where a link of a mail leads. It acts at the click alone, because programs that look through mails open links too. */
export function LinkPage({ use, title, text, submitLabel, done, over, signInLabel }: LinkPageProps) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: use, networkMode: 'always' })
  const isOver = token === '' || hasStatus(error, 400)
  return (
    <RecoveryFrame title={title} {...(isSuccess || isOver ? {} : { text })}>
      {isSuccess && (
        <Alert severity="success" role="status">
          {done}
        </Alert>
      )}
      {(isOver || error !== null) && (
        <Alert severity="error" role="alert">
          {isOver ? over : messageOf(error)}
        </Alert>
      )}
      {isSuccess || isOver ? (
        <Button variant="outlined" component={Link} to="/login" replace>
          {signInLabel}
        </Button>
      ) : (
        <Button variant="contained" size="large" loading={isPending} onClick={() => mutate(token)}>
          {submitLabel}
        </Button>
      )}
    </RecoveryFrame>
  )
}
