import type { ReactNode } from 'react'
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'

/** The way to a row's own page, which keys reach too. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (record === undefined) return children
  return <Link to={createPath({ resource, type: 'show', id: record.id })}>{children}</Link>
}
