import { z } from 'zod'
import { severitySchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, shortText, timeSchema } from '../schemas.ts'

const tag = 'Initiatives'
const person = z.object({ id: idSchema, name: z.string() }).nullable()

export const flagSchema = z.object({
  id: idSchema,
  initiativeId: idSchema,
  title: z.string(),
  description: z.string().nullable(),
  severity: severitySchema,
  createdBy: person,
  resolvedAt: timeSchema.nullable(),
  resolvedBy: person,
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Flag = z.infer<typeof flagSchema>

const fields = {
  title: shortText,
  severity: severitySchema,
  description: z.string().trim().max(4000).nullable().optional(),
}

/** Sorted by createdAt, severity, title; filter: severity, resolved. */
export const listFlags = route({
  name: 'listFlags',
  method: 'GET',
  path: '/initiatives/:id/flags',
  tag,
  summary: 'Flags of an initiative',
  params: idParams,
  query: listQuery,
  response: z.array(flagSchema),
  list: 'flags',
})
export const createFlag = route({
  name: 'createFlag',
  method: 'POST',
  path: '/initiatives/:id/flags',
  tag,
  summary: 'Raise a flag',
  status: 201,
  params: idParams,
  body: z.strictObject(fields),
  response: flagSchema,
})
export const updateFlag = route({
  name: 'updateFlag',
  method: 'PUT',
  path: '/initiatives/flags/:id',
  tag,
  summary: 'Change a flag',
  params: idParams,
  body: z.strictObject({ ...fields, ...madeFrom }).partial(),
  response: flagSchema,
})
export const resolveFlag = route({
  name: 'resolveFlag',
  method: 'PUT',
  path: '/initiatives/flags/:id/resolve',
  tag,
  summary: 'Resolve a flag, or take that back',
  params: idParams,
  body: z.strictObject({ resolved: z.boolean().default(true), ...madeFrom }),
  response: flagSchema,
})
export const deleteFlag = route({
  name: 'deleteFlag',
  method: 'DELETE',
  path: '/initiatives/flags/:id',
  tag,
  summary: 'Delete a flag',
  params: idParams,
  response: deletedSchema,
})
