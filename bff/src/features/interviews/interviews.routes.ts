import { interviewStatusSchema } from '@parley/contracts/enums.ts'
import { notFound } from '@parley/contracts/errors.ts'
import {
  createInterview,
  deleteInterview,
  listInterviewers,
  listInterviews,
  updateInterview,
} from '@parley/contracts/http/interviews.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { presentInterview } from './interviews.presenter.ts'
import { findInitiative } from './interviews.queries.ts'
import * as service from './interviews.service.ts'
import { listInterviewerViews, listInterviewPeople, listInterviewViews } from './interviews.views.ts'

interface ListRequest {
  initiativeId: string
  query: ListQuery
}

function readInterviews({ database }: Dependencies, actor: Actor, { initiativeId, query }: ListRequest) {
  const page = parseList(query, {
    sortable: { interviewDate: 'interview_date', status: 'status', createdAt: 'created_at' },
    defaultSort: { column: 'interview_date', direction: 'desc' },
    filters: z.strictObject({ status: interviewStatusSchema.optional() }),
  })
  return database.tenantRead(scopeOf(actor), async (tx) => {
    if ((await findInitiative(tx, initiativeId)) === undefined) throw notFound('Initiative')
    const { rows, total } = await listInterviewViews(tx, { initiativeId, status: page.filter.status }, page)
    const people = await listInterviewPeople(
      tx,
      rows.map((row) => row.id),
    )
    const interviews = rows.map((row) => presentInterview(row, people))
    return listResult(interviews, { from: page.from, total })
  })
}

function readInterviewers({ database }: Dependencies, actor: Actor, { initiativeId, query }: ListRequest) {
  const page = parseList(query, {
    sortable: { firstName: 'first_name', lastName: 'last_name', position: 'position' },
    defaultSort: { column: 'last_name', direction: 'asc' },
    filters: z.strictObject({}),
  })
  return database.tenantRead(scopeOf(actor), async (tx) => {
    const initiative = await findInitiative(tx, initiativeId)
    if (initiative === undefined) throw notFound('Initiative')
    const { rows, total } = await listInterviewerViews(tx, initiative.firm_id, page)
    const consultants = rows.map(({ id, first_name: firstName, last_name: lastName, position }) => ({
      id,
      firstName,
      lastName,
      position,
    }))
    return listResult(consultants, { from: page.from, total })
  })
}

/** Interviews of an initiative (Document 1, 2.8, 4, 5 and 7). */
export const interviewRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listInterviews, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => readInterviews(dependencies, actor, { ...params, query }),
  }),
  defineRoute(listInterviewers, {
    policy: mayManageInitiatives,
    handle: ({ actor, params, query }) => readInterviewers(dependencies, actor, { ...params, query }),
  }),
  defineRoute(createInterview, {
    policy: mayManageInitiatives,
    handle: (call) => service.addInterview(dependencies, callerOf(call), call.body),
  }),
  defineRoute(updateInterview, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.changeInterview(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteInterview, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeInterview(dependencies, callerOf(call), call.params.id),
  }),
]
