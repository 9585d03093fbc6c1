import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'Saved views'

/** Pages whose lists can be kept as views. */
export const viewedPageSchema = z.enum(['initiatives'])
export type ViewedPage = z.infer<typeof viewedPageSchema>

/** Of one page, so many views a person may keep in one place. */
export const mostSavedViews = 50

const name = z.string().trim().min(1).max(80)
/** Search, filters, order and layout as the page's address has them, without the question mark. */
const query = z.string().max(2000)

export const savedViewSchema = z.object({
  id: idSchema,
  page: viewedPageSchema,
  name,
  query,
  /** Shown where the page is opened without saying what; one of a page at most. */
  isDefault: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type SavedView = z.infer<typeof savedViewSchema>

/** By name. filter: page. */
export const listSavedViews = route({
  name: 'listSavedViews',
  method: 'GET',
  path: '/me/saved-views',
  tag,
  summary: 'The own views of lists, of the firm or client that one works in',
  query: listQuery,
  response: z.array(savedViewSchema),
  list: 'saved-views',
})
export const createSavedView = route({
  name: 'createSavedView',
  method: 'POST',
  path: '/me/saved-views',
  tag,
  summary: 'Keep a view; as the default it takes the place of the one before',
  status: 201,
  body: z.strictObject({ page: viewedPageSchema, name, query, isDefault: z.boolean().default(false) }),
  response: savedViewSchema,
  alsoAnswers: [409],
})
export const updateSavedView = route({
  name: 'updateSavedView',
  method: 'PUT',
  path: '/me/saved-views/:id',
  tag,
  summary: 'Rename a view, change what it shows, or make it the default',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    query: query.optional(),
    isDefault: z.boolean().optional(),
    ...madeFrom,
  }),
  response: savedViewSchema,
})
export const deleteSavedView = route({
  name: 'deleteSavedView',
  method: 'DELETE',
  path: '/me/saved-views/:id',
  tag,
  summary: 'Forget a view',
  params: idParams,
  response: deletedSchema,
})
