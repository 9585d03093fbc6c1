import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const InitiativeList = lazy(async () => ({ default: (await import('./InitiativeList.tsx')).InitiativeList }))
const InitiativeShow = lazy(async () => ({ default: (await import('./InitiativeShow.tsx')).InitiativeShow }))

export const initiatives: ResourceProps = {
  name: 'initiatives',
  list: InitiativeList,
  show: InitiativeShow,
  recordRepresentation: 'name',
}
