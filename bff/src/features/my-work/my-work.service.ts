import type { NextStep } from '@parley/contracts/http/next-step.ts'
import { type WorkItem, type WorkReason, workReasons } from '@parley/contracts/http/my-work.ts'
import { type Actor, consultantIdOf, scopeOf } from '../../authorization/actor.ts'
import { mayManageInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { listNextStepsOfPhases } from '../phases/index.ts'
import {
  type AssignedView,
  listAssignedViews,
  listWorkViews,
  type WorkSort,
  type WorkView,
} from './my-work.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>

interface Page {
  q: string | undefined
  sort: WorkSort
  from: number
  limit: number
  filter: { reason?: WorkReason | undefined; isMine?: boolean | undefined }
}

/** Who may not manage is asked nothing at a gate and settles no finding: those wait for others. */
const reasonsFor = (actor: Actor, { reason }: Page['filter']): WorkReason[] => {
  const own = mayManageInitiatives(actor) ? workReasons : (['assigned', 'due', 'running'] as const)
  return own.filter((one) => reason === undefined || one === reason)
}

/** A page of what waits for a person, with what is to be done next in each; in a fixed number of queries. */
export const listWork = (
  { database, clock }: Ports,
  actor: Actor,
  { from, limit, filter, q, sort }: Page,
): Promise<ListResult<WorkItem>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { rows, total } = await listWorkViews(tx, {
      reader: { userId: actor.userId, consultantId: consultantIdOf(actor) },
      reasons: reasonsFor(actor, filter),
      isMine: filter.isMine,
      q,
      sort,
      today: clock.now().toISOString().slice(0, 10),
      from,
      limit,
    })
    const phases = rows.map((row) => ({ id: row.id, initiativeId: row.initiative_id }))
    const steps = await listNextStepsOfPhases(tx, actor, phases)
    const assigned = await listAssignedViews(
      tx,
      actor.userId,
      phases.map(({ id }) => id),
    )
    const items = rows.flatMap((row) => {
      const step = steps.get(row.id)
      return step === undefined ? [] : [presentWork(row, step, assigned)]
    })
    return listResult(items, { from, total })
  })

const presentAssigned = (rows: readonly AssignedView[]): WorkItem['assigned'] => ({
  count: rows[0]?.counted ?? 0,
  first: rows.map(({ id, description, severity, due_on: dueOn }) => ({ id, description, severity, dueOn })),
})

const presentWork = (row: WorkView, nextStep: NextStep, assigned: readonly AssignedView[]): WorkItem => ({
  client: { id: row.client_id, name: row.client_name },
  initiative: { id: row.initiative_id, name: row.initiative_name },
  phase: { id: row.id, name: row.name },
  isMine: row.is_mine,
  reasons: workReasons.filter((reason) => row.reasons.includes(reason)),
  since: new Date(row.since).toISOString(),
  plannedEnd: row.planned_end,
  assigned: presentAssigned(assigned.filter((one) => one.phase_id === row.id)),
  nextStep,
})
