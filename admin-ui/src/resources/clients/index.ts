import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { ClientList } from './ClientList.tsx'

const ClientShow = lazy(async () => ({ default: (await import('./ClientShow.tsx')).ClientShow }))

export const clients: ResourceProps = {
  name: 'clients',
  list: ClientList,
  show: ClientShow,
  recordRepresentation: 'name',
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
