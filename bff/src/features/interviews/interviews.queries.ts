import { newId } from '@parley/contracts/ids.ts'
import type { InterviewTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export interface Place {
  firm_id: string
  client_id: string
}
type InterviewPlace = Place & { interview_id: string }

export const findInitiative = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select(['id', 'firm_id', 'client_id']).where('id', '=', id).executeTakeFirst()

export const findInterviewForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('interview').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type InterviewRow = NonNullable<Awaited<ReturnType<typeof findInterviewForUpdate>>>

/** A consultant of the firm who has not left; one who has stays where they are named already. */
export const findConsultant = (tx: Tx, firmId: string, id: string) =>
  tx
    .selectFrom('consultant')
    .select('id')
    .where('id', '=', id)
    .where('firm_id', '=', firmId)
    .where('is_obsolete', '=', false)
    .executeTakeFirst()

export async function findConductorIds(tx: Tx, interviewId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('interview_consultant')
    .select('consultant_id')
    .where('interview_id', '=', interviewId)
    .execute()
  return rows.map((row) => row.consultant_id)
}

export async function insertInterview(
  tx: Tx,
  interview: Omit<Insertable<InterviewTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('interview')
    .values({ ...interview, id })
    .execute()
  return id
}

export async function updateInterviewRow(
  tx: Tx,
  id: string,
  changes: Updateable<InterviewTable>,
): Promise<void> {
  await tx
    .updateTable('interview')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function replaceStakeholders(tx: Tx, place: InterviewPlace, ids: string[]): Promise<void> {
  await tx.deleteFrom('interview_stakeholder').where('interview_id', '=', place.interview_id).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('interview_stakeholder')
    .values(ids.map((stakeholder_id) => ({ ...place, stakeholder_id })))
    .execute()
}

export async function replaceConductors(tx: Tx, place: InterviewPlace, ids: string[]): Promise<void> {
  await tx.deleteFrom('interview_consultant').where('interview_id', '=', place.interview_id).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('interview_consultant')
    .values(ids.map((consultant_id) => ({ ...place, consultant_id })))
    .execute()
}

export async function deleteInterviewRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('interview').where('id', '=', id).execute()
}
