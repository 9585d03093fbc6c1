import {
  getInitiativeTemplateChanges,
  previewInitiative,
  takeTemplateVersion,
} from '@parley/contracts/http/initiative-template.ts'
import {
  createInitiative,
  createPhases,
  deleteInitiative,
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
  setStakeholders,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { getTeam, setTeam } from '@parley/contracts/http/team.ts'
import { listClientColleagues, listColleagues } from '@parley/contracts/http/people.ts'
import { initiativeStatusSchema, initiativeTypeSchema } from '@parley/contracts/enums.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { shortList } from '../../http/short-list.ts'
import { haltAgents } from './halt-agents.ts'
import { preview } from './initiative-preview.ts'
import * as people from './initiatives.people.ts'
import * as reading from './initiatives.reading.ts'
import * as service from './initiatives.service.ts'
import * as changes from './template-changes.service.ts'

const filters = z.strictObject({
  clientId: idSchema.optional(),
  templateId: idSchema.optional(),
  consultantId: idSchema.optional(),
  initiativeType: initiativeTypeSchema.optional(),
  status: initiativeStatusSchema.optional(),
  isArchived: z.boolean().optional(),
  portfolioId: idSchema.optional(),
  programId: idSchema.optional(),
  objectiveId: idSchema.optional(),
})

const parse = (query: ListQuery) =>
  parseList(query, {
    sortable: { createdAt: 'created_at', updatedAt: 'updated_at', name: 'name', status: 'status' },
    defaultSort: { column: 'created_at', direction: 'desc' },
    filters,
  })

const colleagueList = {
  sortable: ['name', 'email', 'kind'],
  searched: ['name', 'email'],
  filters: z.strictObject({ id: idSchema.optional(), kind: z.enum(['firm', 'client']).optional() }),
} as const

/** Initiatives with their people (Document 1, sections 2.3 to 2.7; Document 2, 7.5). */
export const initiativeRoutes = (dependencies: Dependencies): Route[] => [
  ...recordRoutes(dependencies),
  ...peopleRoutes(dependencies),
  ...templateRoutes(dependencies),
]

const recordRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listClientInitiatives, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const list = parse(query)
      const filter = { ...list.filter, clientId: params.clientId }
      return reading.listInitiatives(dependencies, actor, { ...list, filter })
    },
  }),
  defineRoute(listFirmInitiatives, {
    policy: mayReadInitiatives,
    handle: ({ actor, query }) => reading.listInitiatives(dependencies, actor, parse(query)),
  }),
  defineRoute(createInitiative, {
    policy: mayManageInitiatives,
    handle: (call) => service.makeInitiative(dependencies, callerOf(call), call.body),
  }),
  defineRoute(getInitiative, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getInitiative(dependencies, actor, params.id),
  }),
  defineRoute(updateInitiative, {
    policy: mayManageInitiatives,
    handle: async (call) => {
      const { body, params } = call
      const initiative = await service.changeInitiative(dependencies, callerOf(call), { id: params.id, body })
      if (body.status !== undefined)
        await haltAgents(dependencies, call, { id: params.id, status: body.status })
      return initiative
    },
  }),
  defineRoute(deleteInitiative, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeInitiative(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(createPhases, {
    policy: mayManageInitiatives,
    handle: (call) => service.makePhases(dependencies, callerOf(call), call.params.id),
  }),
]

const peopleRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(setStakeholders, {
    policy: mayManageInitiatives,
    handle: (call) => people.setPeople(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(getTeam, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getTeam(dependencies, actor, params.id),
  }),
  defineRoute(setTeam, {
    policy: mayManageInitiatives,
    handle: (call) => people.setTeam(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(listColleagues, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params, query }) =>
      shortList(await reading.listColleaguesOf(dependencies, actor, params.id), query, colleagueList),
  }),
  defineRoute(listClientColleagues, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params, query }) =>
      shortList(await reading.listColleaguesOfClient(dependencies, actor, params.id), query, colleagueList),
  }),
]

/** What a template would make, and what it has become since (decisions D3, D11). */
const templateRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(previewInitiative, {
    policy: mayManageInitiatives,
    guards: { withoutSwitching: true },
    handle: ({ actor, body }) => preview(dependencies, actor, body),
  }),
  defineRoute(getInitiativeTemplateChanges, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => changes.getTemplateChanges(dependencies, actor, params.id),
  }),
  defineRoute(takeTemplateVersion, {
    policy: mayManageInitiatives,
    handle: (call) =>
      changes.takeVersion(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
]
