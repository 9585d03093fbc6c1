import type { ResourceProps } from 'react-admin'
import { nameOf, type ConsultantRow } from './consultant-row.ts'
import { ConsultantList } from './ConsultantList.tsx'

export const consultants: ResourceProps = {
  name: 'consultants',
  list: ConsultantList,
  recordRepresentation: (record: ConsultantRow) => nameOf(record),
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
