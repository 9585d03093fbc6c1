import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { nameOfUser } from '../../kinds/index.ts'
import { UserList } from './UserList.tsx'

const UserShow = lazy(async () => ({ default: (await import('./UserShow.tsx')).UserShow }))

export const users: ResourceProps = {
  name: 'users',
  list: UserList,
  show: UserShow,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: nameOfUser,
}
export { CountCards } from './CountCards.tsx'
export { useCount } from './use-count.ts'
