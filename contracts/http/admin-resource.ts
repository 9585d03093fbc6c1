import { z } from 'zod'
import { errorBodySchema } from '../errors.ts'
import { idSchema } from '../ids.ts'
import { route, type RouteDefinition } from '../route.ts'
import { deletedSchema, listQuery } from '../schemas.ts'

/** Rows that one bulk call takes at most. */
export const maxBulkRows = 200

/** What became of each row of a bulk call, in the order of its ids (decisions D11, Console bulk actions). */
export const bulkResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      /** Why not, for a person. */
      message: z.string().optional(),
      code: errorBodySchema.shape.code.optional(),
      errors: errorBodySchema.shape.errors,
    }),
  ),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

interface AdminInput<Row, Filters, Create, Update> {
  /** Of the address, and in Content-Range. */
  path: string
  /** In the routes' names: `adminList…`. */
  title: string
  /** What one row is, for the API document. */
  noun: string
  row: Row
  /** Beside `q` and `id`, which every list takes. */
  filters: Filters
  /** Of a row; a UUID unless told. */
  id?: z.ZodType<string>
  create?: Create
  update?: Update
  isDeletable?: boolean
}

/** One resource of the console in the dialect of react-admin's simple REST data provider (HTTP API, Console). */
export interface AdminResource<
  Row extends z.ZodType = z.ZodType,
  Filters extends z.ZodObject = z.ZodObject,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType = z.ZodType,
> extends AdminInput<Row, Filters, Create, Update> {
  list: RouteDefinition
  get: RouteDefinition
  add?: RouteDefinition
  change?: RouteDefinition
  remove?: RouteDefinition
  bulk?: RouteDefinition
  routes: RouteDefinition[]
}

const tag = 'Console'

/** `sort=["field","ASC"]`, `range=[from,to]`, `filter={…}` with `q` and `id` among the filters. */
function readingRoutes<Row extends z.ZodType>(input: AdminInput<Row, unknown, unknown, unknown>) {
  const { path, title, noun, row, id = idSchema } = input
  return {
    list: route({
      name: `adminList${title}`,
      method: 'GET',
      path: `/admin/${path}`,
      tag,
      summary: `Console: a list of ${path.replaceAll('-', ' ')}`,
      query: listQuery,
      response: z.array(row),
      list: path,
    }),
    get: route({
      name: `adminGet${title}`,
      method: 'GET',
      path: `/admin/${path}/:id`,
      tag,
      summary: `Console: one ${noun}`,
      params: z.strictObject({ id }),
      response: row,
    }),
  }
}

/** The call for several rows at once: each by itself, all in one transaction. */
export function bulkRoute(
  {
    path,
    title,
    id = idSchema,
  }: Pick<AdminInput<unknown, unknown, unknown, unknown>, 'path' | 'title' | 'id'>,
  { actions, data }: { actions: [string, ...string[]]; data?: z.ZodType },
): RouteDefinition {
  return route({
    name: `adminBulk${title}`,
    method: 'POST',
    path: `/admin/${path}/bulk`,
    tag,
    summary: `Console: ${actions.join(' or ')} several at once`,
    body: z.strictObject({
      action: z.enum(actions),
      ids: z.array(id).min(1).max(maxBulkRows),
      ...(data === undefined ? {} : { data: data.optional() }),
    }),
    response: bulkResultSchema,
  })
}

function writingRoutes<Create extends z.ZodType, Update extends z.ZodType>(
  input: AdminInput<z.ZodType, unknown, Create, Update>,
) {
  const { path, title, noun, row, id = idSchema, create, update, isDeletable = false } = input
  const one = { tag, path: `/admin/${path}/:id`, params: z.strictObject({ id }) } as const
  const actions = [...(update === undefined ? [] : ['update']), ...(isDeletable ? ['delete'] : [])]
  const [first, ...others] = actions
  return {
    ...(create !== undefined && {
      add: route({
        name: `adminCreate${title}`,
        method: 'POST',
        path: `/admin/${path}`,
        tag,
        summary: `Console: add a ${noun}`,
        status: 201,
        body: create,
        response: row,
      }),
    }),
    ...(update !== undefined && {
      change: route({
        ...one,
        name: `adminUpdate${title}`,
        method: 'PUT',
        summary: `Console: change a ${noun}`,
        body: update,
        response: row,
      }),
    }),
    ...(isDeletable && {
      remove: route({
        ...one,
        name: `adminDelete${title}`,
        method: 'DELETE',
        summary: `Console: delete a ${noun}`,
        response: z.object({ ...deletedSchema.shape, id }),
      }),
    }),
    ...(first !== undefined && {
      bulk: bulkRoute(
        { path, title, id },
        { actions: [first, ...others], ...(update === undefined ? {} : { data: update }) },
      ),
    }),
  }
}

/** Writes a resource down, with the routes that it has. */
export function adminResource<
  Row extends z.ZodType,
  Filters extends z.ZodObject,
  Create extends z.ZodType = z.ZodNever,
  Update extends z.ZodType = z.ZodNever,
>(input: AdminInput<Row, Filters, Create, Update>): AdminResource<Row, Filters, Create, Update> {
  const routes = { ...readingRoutes(input), ...writingRoutes(input) } as Pick<
    AdminResource,
    'list' | 'get' | 'add' | 'change' | 'remove' | 'bulk'
  >
  return { ...input, ...routes, routes: Object.values(routes) }
}
