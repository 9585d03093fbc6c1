import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { selfCheckResultSchema } from '../rules/self-check.ts'
import { timeSchema } from '../schemas.ts'
import { adminResource } from './admin-resource.ts'

export const selfCheckStatuses = ['PENDING', 'RUNNING', 'DONE', 'FAILED'] as const
const selfCheckSchema = z.object({
  id: idSchema,
  /** FAILED: the process that made it ended, several times over. */
  status: z.enum(selfCheckStatuses),
  /** Things found by all checks together, and checks that could not look. */
  found: z.number().int(),
  /** Grows while it runs. */
  results: z.array(selfCheckResultSchema),
  /** Who asked for it; null where it was due. */
  requestedById: idSchema.nullable(),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
})
export type SelfCheck = z.infer<typeof selfCheckSchema>

export const adminSelfChecks = adminResource({
  path: 'self-checks',
  title: 'SelfChecks',
  noun: 'self-check',
  row: selfCheckSchema,
  filters: z.strictObject({ status: z.enum(selfCheckStatuses).optional() }),
})
export const requestSelfCheck = route({
  name: 'requestSelfCheck',
  method: 'POST',
  path: '/admin/self-checks',
  tag: 'Console',
  summary: 'Console: look over the whole product now; the one that is at work, where there is one',
  status: 202,
  response: selfCheckSchema,
})
