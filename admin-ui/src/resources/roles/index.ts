import type { ResourceProps } from 'react-admin'
import { RoleList } from './RoleList.tsx'

export const roles: ResourceProps = {
  name: 'roles',
  list: RoleList,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
