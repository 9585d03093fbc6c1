import type { ViewedPage } from '@parley/contracts/http/saved-views.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { SavedViewTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** Whose views, and of which firm or client: what is made inside a client is shown inside it alone. */
export interface ViewPlace {
  userId: Id
  firmId: Id
  /** Null outside of clients. */
  clientId: Id | null
}

const viewsOf = (tx: Tx, { userId, firmId, clientId }: ViewPlace) =>
  tx
    .selectFrom('saved_view')
    .selectAll()
    .where('user_id', '=', userId)
    .where('firm_id', '=', firmId)
    .where('client_id', 'is not distinct from', clientId)

/** One at a time keeps or changes views of a person, until its transaction ends: two tabs keep no more than one may. */
export async function holdViews(tx: Tx, { userId }: ViewPlace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${userId}`}, 0))`.execute(tx)
}

export const listViews = (tx: Tx, place: ViewPlace) =>
  viewsOf(tx, place)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
export type ViewRow = Awaited<ReturnType<typeof listViews>>[number]

export const findView = (tx: Tx, place: ViewPlace, id: Id) =>
  viewsOf(tx, place).where('id', '=', id).forUpdate().executeTakeFirst()

/** Of one page, other than the one that is left out. */
export const listOtherViews = (
  tx: Tx,
  place: ViewPlace,
  { page, except }: { page: ViewedPage; except: Id | null },
) => viewsOf(tx, place).where('page', '=', page).where('id', 'is distinct from', except).execute()

export async function insertView(tx: Tx, view: Omit<Insertable<SavedViewTable>, 'id'>): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('saved_view')
    .values({ ...view, id })
    .execute()
  return id
}

export async function updateView(tx: Tx, id: Id, changes: Updateable<SavedViewTable>): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteView(tx: Tx, id: Id): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', id).execute()
}
