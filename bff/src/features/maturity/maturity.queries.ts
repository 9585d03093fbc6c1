import { newId } from '@parley/contracts/ids.ts'
import type { MaturityAssessmentTable } from '@parley/migrations/generated/database.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '../../database.ts'

export const findAssessmentForUpdate = (tx: Tx, id: string) =>
  tx
    .selectFrom('maturity_assessment')
    .select(['id', 'firm_id', 'client_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertAssessment(
  tx: Tx,
  assessment: Omit<Insertable<MaturityAssessmentTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('maturity_assessment')
    .values({ ...assessment, id })
    .execute()
  return id
}

export async function deleteAssessmentRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('maturity_assessment').where('id', '=', id).execute()
}
