import { AppError, notFound } from '@parley/contracts/errors.ts'
import {
  type createSavedView,
  mostSavedViews,
  type SavedView,
  type updateSavedView,
  type ViewedPage,
} from '@parley/contracts/http/saved-views.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import * as queries from './saved-views.queries.ts'

type Ports = Pick<Dependencies, 'database'>

const present = (row: queries.ViewRow): SavedView => ({
  id: row.id,
  page: row.page,
  name: row.name,
  query: row.query,
  isDefault: row.is_default,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** @throws AppError FORBIDDEN outside of firms and clients, where no list is */
function placeOf({ userId, firmId, clientId }: Actor): queries.ViewPlace {
  if (firmId === null) throw new AppError('FORBIDDEN', 'Views are kept inside a firm or a client.')
  return { userId, firmId, clientId }
}

export const listOwnViews = ({ database }: Ports, actor: Actor): Promise<SavedView[]> =>
  database.tenantRead(scopeOf(actor), async (tx) =>
    (await queries.listViews(tx, placeOf(actor))).map(present),
  )

async function getView(tx: Tx, place: queries.ViewPlace, id: Id): Promise<queries.ViewRow> {
  const row = await queries.findView(tx, place, id)
  if (row === undefined) throw notFound('View')
  return row
}

/** Names tell views of a page apart; a new default takes the place of the one before. @throws AppError CONFLICT */
async function makeRoom(
  tx: Tx,
  place: queries.ViewPlace,
  view: { page: ViewedPage; except: Id | null; name: string | undefined; isDefault: boolean | undefined },
): Promise<void> {
  const others = await queries.listOtherViews(tx, place, view)
  const name = view.name?.toLowerCase()
  if (others.some((other) => other.name.toLowerCase() === name)) {
    const text = 'There is a view of this name.'
    throw new AppError('CONFLICT', text, { errors: { name: text } })
  }
  if (view.except === null && others.length >= mostSavedViews)
    throw new AppError('CONFLICT', `More than ${mostSavedViews} views cannot be kept. Delete one first.`)
  if (view.isDefault !== true) return
  for (const other of others)
    if (other.is_default) await queries.updateView(tx, other.id, { is_default: false })
}

/** @throws AppError CONFLICT for a name that is taken, or one view too many */
export const keepView = (
  { database }: Ports,
  actor: Actor,
  body: z.output<typeof createSavedView.body>,
): Promise<SavedView> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const place = placeOf(actor)
    await queries.holdViews(tx, place)
    await makeRoom(tx, place, { ...body, except: null })
    const id = await queries.insertView(tx, {
      user_id: place.userId,
      firm_id: place.firmId,
      client_id: place.clientId,
      page: body.page,
      name: body.name,
      query: body.query,
      is_default: body.isDefault,
    })
    return present(await getView(tx, place, id))
  })

/** @throws AppError NOT_FOUND, CONFLICT, STALE_UPDATE */
export const changeView = (
  { database }: Ports,
  actor: Actor,
  { id, body }: { id: Id; body: z.output<typeof updateSavedView.body> },
): Promise<SavedView> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const place = placeOf(actor)
    await queries.holdViews(tx, place)
    const row = await getView(tx, place, id)
    await refuseStale(row, body.updatedAt, () => Promise.resolve(present(row)))
    const { name, query, isDefault } = body
    await makeRoom(tx, place, { page: row.page, except: id, name, isDefault })
    await queries.updateView(tx, id, {
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query }),
      ...(isDefault !== undefined && { is_default: isDefault }),
    })
    return present(await getView(tx, place, id))
  })

/** @throws AppError NOT_FOUND */
export const forgetView = ({ database }: Ports, actor: Actor, id: Id): Promise<{ id: Id }> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    await getView(tx, placeOf(actor), id)
    await queries.deleteView(tx, id)
    return { id }
  })
