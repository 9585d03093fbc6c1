import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { FirmList } from './FirmList.tsx'

const FirmShow = lazy(async () => ({ default: (await import('./FirmShow.tsx')).FirmShow }))

export const consultingFirms: ResourceProps = {
  name: 'consulting-firms',
  list: FirmList,
  show: FirmShow,
  recordRepresentation: 'name',
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
