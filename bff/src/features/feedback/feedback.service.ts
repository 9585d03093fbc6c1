import type { Feedback, sendFeedback } from '@parley/contracts/http/feedback.ts'
import { notFound } from '@parley/contracts/errors.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import type { PersonLimit } from '../../http/person-limit.ts'
import { insertFeedback } from './feedback.queries.ts'
import { type FeedbackView, findOwnView, listOwnViews, type OwnFeedbackPage } from './feedback.views.ts'

interface Ports extends Pick<Dependencies, 'database'> {
  limits: PersonLimit
}

export const presentFeedback = (row: FeedbackView): Feedback => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  page: row.page,
  wantsAnswer: row.wants_answer,
  state: row.state,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

/** @throws AppError TOO_MANY_REQUESTS */
export async function tellFeedback(
  { database, limits }: Ports,
  caller: Caller,
  body: z.output<typeof sendFeedback.body>,
): Promise<Feedback> {
  await limits.consume(caller.userId)
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const place = { firm_id: caller.firmId, client_id: caller.clientId }
    const id = await insertFeedback(tx, {
      ...place,
      user_id: caller.userId,
      kind: body.kind,
      text: body.text,
      page: body.page,
      wants_answer: body.wantsAnswer,
    })
    await appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'feedback.sent',
      entity: 'feedback',
      entityId: id,
      firmId: caller.firmId,
      clientId: caller.clientId,
    })
    const row = await findOwnView(tx, caller.userId, id)
    if (row === undefined) throw notFound('Feedback')
    return presentFeedback(row)
  })
}

export const listOwn = (
  { database }: Pick<Ports, 'database'>,
  actor: Actor,
  page: OwnFeedbackPage,
): Promise<ListResult<Feedback>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { rows, total } = await listOwnViews(tx, actor.userId, page)
    return listResult(rows.map(presentFeedback), { from: page.from, total })
  })
