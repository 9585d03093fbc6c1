import { notFound } from '@parley/contracts/errors.ts'
import { type MaturityAssessment, mostAssessments } from '@parley/contracts/http/maturity.ts'
import { type MaturityAnswers, resultOf } from '@parley/contracts/rules/maturity.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { json } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteAssessmentRow, findAssessmentForUpdate, insertAssessment } from './maturity.queries.ts'
import { type AssessmentView, findAssessmentView, listAssessmentViews } from './maturity.views.ts'

type Ports = Pick<Dependencies, 'database'>

/** Scores follow from the answers, so that they are reckoned in one place alone. */
function present(row: AssessmentView): MaturityAssessment {
  const answers = row.answers
  return {
    id: row.id,
    clientId: row.client_id,
    answers,
    ...resultOf(answers),
    createdBy: row.created_by_id === null ? null : { id: row.created_by_id, name: nameOf(row) },
    createdAt: row.created_at.toISOString(),
  }
}

/** The place of who was let in by the policy. @throws AppError NOT_FOUND */
function clientOf({ firmId, clientId }: Actor): { firmId: string; clientId: string } {
  if (firmId === null || clientId === null) throw notFound('Client')
  return { firmId, clientId }
}

export const listAssessments = ({ database }: Ports, actor: Actor): Promise<MaturityAssessment[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { clientId } = clientOf(actor)
    return (await listAssessmentViews(tx, { clientId, limit: mostAssessments })).map(present)
  })

export const addAssessment = (
  { database }: Ports,
  caller: Caller,
  answers: MaturityAnswers,
): Promise<MaturityAssessment> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { firmId, clientId } = clientOf(caller)
    const place = { firm_id: firmId, client_id: clientId }
    const { score } = resultOf(answers)
    const id = await insertAssessment(tx, {
      ...place,
      answers: json(answers),
      score,
      created_by_id: caller.userId,
    })
    await auditRecord(
      tx,
      { caller, row: place },
      { action: 'maturity.assessed', entity: 'maturity_assessment', entityId: id },
    )
    const view = await findAssessmentView(tx, id)
    if (view === undefined) throw notFound('Assessment')
    return present(view)
  })

/** @throws AppError NOT_FOUND, also for another client's */
export const removeAssessment = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findAssessmentForUpdate(tx, id)
    if (row === undefined) throw notFound('Assessment')
    await deleteAssessmentRow(tx, id)
    await auditRecord(
      tx,
      { caller, row },
      { action: 'maturity.deleted', entity: 'maturity_assessment', entityId: id },
    )
    return { id }
  })
