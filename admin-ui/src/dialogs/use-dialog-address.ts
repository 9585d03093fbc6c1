import { useCreatePath, useNavigate, useParams, useResourceContext } from 'react-admin'

interface DialogAddress {
  /** A new record is being written. */
  isNew: boolean
  /** The record that is edited. */
  id: string | undefined
  edit: (id: string) => void
  close: () => void
}

/**
 * Which dialog stands over a list. It is a part of the address (`/users/create`, `/users/<id>`), so that Back closes it
 * and others can be led to it. For resources that have a list and no pages of their own for these addresses.
 */
export function useDialogAddress(): DialogAddress {
  const resource = useResourceContext() ?? ''
  const { '*': rest = '' } = useParams()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [first = ''] = rest.split('/')
  const go = (path: string): void => {
    navigate(path)
  }
  return {
    isNew: first === 'create',
    id: first === '' || first === 'create' ? undefined : decodeURIComponent(first),
    edit: (id) => go(createPath({ resource, type: 'edit', id })),
    close: () => go(createPath({ resource, type: 'list' })),
  }
}
