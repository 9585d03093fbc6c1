import { notFound } from '@parley/contracts/errors.ts'
import type { createInterview, Interview, updateInterview } from '@parley/contracts/http/interviews.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditRecord, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { json, refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findStakeholderIds } from '../stakeholders/index.ts'
import { requireSummary, statusOn, type StoredSummary, summaryColumns } from './interview-rules.ts'
import { presentInterview } from './interviews.presenter.ts'
import {
  deleteInterviewRow,
  findConductorIds,
  findConsultant,
  findInitiative,
  findInterviewForUpdate,
  insertInterview,
  type InterviewRow,
  type Place,
  replaceConductors,
  replaceStakeholders,
  updateInterviewRow,
} from './interviews.queries.ts'
import { findInterviewView, listInterviewPeople } from './interviews.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>
type New = z.output<typeof createInterview.body>
type Change = z.output<typeof updateInterview.body>

async function readInterview(tx: Tx, id: string): Promise<Interview> {
  const row = await findInterviewView(tx, id)
  if (row === undefined) throw notFound('Interview')
  return presentInterview(row, await listInterviewPeople(tx, [id]))
}

const unique = (ids: string[]): string[] => [...new Set(ids)]

interface People {
  stakeholderIds: string[] | undefined
  consultantIds: string[] | undefined
}

/** @throws AppError NOT_FOUND for a stakeholder of another client or a consultant of another firm */
async function writePeople(
  tx: Tx,
  place: Place & { interview_id: string },
  { stakeholderIds, consultantIds }: People,
): Promise<void> {
  if (stakeholderIds !== undefined) {
    const ids = unique(stakeholderIds)
    const known = await findStakeholderIds(tx, place.client_id, ids)
    if (ids.some((id) => !known.has(id))) throw notFound('Stakeholder')
    await replaceStakeholders(tx, place, ids)
  }
  if (consultantIds === undefined) return
  const present = await findConductorIds(tx, place.interview_id)
  for (const id of consultantIds)
    if (!present.includes(id) && (await findConsultant(tx, place.firm_id, id)) === undefined)
      throw notFound('Consultant')
  await replaceConductors(tx, place, consultantIds)
}

const stored = ({ summary, summary_text }: StoredSummary) => ({
  summary: summary === null ? null : json(summary),
  summary_text,
})

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

/** @throws AppError NOT_FOUND, VALIDATION_FAILED for a held interview without a summary */
export const addInterview = ({ database, clock }: Ports, caller: Caller, body: New): Promise<Interview> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiative(tx, body.initiativeId)
    if (initiative === undefined) throw notFound('Initiative')
    const interviewDate = new Date(body.interviewDate)
    const status = body.status ?? statusOn(interviewDate, clock.now())
    const summary = summaryColumns(body.summary ?? null)
    requireSummary(status, summary.summary_text)
    const place = { firm_id: initiative.firm_id, client_id: initiative.client_id }
    const isAutomated = body.isAutomated ?? false
    const id = await insertInterview(tx, {
      ...place,
      initiative_id: initiative.id,
      interview_date: interviewDate,
      status,
      is_automated: isAutomated,
      ...stored(summary),
      additional_notes: blankAsNull(body.additionalNotes),
    })
    await writePeople(
      tx,
      { ...place, interview_id: id },
      {
        stakeholderIds: body.stakeholderIds ?? [],
        consultantIds: isAutomated ? [] : (body.consultantIds ?? []),
      },
    )
    const did = { action: 'interview.created', entity: 'interview', entityId: id } as const
    await auditRecord(tx, { caller, row: place }, did)
    return readInterview(tx, id)
  })

function changesOf(row: InterviewRow, body: Change) {
  const summary = body.summary === undefined ? undefined : summaryColumns(body.summary)
  requireSummary(body.status ?? row.status, summary?.summary_text ?? row.summary_text)
  return {
    ...(body.interviewDate !== undefined && { interview_date: new Date(body.interviewDate) }),
    ...(body.status !== undefined && { status: body.status }),
    ...(body.isAutomated !== undefined && { is_automated: body.isAutomated }),
    ...(summary !== undefined && stored(summary)),
    ...(body.additionalNotes !== undefined && { additional_notes: blankAsNull(body.additionalNotes) }),
  }
}

/** @throws AppError NOT_FOUND, STALE_UPDATE, VALIDATION_FAILED for a held interview without a summary */
export const changeInterview = (
  { database }: Ports,
  caller: Caller,
  { id, body }: { id: string; body: Change },
): Promise<Interview> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findInterviewForUpdate(tx, id)
    if (row === undefined) throw notFound('Interview')
    await refuseStale(row, body.updatedAt, () => readInterview(tx, id))
    await updateInterviewRow(tx, id, changesOf(row, body))
    const isAutomated = body.isAutomated ?? row.is_automated
    await writePeople(
      tx,
      { firm_id: row.firm_id, client_id: row.client_id, interview_id: id },
      { stakeholderIds: body.stakeholderIds, consultantIds: isAutomated ? [] : body.consultantIds },
    )
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: 'interview.updated',
      entity: 'interview',
      entityId: id,
      details: { fields: Object.keys(body).filter((field) => field !== 'updatedAt') },
    })
    return readInterview(tx, id)
  })

/** Deletes an interview and leaves a trace of who did (Security, "Audit"). */
export const removeInterview = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findInterviewForUpdate(tx, id)
    if (row === undefined) throw notFound('Interview')
    await deleteInterviewRow(tx, id)
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: 'interview.deleted',
      entity: 'interview',
      entityId: id,
    })
    return { id }
  })
