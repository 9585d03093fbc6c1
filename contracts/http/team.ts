import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, madeFrom, timeSchema } from '../schemas.ts'
import { newMember } from './initiatives.ts'

const tag = 'Initiatives'

/** Members, the leading consultant's account included; `updatedAt` is the initiative's. */
export const teamSchema = z.object({
  members: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      role: z.string(),
      isLead: z.boolean(),
      /** False for a leading consultant who is in the team by that alone. */
      isMember: z.boolean(),
    }),
  ),
  lead: z
    .object({ id: idSchema, firstName: z.string(), lastName: z.string(), position: z.string().nullable() })
    .nullable(),
  updatedAt: timeSchema,
})
export type Team = z.infer<typeof teamSchema>

export const getTeam = route({
  name: 'getTeam',
  method: 'GET',
  path: '/initiatives/:id/team',
  tag,
  summary: 'Team members, the leading consultant included',
  params: idParams,
  response: teamSchema,
})
export const setTeam = route({
  name: 'setTeam',
  method: 'PUT',
  path: '/initiatives/:id/team',
  tag,
  summary: 'Replace the team',
  params: idParams,
  body: z.strictObject({
    members: z.array(newMember).max(200),
    ...madeFrom,
  }),
  response: teamSchema,
})
