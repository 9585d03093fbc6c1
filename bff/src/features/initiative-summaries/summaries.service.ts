import { AppError, notFound } from '@parley/contracts/errors.ts'
import {
  type InitiativeSummary,
  type saveInitiativeSummary,
  type SummaryFilters,
  summaryNeedsBoth,
} from '@parley/contracts/http/initiative-summaries.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, staleUpdate, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ParsedList } from '../../http/list-query.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { presentSummary } from './summaries.presenter.ts'
import {
  deleteSummaryRow,
  findInitiativeForUpdate,
  findSummaryForUpdate,
  insertSummary,
  updateSummaryRow,
} from './summaries.queries.ts'
import { findSummaryView, listSummaryViews, type SummarySort } from './summaries.views.ts'

type Ports = Pick<Dependencies, 'database'>
type Body = z.output<typeof saveInitiativeSummary.body>
type SummaryRow = NonNullable<Awaited<ReturnType<typeof findSummaryForUpdate>>>

const missing = (): AppError => notFound('Initiative summary')

async function readSummary(tx: Tx, initiativeId: string): Promise<InitiativeSummary> {
  const view = await findSummaryView(tx, initiativeId)
  if (view === undefined) throw missing()
  return presentSummary(view)
}

export const listSummaries = (
  { database }: Ports,
  actor: Actor,
  page: ParsedList<SummarySort, SummaryFilters>,
): Promise<ListResult<InitiativeSummary>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { rows, total } = await listSummaryViews(tx, page)
    return listResult(rows.map(presentSummary), { from: page.from, total })
  })

/** @throws AppError NOT_FOUND where the initiative has none, or is not the actor's */
export const getSummary = (
  { database }: Ports,
  actor: Actor,
  initiativeId: string,
): Promise<InitiativeSummary> => database.tenantRead(scopeOf(actor), (tx) => readSummary(tx, initiativeId))

/** @throws AppError VALIDATION_FAILED where one of the two is missing (Document 3, section 5) */
function requireBoth({ initiativeId, summary }: Body): { initiativeId: string; summary: string } {
  if (initiativeId && summary) return { initiativeId, summary }
  throw new AppError('VALIDATION_FAILED', summaryNeedsBoth, {
    errors: {
      ...(!initiativeId && { initiativeId: summaryNeedsBoth }),
      ...(!summary && { summary: summaryNeedsBoth }),
    },
  })
}

/** @throws AppError STALE_UPDATE, NOT_FOUND where what was edited is deleted */
async function checkMadeFrom(
  tx: Tx,
  row: SummaryRow | undefined,
  { initiativeId, updatedAt }: { initiativeId: string; updatedAt: string | null | undefined },
): Promise<void> {
  if (row === undefined) {
    if (updatedAt) throw missing()
    return
  }
  if (updatedAt === null) throw staleUpdate(await readSummary(tx, initiativeId))
  await refuseStale(row, updatedAt, () => readSummary(tx, initiativeId))
}

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

const columnsOf = (body: Body, summary: string) => ({
  summary,
  key_findings: blankAsNull(body.keyFindings),
  recommendations: blankAsNull(body.recommendations),
  vendor_choices: [...new Set(body.vendorChoices)],
  outcomes: blankAsNull(body.outcomes),
})

/**
 * Writes or replaces; that it is to be searched anew the database notes by itself.
 * @throws AppError VALIDATION_FAILED, NOT_FOUND, STALE_UPDATE
 */
export function saveSummary({ database }: Ports, caller: Caller, body: Body): Promise<InitiativeSummary> {
  const { initiativeId, summary } = requireBoth(body)
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, initiativeId)
    if (initiative === undefined) throw notFound('Initiative')
    const row = await findSummaryForUpdate(tx, initiativeId)
    await checkMadeFrom(tx, row, { initiativeId, updatedAt: body.updatedAt })
    const columns = columnsOf(body, summary)
    const { id: initiative_id, firm_id, client_id } = initiative
    const place = { firm_id, client_id, initiative_id, created_by_id: caller.userId }
    const id = row?.id ?? (await insertSummary(tx, { ...place, ...columns }))
    if (row !== undefined) await updateSummaryRow(tx, row.id, columns)
    await appendAudit(tx, {
      ...auditedBy(caller, initiative),
      action: row === undefined ? 'summary.created' : 'summary.updated',
      entity: 'initiative_summary',
      entityId: id,
    })
    return readSummary(tx, initiativeId)
  })
}

/** Takes it out of the search too, in the same transaction. @throws AppError NOT_FOUND */
export const removeSummary = (
  { database }: Ports,
  caller: Caller,
  initiativeId: string,
): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findSummaryForUpdate(tx, initiativeId)
    if (row === undefined) throw missing()
    await deleteSummaryRow(tx, row.id)
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: 'summary.deleted',
      entity: 'initiative_summary',
      entityId: row.id,
    })
    return { id: row.id }
  })
