import { notFound } from '@parley/contracts/errors.ts'
import type { AdminFeedback, adminFeedback, FeedbackState } from '@parley/contracts/http/feedback.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, type AuditEntry, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteFeedbackRow, findFeedbackForUpdate, updateFeedbackRow } from './feedback.queries.ts'
import { presentFeedback } from './feedback.service.ts'
import {
  type AdminFeedbackPage,
  type AdminFeedbackView,
  findAdminView,
  listAdminViews,
} from './feedback.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>

const named = (id: Id | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const present = (row: AdminFeedbackView): AdminFeedback => ({
  ...presentFeedback(row),
  user: row.user_id === null ? null : { id: row.user_id, name: nameOf(row), email: row.email },
  consultingFirm: named(row.firm_id, row.firm_name),
  client: named(row.client_id, row.client_name),
  updatedAt: row.updated_at.toISOString(),
})

export async function readAdminFeedbackList(tx: Tx, page: AdminFeedbackPage) {
  const { rows, total } = await listAdminViews(tx, page)
  return { rows: rows.map(present), total }
}

/** @throws AppError NOT_FOUND */
export async function readAdminFeedback(tx: Tx, id: Id): Promise<AdminFeedback> {
  const row = await findAdminView(tx, id)
  if (row === undefined) throw notFound('Feedback')
  return present(row)
}

const getForUpdate = async (tx: Tx, id: Id) => {
  const row = await findFeedbackForUpdate(tx, id)
  if (row === undefined) throw notFound('Feedback')
  return row
}

/** Seen by the firm that it came from: somebody of the product has handled what its person told. */
const note = (
  tx: Tx,
  caller: Caller,
  {
    id,
    firm_id,
    client_id,
    ...entry
  }: { id: Id; firm_id: Id | null; client_id: Id | null } & Pick<AuditEntry, 'action' | 'details'>,
) =>
  appendAudit(tx, {
    ...auditedCaller(caller),
    ...entry,
    entity: 'feedback',
    entityId: id,
    firmId: firm_id,
    clientId: client_id,
  })

/** What a change leaves behind: an answer stands for ANSWERED, and taking it back for READ. */
function outcomeOf(
  row: { state: FeedbackState; answer: string | null; answered_at: Date | null },
  body: z.output<NonNullable<typeof adminFeedback.update>>,
  now: Date,
) {
  const answer = body.answer === undefined ? row.answer : body.answer || null
  const isTakenBack = answer === null && row.answer !== null
  const asked = body.state ?? (isTakenBack ? 'READ' : row.state)
  const state = answer === null ? asked : 'ANSWERED'
  const since = answer === row.answer && row.state === 'ANSWERED' ? row.answered_at : now
  return { state, answer, answered_at: state === 'ANSWERED' ? since : null }
}

/** @throws AppError NOT_FOUND, STALE_UPDATE */
export const changeFeedback = (
  { database, clock }: Ports,
  caller: Caller,
  { id, body }: { id: Id; body: z.output<NonNullable<typeof adminFeedback.update>> },
): Promise<void> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await refuseStale(row, body.updatedAt, () => readAdminFeedback(tx, id))
    const outcome = outcomeOf(row, body, clock.now())
    await updateFeedbackRow(tx, id, outcome)
    await note(tx, caller, { ...row, action: 'feedback.updated', details: { state: outcome.state } })
  })

/** @throws AppError NOT_FOUND */
export const removeFeedback = ({ database }: Ports, caller: Caller, id: Id): Promise<void> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await deleteFeedbackRow(tx, id)
    await note(tx, caller, { ...row, action: 'feedback.deleted' })
  })
