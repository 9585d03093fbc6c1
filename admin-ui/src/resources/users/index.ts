import type { ResourceProps } from 'react-admin'
import { nameOfUser } from './user-row.ts'
import { UserList } from './UserList.tsx'

export const users: ResourceProps = {
  name: 'users',
  list: UserList,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: nameOfUser,
}
