import type { ResourceProps } from 'react-admin'
import { InitiativeList } from './InitiativeList.tsx'
import { InitiativeShow } from './InitiativeShow.tsx'

export const initiatives: ResourceProps = {
  name: 'initiatives',
  list: InitiativeList,
  show: InitiativeShow,
  recordRepresentation: 'name',
}
