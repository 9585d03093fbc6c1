import type { adminUsers } from '@parley/contracts/http/admin.ts'
import type { z } from 'zod'

export type UserRow = z.infer<typeof adminUsers.row>

/** Who somebody is, by name; by address while they have none. */
export const nameOfUser = ({ firstName, lastName, email }: UserRow): string =>
  `${firstName} ${lastName}`.trim() || email

/** Where somebody belongs; undefined for super admins, who belong nowhere (decisions D1). */
export const organisationOf = ({ client, consultingFirm }: UserRow): string | undefined =>
  client?.name ?? consultingFirm?.name
