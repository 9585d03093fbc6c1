import type { Role } from '@parley/contracts/http/roles.ts'
import { useGetList } from 'react-admin'
import { CountCards, useCount } from '../users/index.ts'
import { spelledOut } from './permissions.ts'

/** Rows that one list answers at most. */
const maxRows = 1000

/** Counters over the roles (Document 1, 2.11); permissions are summed where all roles fit into one answer. */
export function RoleCounts() {
  const system = useCount({ isImmutable: true })
  const custom = useCount({ isImmutable: false })
  const { data, total } = useGetList<Role>('roles', {
    pagination: { page: 1, perPage: maxRows },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  })
  const isWhole = total === undefined || total <= maxRows
  const given = data?.reduce((sum, { permissions }) => sum + spelledOut(permissions).length, 0)
  return (
    <CountCards
      counts={[
        { label: 'roles.totalRoles', value: total },
        { label: 'roles.systemRoles', value: system },
        { label: 'roles.customRoles', value: custom },
        ...(isWhole ? [{ label: 'roles.activePermissions', value: given }] : []),
      ]}
    />
  )
}
