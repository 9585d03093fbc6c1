import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'

interface ListProblemProps {
  error: unknown
  onRetry: () => void
  /** What was read before is still shown. */
  isStale?: boolean
}

/** That something could not be read, why, and Retry. */
export function ListProblem({ error, onRetry, isStale = false }: ListProblemProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const failed = translate(`resources.${resource}.loadFailed`, { _: translate('lists.failed') })
  const message = error instanceof Error ? error.message : ''
  return (
    <Alert
      severity={isStale ? 'warning' : 'error'}
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('lists.retry')}
        </Button>
      }
    >
      {isStale ? translate('lists.stale') : failed} {message}
    </Alert>
  )
}

/** A list's rows; or that they could not be read. Rows that were read stay when reading them anew fails. */
export function ListRows({ children }: { children: ReactNode }) {
  const { error, data, refetch } = useListContext()
  const retry = (): void => void refetch()
  if (error == null) return children
  return (
    <>
      <ListProblem error={error} onRetry={retry} isStale={data !== undefined} />
      {data !== undefined && children}
    </>
  )
}
