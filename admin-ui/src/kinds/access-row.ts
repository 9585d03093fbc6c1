import type { adminConsultantClientAccess } from '@parley/contracts/http/admin.ts'
import type { z } from 'zod'

/** Whether a consultant may access a client. */
export type AccessRow = z.output<typeof adminConsultantClientAccess.row>

export const consultantOf = ({ consultant }: AccessRow): string =>
  `${consultant.firstName} ${consultant.lastName}`.trim()
