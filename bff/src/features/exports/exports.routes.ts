import {
  deleteExport,
  downloadExport,
  exportDeck,
  exportSchema,
  getExport,
  listExports,
  previewDeck,
} from '@parley/contracts/http/exports.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { shortList } from '../../http/short-list.ts'
import * as service from './exports.service.ts'

/** Decks of initiatives (Document 2, 2.1): asked for and read here, made by the orchestrator. */
export const exportRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(exportDeck, {
    policy: mayReadInitiatives,
    limit: 'exports',
    guards: { withoutSwitching: true },
    handle: (call) =>
      service.requestDeck(dependencies, callerOf(call), { id: call.params.id, deck: call.body }),
  }),
  defineRoute(previewDeck, {
    policy: mayReadInitiatives,
    limit: 'previews',
    guards: { withoutSwitching: true },
    // Megabytes that are made anew at no cost.
    keepsAnswer: false,
    handle: (call) =>
      service.previewDeck(dependencies, callerOf(call), { id: call.params.id, choice: call.body }),
  }),
  defineRoute(listExports, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params, query }) =>
      shortList(await service.listExports(dependencies, actor, params.id), query, {
        sortable: ['createdAt', 'updatedAt', 'kind', 'format', 'status'],
        searched: ['fileName', 'kind', 'format'],
        filters: exportSchema.pick({ kind: true, format: true, status: true }).partial().strict(),
      }),
  }),
  defineRoute(getExport, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getExport(dependencies, actor, params.id),
  }),
  defineRoute(downloadExport, {
    policy: mayReadInitiatives,
    handle: async (call) => {
      const { key, ...file } = await service.takeFile(dependencies, callerOf(call), call.params.id)
      await sendFile(call.response, { ...file, content: await dependencies.files.read(key) })
      return sent
    },
  }),
  defineRoute(deleteExport, {
    policy: mayReadInitiatives,
    guards: { withoutSwitching: true },
    handle: (call) => service.removeExport(dependencies, callerOf(call), call.params.id),
  }),
]
