import {
  deleteFirmArtifact,
  downloadFirmArtifact,
  firmArtifactFilters,
  getFirmArtifactText,
  listFirmArtifacts,
  reindexFirmArtifact,
  restoreFirmArtifact,
  updateFirmArtifact,
  uploadFirmArtifact,
} from '@parley/contracts/http/firm-artifacts.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { sortableFields } from './artifacts.routes.ts'
import * as service from './firm-artifacts.service.ts'
import { sendStoredFile } from './send-stored-file.ts'

/** Firm users, and who impersonates a firm (Document 3, section 6, Artifacts). */
const mayRead = (actor: Actor): boolean => actor.kind === 'firm'
const mayManage = (actor: Actor): boolean => mayRead(actor) && can(actor, 'manage_initiatives')

/** The firm's own documents (HTTP API, Knowledge). */
export const firmArtifactRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listFirmArtifacts, {
    policy: mayRead,
    handle: ({ actor, query }) =>
      service.listFirmArtifacts(
        dependencies,
        actor,
        parseList(query, { ...sortableFields, filters: firmArtifactFilters }),
      ),
  }),
  defineRoute(uploadFirmArtifact, {
    policy: mayManage,
    handle: (call) =>
      service.addFirmArtifact(dependencies, callerOf(call), { fields: call.body, file: call.file }),
  }),
  defineRoute(updateFirmArtifact, {
    policy: mayManage,
    handle: (call) =>
      service.changeFirmArtifact(dependencies, callerOf(call), {
        id: call.params.id,
        fields: call.body,
        file: call.file,
      }),
  }),
  defineRoute(reindexFirmArtifact, {
    policy: mayManage,
    handle: ({ actor, params }) => service.indexFirmArtifactAgain(dependencies, actor, params.id),
  }),
  defineRoute(deleteFirmArtifact, {
    policy: mayManage,
    handle: (call) => service.removeFirmArtifact(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(restoreFirmArtifact, {
    policy: mayManage,
    handle: (call) => service.bringBackFirmArtifact(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(downloadFirmArtifact, {
    policy: mayRead,
    handle: async (call) => {
      const file = await service.takeFirmFile(dependencies, callerOf(call), call.params.id)
      return sendStoredFile(dependencies, call.response, file)
    },
  }),
  defineRoute(getFirmArtifactText, {
    policy: mayRead,
    handle: ({ actor, params }) => service.getFirmText(dependencies, actor, params.id),
  }),
]
