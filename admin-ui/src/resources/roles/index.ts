import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const RoleList = lazy(async () => ({ default: (await import('./RoleList.tsx')).RoleList }))
const RoleShow = lazy(async () => ({ default: (await import('./RoleShow.tsx')).RoleShow }))

export const roles: ResourceProps = {
  name: 'roles',
  list: RoleList,
  show: RoleShow,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}
