import type { Tx } from '../../database.ts'

const selectAssessments = (tx: Tx) =>
  tx
    .selectFrom('maturity_assessment as m')
    .leftJoin('user_account as author', 'author.id', 'm.created_by_id')
    .select([
      'm.id',
      'm.client_id',
      'm.answers',
      'm.created_by_id',
      'm.created_at',
      'author.first_name',
      'author.last_name',
      'author.deleted_at',
    ])
export type AssessmentView = NonNullable<Awaited<ReturnType<typeof findAssessmentView>>>

export const findAssessmentView = (tx: Tx, id: string) =>
  selectAssessments(tx).where('m.id', '=', id).executeTakeFirst()

/** Newest first. */
export const listAssessmentViews = (tx: Tx, { clientId, limit }: { clientId: string; limit: number }) =>
  selectAssessments(tx)
    .where('m.client_id', '=', clientId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
