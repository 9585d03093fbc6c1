import type { ResourceProps } from 'react-admin'
import { ClientList } from './ClientList.tsx'

export const clients: ResourceProps = {
  name: 'clients',
  list: ClientList,
  recordRepresentation: 'name',
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
