import { newId } from '@parley/contracts/ids.ts'
import type { ImportKind } from '@parley/contracts/http/imports.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import type { ImportPlace, ImportSubject } from './import-kind.ts'

export const findClient = (tx: Tx, id: string) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

export const findFirm = (tx: Tx, id: string) =>
  tx.selectFrom('consulting_firm').select(['id', 'is_obsolete']).where('id', '=', id).executeTakeFirst()

export async function insertBatch(
  tx: Tx,
  batch: ImportPlace & { id: string; kind: ImportKind; fileName: string; userId: string },
): Promise<void> {
  await tx
    .insertInto('import_batch')
    .values({
      id: batch.id,
      firm_id: batch.firmId,
      client_id: batch.clientId,
      kind: batch.kind,
      file_name: batch.fileName,
      requested_by_id: batch.userId,
    })
    .execute()
}

export async function finishBatch(
  tx: Tx,
  id: string,
  counts: { total: number; imported: number; failed: number },
): Promise<void> {
  await tx
    .updateTable('import_batch')
    .set({ ...counts, status: 'COMPLETED' })
    .where('id', '=', id)
    .execute()
}

export const findBatchForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('import_batch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('import_batch')
    .set({ status: 'UNDONE', undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Those of a client alone, or those of the firm alone. */
export const batchesOf = (
  tx: Tx,
  { clientId, kind }: { clientId: string | null; kind: ImportKind | undefined },
) => {
  const query = tx
    .selectFrom('import_batch')
    .selectAll()
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('status', '!=', 'RUNNING')
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return kind === undefined ? query : query.where('kind', '=', kind)
}

export const listDepartmentNames = (tx: Tx, clientId: string) =>
  tx.selectFrom('department').select(['id', 'name']).where('client_id', '=', clientId).execute()

export const listStakeholderEmails = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('stakeholder')
    .select(sql<string>`lower(email)`.as('email'))
    .where('client_id', '=', clientId)
    .where('email', 'is not', null)
    .execute()

export const listConsultantEmails = (tx: Tx, firmId: string) =>
  tx
    .selectFrom('consultant')
    .select(sql<string>`lower(email)`.as('email'))
    .where('firm_id', '=', firmId)
    .where('email', 'is not', null)
    .execute()

type Rows = readonly Record<string, unknown>[]

/** The kinds' columns are made by their subjects; what is missing or wrong the table itself refuses. */
export const insertStakeholders: ImportSubject['insert'] = async (
  tx,
  rows: Rows,
  { firmId, clientId, batchId },
) => {
  await tx
    .insertInto('stakeholder')
    .values(
      rows.map((row) => ({
        ...(row as { first_name: string; last_name: string; role: string }),
        id: newId(),
        firm_id: firmId,
        client_id: clientId ?? '',
        import_batch_id: batchId,
      })),
    )
    .execute()
}

export const insertConsultants: ImportSubject['insert'] = async (tx, rows: Rows, { firmId, batchId }) => {
  await tx
    .insertInto('consultant')
    .values(
      rows.map((row) => ({
        ...(row as { first_name: string; last_name: string }),
        id: newId(),
        firm_id: firmId,
        import_batch_id: batchId,
      })),
    )
    .execute()
}

/** Every text in the inputs of the client's phases: the ids of those who were chosen in a field are among them. */
const textsOfInputs = (tx: Tx, batchId: string) =>
  tx
    .selectFrom('initiative_phase as p')
    .innerJoin('import_batch as b', 'b.client_id', 'p.client_id')
    .where('b.id', '=', batchId)
    .select(
      sql<string>`jsonb_path_query(p.inputs, 'strict $.** ? (@.type() == "string")') #>> '{}'`.as('text'),
    )

/**
 * Held before it is asked who of them is put to use: whoever is doing so just now is waited for, and seen by what is
 * asked afterwards.
 */
const holdPeople = (tx: Tx, table: 'stakeholder' | 'consultant', batchId: string) =>
  tx.selectFrom(table).select('id').where('import_batch_id', '=', batchId).orderBy('id').forUpdate().execute()

export async function removeUntouchedStakeholders(tx: Tx, batchId: string): Promise<number> {
  await holdPeople(tx, 'stakeholder', batchId)
  const result = await tx
    .deleteFrom('stakeholder as s')
    .where('s.import_batch_id', '=', batchId)
    .whereRef('s.updated_at', '=', 's.created_at')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('initiative_stakeholder as i')
            .select('i.stakeholder_id')
            .whereRef('i.stakeholder_id', '=', 's.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interview_stakeholder as v')
            .select('v.stakeholder_id')
            .whereRef('v.stakeholder_id', '=', 's.id'),
        ),
      ),
    )
    .where((eb) => eb.not(eb(sql<string>`s.id::text`, 'in', textsOfInputs(tx, batchId))))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function removeUntouchedConsultants(tx: Tx, batchId: string): Promise<number> {
  await holdPeople(tx, 'consultant', batchId)
  const result = await tx
    .deleteFrom('consultant as c')
    .where('c.import_batch_id', '=', batchId)
    .whereRef('c.updated_at', '=', 'c.created_at')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('user_account as u').select('u.id').whereRef('u.consultant_id', '=', 'c.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('initiative as i').select('i.id').whereRef('i.consultant_id', '=', 'c.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('consultant_client_access as a')
            .select('a.consultant_id')
            .whereRef('a.consultant_id', '=', 'c.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interview_consultant as v')
            .select('v.consultant_id')
            .whereRef('v.consultant_id', '=', 'c.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export const countLeft = async (
  tx: Tx,
  table: 'stakeholder' | 'consultant',
  batchId: string,
): Promise<number> => {
  const row = await tx
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('left'))
    .where('import_batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return row.left
}
