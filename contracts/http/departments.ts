import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { clientIdParams, deletedSchema, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'People'

export const departmentSchema = z.object({
  id: idSchema,
  clientId: idSchema,
  name: z.string(),
  code: z.string().nullable(),
  description: z.string().nullable(),
  parentId: idSchema.nullable(),
  /** Departments directly below this one. */
  childCount: z.number().int(),
  /** Stakeholders of this department itself, not of those below. */
  stakeholderCount: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Department = z.infer<typeof departmentSchema>

/** A department with all that is below it, siblings by name. */
export interface DepartmentNode extends Department {
  children: DepartmentNode[]
}
export const departmentNodeSchema: z.ZodType<DepartmentNode> = departmentSchema
  .extend({ children: z.array(z.lazy(() => departmentNodeSchema)) })
  .meta({ id: 'DepartmentNode' })

const optionalText = (max: number) => z.string().trim().max(max).nullable().optional()
const departmentFields = {
  /** Non-blank (Document 1, section 5). */
  name: z.string().trim().min(1, 'This field is required').max(200),
  code: optionalText(50),
  description: optionalText(4000),
  parentId: idSchema.nullable().optional(),
}
export const listDepartments = route({
  name: 'listDepartments',
  method: 'GET',
  path: '/departments/client/:clientId',
  tag,
  summary: 'Departments of a client; filter {parentId}, null for the top level',
  params: clientIdParams,
  query: listQuery,
  response: z.array(departmentSchema),
  list: 'departments',
})
export const departmentHierarchy = route({
  name: 'departmentHierarchy',
  method: 'GET',
  path: '/departments/hierarchy',
  tag,
  summary: 'Departments of a client as a tree; the own client unless another is named',
  query: z.strictObject({ clientId: idSchema.optional() }),
  response: z.array(departmentNodeSchema),
})
export const getDepartment = route({
  name: 'getDepartment',
  method: 'GET',
  path: '/departments/:id',
  tag,
  summary: 'One department',
  params: idParams,
  response: departmentSchema,
})
export const createDepartment = route({
  name: 'createDepartment',
  method: 'POST',
  path: '/departments',
  tag,
  summary: 'Add a department, or one below another',
  status: 201,
  body: z.strictObject({ ...departmentFields, clientId: idSchema }),
  response: departmentSchema,
})
export const updateDepartment = route({
  name: 'updateDepartment',
  method: 'PUT',
  path: '/departments/:id',
  tag,
  summary: 'Change a department or move it below another',
  params: idParams,
  body: z
    .strictObject({
      ...departmentFields,
      ...madeFrom,
    })
    .partial(),
  response: departmentSchema,
})
export const deleteDepartment = route({
  name: 'deleteDepartment',
  method: 'DELETE',
  path: '/departments/:id',
  tag,
  summary: 'Delete a department; its stakeholders are left without one, its sub-departments move up',
  params: idParams,
  response: deletedSchema,
})
