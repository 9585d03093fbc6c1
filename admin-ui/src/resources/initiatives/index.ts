import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { InitiativeList } from './InitiativeList.tsx'

const InitiativeShow = lazy(async () => ({ default: (await import('./InitiativeShow.tsx')).InitiativeShow }))

export const initiatives: ResourceProps = {
  name: 'initiatives',
  list: InitiativeList,
  show: InitiativeShow,
  recordRepresentation: 'name',
}
