import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { consultantOf, type AccessRow } from '../../kinds/index.ts'

const AccessList = lazy(async () => ({ default: (await import('./AccessList.tsx')).AccessList }))
const AccessShow = lazy(async () => ({ default: (await import('./AccessShow.tsx')).AccessShow }))

export const consultantClientAccess: ResourceProps = {
  name: 'consultant-client-access',
  list: AccessList,
  show: AccessShow,
  recordRepresentation: (access: AccessRow) => `${consultantOf(access)} – ${access.client.name}`,
}
