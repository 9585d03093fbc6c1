import {
  batchLimits,
  batchMoveArtifacts,
  batchUploadArtifacts,
} from '@parley/contracts/http/artifact-batches.ts'
import { downloadArtifact, getArtifactText, getPassage } from '@parley/contracts/http/artifact-contents.ts'
import {
  artifactFilters,
  deleteArtifact,
  getClientStorage,
  listClientArtifacts,
  listInitiativeArtifacts,
  moveArtifact,
  reindexArtifact,
  restoreArtifact,
  updateArtifact,
  uploadArtifact,
} from '@parley/contracts/http/artifacts.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as batches from './artifact-batches.service.ts'
import { readStorage } from './storage.ts'
import * as reading from './artifacts.reading.ts'
import * as service from './artifacts.service.ts'
import { sendStoredFile } from './send-stored-file.ts'

export const sortableFields = {
  sortable: {
    name: 'name',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    size: 'size',
    type: 'mime_type',
    department: 'department',
  },
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const

const parse = (query: ListQuery) => parseList(query, { ...sortableFields, filters: artifactFilters })

/** Documents of clients and initiatives (HTTP API, Knowledge). */
export const artifactRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  defineRoute(uploadArtifact, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.addArtifact(dependencies, callerOf(call), { fields: call.body, file: call.file }),
  }),
  defineRoute(batchUploadArtifacts, {
    policy: mayManageInitiatives,
    upload: { maxFiles: batchLimits.files },
    handle: (call) =>
      batches.addArtifacts(dependencies, callerOf(call), { fields: call.body, files: call.files ?? [] }),
  }),
  defineRoute(batchMoveArtifacts, {
    policy: mayManageInitiatives,
    handle: (call) => batches.moveArtifacts(dependencies, callerOf(call), call.body),
  }),
  defineRoute(updateArtifact, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.changeArtifact(dependencies, callerOf(call), {
        id: call.params.id,
        fields: call.body,
        file: call.file,
      }),
  }),
  defineRoute(moveArtifact, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.relocateArtifact(dependencies, callerOf(call), { id: call.params.id, place: call.body }),
  }),
  defineRoute(reindexArtifact, {
    policy: mayManageInitiatives,
    handle: ({ actor, params }) => service.indexAgain(dependencies, actor, params.id),
  }),
  defineRoute(deleteArtifact, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeArtifact(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(restoreArtifact, {
    policy: mayManageInitiatives,
    handle: (call) => service.bringBackArtifact(dependencies, callerOf(call), call.params.id),
  }),
]

const readingRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listClientArtifacts, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) =>
      reading.listArtifacts(dependencies, actor, { place: params, page: parse(query) }),
  }),
  defineRoute(listInitiativeArtifacts, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) =>
      reading.listArtifacts(dependencies, actor, { place: params, page: parse(query) }),
  }),
  defineRoute(downloadArtifact, {
    policy: mayReadInitiatives,
    handle: async (call) => {
      const file = await reading.takeStoredFile(dependencies, callerOf(call), call.params.id)
      return sendStoredFile(dependencies, call.response, file)
    },
  }),
  defineRoute(getArtifactText, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getText(dependencies, actor, params.id),
  }),
  defineRoute(getClientStorage, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => readStorage(dependencies, actor, params.id),
  }),
  defineRoute(getPassage, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => reading.getPassageOf(dependencies, actor, params.chunkId),
  }),
]
