import { notFound } from '@parley/contracts/errors.ts'
import type { initiativeSchema, initiativeSummarySchema } from '@parley/contracts/http/initiatives.ts'
import type { Team } from '@parley/contracts/http/team.ts'
import type { listColleagues } from '@parley/contracts/http/people.ts'
import { nextStepWithoutPhases } from '@parley/contracts/rules/next-step.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { mayManageHere } from '../../authorization/initiative-policy.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { listNextSteps, listPhases, rightsOf } from '../phases/index.ts'
import { type InitiativeListRequest, listInitiativeViews } from './initiative-list.views.ts'
import {
  countPhases,
  personName,
  presentInitiative,
  presentLead,
  presentMember,
  presentSummary,
} from './initiatives.presenter.ts'
import { findClient, findInitiative, findTemplateVersion } from './initiatives.queries.ts'
import {
  findInitiativeView,
  findLead,
  type InitiativeView,
  listColleagueRows,
  listMembers,
  listPeople,
  sumHumanHours,
} from './initiatives.views.ts'

export type InitiativeAnswer = z.input<typeof initiativeSchema>
type SummaryAnswer = z.input<typeof initiativeSummarySchema>
type ColleagueAnswer = z.input<typeof listColleagues.response>[number]
type Ports = Pick<Dependencies, 'database'>

/**
 * A page of initiatives with their owners and next steps: in one query, and those that look into phases where any is at
 * work.
 */
export const listInitiatives = (
  { database }: Ports,
  actor: Actor,
  request: InitiativeListRequest,
): Promise<ListResult<SummaryAnswer>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { clientId } = request.filter
    const { rows, total } = await listInitiativeViews(tx, request)
    // A client whose initiatives are seen is there.
    if (clientId !== undefined && total === 0 && (await findClient(tx, clientId)) === undefined)
      throw notFound('Client')
    const steps = await listNextSteps(tx, actor, rows)
    const summaries = rows.map(({ phases, people, ...row }) =>
      presentSummary(
        { ...row, ...countPhases(phases) },
        {
          people,
          nextStep:
            steps.get(row.id) ?? nextStepWithoutPhases(row.template_version !== null, rightsOf(actor)),
        },
      ),
    )
    return listResult(summaries, { from: request.from, total })
  })

/** Of the version that the initiative was made from: those that it can make, where it has none. */
async function listTemplatePhases(tx: Tx, row: InitiativeView): Promise<{ name: string; order: number }[]> {
  if (row.template_id === null || row.template_version === null) return []
  const version = await findTemplateVersion(tx, row.template_id, row.template_version)
  const { phases = [] } = version?.definition ?? {}
  return phases.map(({ name, order }) => ({ name, order }))
}

/** An initiative with its people and phases, inside an open transaction. */
export async function readInitiative(tx: Tx, actor: Actor, id: string): Promise<InitiativeAnswer> {
  const row = await findInitiativeView(tx, id)
  if (row === undefined) throw notFound('Initiative')
  const [people, members, humanHours, phases, templatePhases] = await Promise.all([
    listPeople(tx, [id]),
    listMembers(tx, id),
    sumHumanHours(tx, id),
    listPhases(tx, actor, id),
    listTemplatePhases(tx, row),
  ])
  const canManage = mayManageHere(actor)
  const nextStep =
    currentPhase(phases)?.nextStep ?? nextStepWithoutPhases(templatePhases.length > 0, rightsOf(actor))
  return presentInitiative({
    row,
    people,
    members,
    humanHours,
    phases,
    templatePhases,
    canManage,
    nextStep,
  })
}

export const getInitiative = ({ database }: Ports, actor: Actor, id: string): Promise<InitiativeAnswer> =>
  database.tenantRead(scopeOf(actor), (tx) => readInitiative(tx, actor, id))

/** The team, with the leading consultant even where nobody put them in (HTTP API, Initiatives). */
export async function readTeam(tx: Tx, id: string): Promise<Team> {
  const initiative = await findInitiative(tx, id)
  if (initiative === undefined) throw notFound('Initiative')
  const [members, lead] = await Promise.all([
    listMembers(tx, id),
    initiative.consultant_id === null ? undefined : findLead(tx, initiative.consultant_id),
  ])
  const isIn = members.some((member) => member.consultant_id === initiative.consultant_id)
  return {
    members: [
      ...(lead?.user_id == null || isIn ? [] : [presentLead(lead, lead.user_id)]),
      ...members.map((row) => ({
        userId: row.id,
        ...presentMember(row, initiative.consultant_id),
        isMember: true,
      })),
    ],
    lead:
      lead === undefined
        ? null
        : { id: lead.id, firstName: lead.first_name, lastName: lead.last_name, position: lead.position },
    updatedAt: initiative.updated_at.toISOString(),
  }
}

export const getTeam = ({ database }: Ports, actor: Actor, id: string): Promise<Team> =>
  database.tenantRead(scopeOf(actor), (tx) => readTeam(tx, id))

async function readColleagues(tx: Tx, clientId: string): Promise<ColleagueAnswer[]> {
  const rows = await listColleagueRows(tx, clientId)
  return rows.map((row) => ({
    id: row.id,
    name: personName(row),
    email: row.email ?? '',
    kind: row.client_id === null ? ('firm' as const) : ('client' as const),
  }))
}

/** People who may join the team: the client's own, and those of the firm who may see the client. */
export const listColleaguesOf = ({ database }: Ports, actor: Actor, id: string): Promise<ColleagueAnswer[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const initiative = await findInitiative(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    return readColleagues(tx, initiative.client_id)
  })

/** The same people, before there is an initiative. */
export const listColleaguesOfClient = (
  { database }: Ports,
  actor: Actor,
  clientId: string,
): Promise<ColleagueAnswer[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    if ((await findClient(tx, clientId)) === undefined) throw notFound('Client')
    return readColleagues(tx, clientId)
  })
