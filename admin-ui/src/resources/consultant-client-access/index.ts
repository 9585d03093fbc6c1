import type { ResourceProps } from 'react-admin'
import { consultantOf, type AccessRow } from './access-row.ts'
import { AccessList } from './AccessList.tsx'

export const consultantClientAccess: ResourceProps = {
  name: 'consultant-client-access',
  list: AccessList,
  recordRepresentation: (access: AccessRow) => `${consultantOf(access)} – ${access.client.name}`,
}
