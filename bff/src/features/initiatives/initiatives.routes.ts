import {
  createInitiative,
  createPhases,
  deleteInitiative,
  getInitiative,
  getTeam,
  listClientInitiatives,
  listFirmInitiatives,
  setStakeholders,
  setTeam,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { initiativeStatusSchema } from '@parley/contracts/enums.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as people from './initiatives.people.ts'
import * as reading from './initiatives.reading.ts'
import * as service from './initiatives.service.ts'

const filters = z.strictObject({
  clientId: idSchema.optional(),
  templateId: idSchema.optional(),
  status: initiativeStatusSchema.optional(),
  isArchived: z.boolean().optional(),
})

const parse = (query: ListQuery) =>
  parseList(query, {
    sortable: { createdAt: 'created_at', updatedAt: 'updated_at', name: 'name', status: 'status' },
    defaultSort: { column: 'created_at', direction: 'desc' },
    filters,
  })

/** Initiatives with their people (Document 1, sections 2.3 to 2.7; Document 2, 7.5). */
export const initiativeRoutes = (dependencies: Dependencies): Route[] => [
  ...recordRoutes(dependencies),
  ...peopleRoutes(dependencies),
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
    handle: ({ actor, body }) => service.makeInitiative(dependencies, actor, body),
  }),
  defineRoute(getInitiative, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getInitiative(dependencies, actor, params.id),
  }),
  defineRoute(updateInitiative, {
    policy: mayManageInitiatives,
    handle: ({ actor, params, body }) =>
      service.changeInitiative(dependencies, actor, { id: params.id, body }),
  }),
  defineRoute(deleteInitiative, {
    policy: mayManageInitiatives,
    handle: ({ actor, params }) => service.removeInitiative(dependencies, actor, params.id),
  }),
  defineRoute(createPhases, {
    policy: mayManageInitiatives,
    handle: ({ actor, params }) => service.makePhases(dependencies, actor, params.id),
  }),
]

const peopleRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(setStakeholders, {
    policy: mayManageInitiatives,
    handle: ({ actor, params, body }) =>
      people.setPeople(dependencies, actor, { id: params.id, kind: body.kind, ids: body.stakeholderIds }),
  }),
  defineRoute(getTeam, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getTeam(dependencies, actor, params.id),
  }),
  defineRoute(setTeam, {
    policy: mayManageInitiatives,
    handle: ({ actor, params, body }) =>
      people.setTeam(dependencies, actor, { id: params.id, members: body.members }),
  }),
  defineRoute(listColleagues, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.listColleaguesOf(dependencies, actor, params.id),
  }),
]
