import {
  archiveKinds,
  archiveStatuses,
  cancelClientErasure,
  confirmClientErasure,
  downloadClientExport,
  listClientArchives,
  requestClientErasure,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { shortList } from '../../http/short-list.ts'
import { mayManageClients } from '../people/index.ts'
import * as service from './client-archives.service.ts'

/** To take everything of a client, and to erase it: for who may delete clients, who proves again who they are. */
const taking = { policy: mayManageClients, guards: { ownSessionOnly: true, recentProof: true } } as const

/** Exports and erasures of whole clients: asked for here, carried out by the orchestrator. */
export const clientArchiveRoutes = (dependencies: Pick<Dependencies, 'database' | 'files'>): Route[] => [
  defineRoute(listClientArchives, {
    policy: mayManageClients,
    handle: async ({ actor, params, query }) =>
      shortList(await service.readArchives(dependencies, actor, params.id), query, {
        sortable: ['createdAt', 'kind', 'status'],
        searched: ['clientName'],
        filters: z.strictObject({
          kind: z.enum(archiveKinds).optional(),
          status: z.enum(archiveStatuses).optional(),
        }),
      }),
  }),
  defineRoute(requestClientExport, {
    ...taking,
    handle: (call) => service.requestExport(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(downloadClientExport, {
    ...taking,
    handle: async (call) => {
      const { key, ...file } = await service.takeArchive(dependencies, callerOf(call), call.params.id)
      const content = await dependencies.files.read(key)
      await sendFile(call.response, { ...file, type: 'application/zip', content })
      return sent
    },
  }),
  defineRoute(requestClientErasure, {
    ...taking,
    handle: (call) =>
      service.requestErasure(dependencies, callerOf(call), {
        clientId: call.params.id,
        name: call.body.name,
      }),
  }),
  defineRoute(confirmClientErasure, {
    ...taking,
    handle: (call) => service.confirmErasure(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(cancelClientErasure, {
    ...taking,
    handle: (call) => service.cancelErasure(dependencies, callerOf(call), call.params.id),
  }),
]
