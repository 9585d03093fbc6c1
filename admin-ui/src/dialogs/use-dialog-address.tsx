import type { ComponentType, ReactNode } from 'react'
import { useCreatePath, useNavigate, useParams, useResourceContext } from 'react-admin'

interface DialogAddress {
  edit: (id: string) => void
  /** The dialog that the address tells of, if any. */
  dialog: ReactNode
}

/**
 * The form of a record over its list, for a new one or for the one that is edited. It is a part of the address
 * (`/users/create`, `/users/<id>`), so that Back closes it and others can be led to it. For resources that have a list
 * and no pages of their own for these addresses.
 */
export function useDialogAddress(
  Dialog: ComponentType<{ id: string | undefined; onClose: () => void }>,
): DialogAddress {
  const resource = useResourceContext() ?? ''
  const { '*': rest = '' } = useParams()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [first = ''] = rest.split('/')
  const id = first === '' || first === 'create' ? undefined : decodeURIComponent(first)
  const go = (path: string): void => {
    navigate(path)
  }
  return {
    edit: (edited) => go(createPath({ resource, type: 'edit', id: edited })),
    dialog: first !== '' && (
      <Dialog key={id ?? ''} id={id} onClose={() => go(createPath({ resource, type: 'list' }))} />
    ),
  }
}
