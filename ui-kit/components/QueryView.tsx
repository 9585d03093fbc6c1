import type { ReactNode } from 'react'
import { hasStatus } from '../calls/api-error.ts'
import { ErrorState } from './ErrorState.tsx'

/** What is shown of a query, or of several together. */
export interface Read<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface QueryViewProps<Data> {
  query: Read<Data>
  /** Stands where the answer will, while it is on its way. */
  skeleton: ReactNode
  /** The catalogue's sentence where reading fails. */
  failed?: string | undefined
  compact?: boolean
  /** Read again by itself: what was read before stays as it is, and only a first failure is shown. */
  quiet?: boolean
  /** What belongs here and the way to begin, where the answer holds nothing. */
  empty?: ReactNode
  /** Whether it holds nothing; without it a list, or a page of one, without rows. */
  isEmpty?: (data: Data) => boolean
  /** Left out where the answer is shown elsewhere. */
  children?: (data: Data) => ReactNode
}

/**
 * What a query reads in all its states: on its way, failed with Retry, empty, and there. Where reading anew fails,
 * what was read before stays below the failure, unless it is gone or closed to the person by now.
 */
export function QueryView<Data>({ query, skeleton, children, ...props }: QueryViewProps<Data>) {
  const { data, error } = query
  const failure = error !== null && (
    <ErrorState
      error={error}
      compact={props.compact === true}
      onRetry={() => void query.refetch()}
      {...(props.failed !== undefined && { title: props.failed })}
    />
  )
  if (data === undefined) return failure === false ? skeleton : failure
  if (hasStatus(error, 403) || hasStatus(error, 404)) return failure
  const isEmpty = props.empty !== undefined && (props.isEmpty ?? holdsNothing)(data)
  return (
    <>
      {props.quiet !== true && failure}
      {isEmpty ? props.empty : children?.(data)}
    </>
  )
}

function holdsNothing(data: unknown): boolean {
  const rows: unknown = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data
  return Array.isArray(rows) && rows.length === 0
}
