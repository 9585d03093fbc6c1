import type { MouseEvent, ReactNode } from 'react'
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'

/** The way to a row's own page, which keys reach too. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (record === undefined) return children
  return (
    // The row behind it leads there too: one way is enough.
    <Link
      to={createPath({ resource, type: 'show', id: record.id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
