import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { nameOf, type ConsultantRow } from '../../kinds/index.ts'
import { ConsultantList } from './ConsultantList.tsx'

const ConsultantShow = lazy(async () => ({ default: (await import('./ConsultantShow.tsx')).ConsultantShow }))

export const consultants: ResourceProps = {
  name: 'consultants',
  list: ConsultantList,
  show: ConsultantShow,
  recordRepresentation: (record: ConsultantRow) => nameOf(record),
  // Its dialogs stand over the list.
  hasCreate: true,
  hasEdit: true,
}
