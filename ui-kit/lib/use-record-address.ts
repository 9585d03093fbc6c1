import { useLocation, useNavigate, useParams } from 'react-router'

/** What of a list page stands open beside its list. */
export type OpenRecord =
  { mode: 'none' } | { mode: 'create' } | { mode: 'view'; id: string } | { mode: 'edit'; id: string }

interface RecordAddress {
  open: OpenRecord
  /** Keeps search and filters; `null` closes. */
  show: (record: OpenRecord | null) => void
}

/**
 * Which record of a page at `/…/users/:id?/:mode?` stands open: `create`, an id, or an id with `edit`. It is in the
 * address, so that it can be linked to, and Back closes it.
 */
export function useRecordAddress(): RecordAddress {
  const { id, mode } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const depth = [id, mode].filter((part) => part !== undefined).length
  const base = pathname
    .replace(/\/+$/, '')
    .split('/')
    .slice(0, depth === 0 ? undefined : -depth)
    .join('/')
  const show = (record: OpenRecord | null): void => {
    const end =
      record === null || record.mode === 'none'
        ? ''
        : record.mode === 'create'
          ? '/create'
          : `/${record.id}${record.mode === 'edit' ? '/edit' : ''}`
    // What is open asks itself before it is closed with changes.
    void navigate({ pathname: base + end, search }, { state: { saved: true }, preventScrollReset: true })
  }
  return { open: openOf(id, mode), show }
}

function openOf(id: string | undefined, mode: string | undefined): OpenRecord {
  if (id === undefined) return { mode: 'none' }
  if (id === 'create') return { mode: 'create' }
  return mode === 'edit' ? { mode: 'edit', id } : { mode: 'view', id }
}
