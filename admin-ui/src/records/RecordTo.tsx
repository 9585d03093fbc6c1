import { Link, useCreatePath } from 'react-admin'

interface RecordToProps {
  resource: string
  /** Whom or what it is; a dash without. */
  to: { id: string; name: string } | null | undefined
}

/** The way to another record's page, by its name. */
export function RecordTo({ resource, to }: RecordToProps) {
  const createPath = useCreatePath()
  if (to == null) return '–'
  return <Link to={createPath({ resource, type: 'show', id: to.id })}>{to.name}</Link>
}
