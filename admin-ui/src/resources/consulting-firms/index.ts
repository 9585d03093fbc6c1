import type { ResourceProps } from 'react-admin'
import { FirmList } from './FirmList.tsx'

export const consultingFirms: ResourceProps = {
  name: 'consulting-firms',
  list: FirmList,
  recordRepresentation: 'name',
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
