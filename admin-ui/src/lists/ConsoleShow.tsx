import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactElement, ReactNode } from 'react'
import { ListButton, type RaRecord, Show, type ShowProps, TopToolbar, useShowContext } from 'react-admin'
import { ListProblem } from './ListProblem.tsx'

interface ConsoleShowProps {
  children: ReactNode
  /** Buttons beside the way back to the list. */
  actions?: ReactElement
  queryOptions?: NonNullable<ShowProps['queryOptions']>
}

/** A record's page. What cannot be read is said in its place, with Retry; nobody is sent away for it. */
export function ConsoleShow({ children, actions, queryOptions }: ConsoleShowProps) {
  return (
    <Show
      queryOptions={{ ...queryOptions, onError: () => undefined }}
      actions={
        <TopToolbar>
          {actions}
          <ListButton />
        </TopToolbar>
      }
    >
      <ShownRecord>{children}</ShownRecord>
    </Show>
  )
}

function ShownRecord({ children }: { children: ReactNode }) {
  const { error, record, refetch } = useShowContext<RaRecord>()
  const problem = error != null && (
    <ListProblem error={error} onRetry={() => void refetch()} isStale={record !== undefined} />
  )
  if (record !== undefined)
    return (
      <>
        {problem}
        {children}
      </>
    )
  if (problem !== false) return problem
  return (
    <Box sx={{ p: '16px' }} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={28} width={`${90 - index * 8}%`} />
      ))}
    </Box>
  )
}
