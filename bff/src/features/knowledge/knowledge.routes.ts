import { batchLimits } from '@parley/contracts/http/artifact-batches.ts'
import {
  getArtifactVectors,
  processKnowledgeFile,
  processKnowledgeFiles,
} from '@parley/contracts/http/knowledge-indexing.ts'
import {
  clearClientChatHistory,
  clearFirmSearchHistory,
  getClientChatHistory,
  getFirmSearchHistory,
  searchClientKnowledge,
  searchFirmKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import type { Request, Response } from 'express'
import { callerOf } from '../../authorization/caller.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { addArtifact, addArtifacts } from '../artifacts/index.ts'
import { createAskingLimits } from './asking-limits.ts'
import type { PersonLimit } from '../../http/person-limit.ts'
import { mayAskClient, mayAskFirm, mayIndexForClient, refusals } from './knowledge.policy.ts'
import * as service from './knowledge.service.ts'
import * as vectors from './vectors.service.ts'

/** Aborted when the person hangs up before the answer: the model is stopped then. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableEnded) gone.abort(new Error('The caller has gone.'))
  })
  return gone.signal
}

const askedBy = (request: Request, response: Response) => ({
  requestKey: request.get('idempotency-key'),
  signal: goneSignal(response),
})

/** Questions to the firm's and the client's knowledge, and what is indexed (Document 3, 7). */
export const knowledgeRoutes = (
  dependencies: Dependencies,
  limits: PersonLimit = createAskingLimits(dependencies.limits),
): Route[] => [
  ...questionRoutes({ ...dependencies, limits }),
  ...historyRoutes(dependencies),
  ...indexRoutes(dependencies),
]

// An answer that the general store of answers kept would outlive its sources, so questions are repeated from the
// history, where they are re-checked.
const questionRoutes = (ports: Omit<Dependencies, 'limits'> & { limits: PersonLimit }): Route[] => [
  defineRoute(searchFirmKnowledge, {
    policy: mayAskFirm,
    refusal: refusals.firm,
    keepsAnswer: false,
    handle: ({ body, request, response, ...call }) =>
      service.ask(ports, callerOf({ ...call, request }), { question: body, ...askedBy(request, response) }),
  }),
  defineRoute(searchClientKnowledge, {
    policy: mayAskClient,
    refusal: refusals.client,
    keepsAnswer: false,
    handle: ({ body, request, response, ...call }) =>
      service.ask(ports, callerOf({ ...call, request }), { question: body, ...askedBy(request, response) }),
  }),
]

const historyRoutes = (dependencies: Dependencies): Route[] => {
  const firm = { policy: mayAskFirm, refusal: refusals.firm }
  const client = { policy: mayAskClient, refusal: refusals.client }
  return [
    defineRoute(getFirmSearchHistory, {
      ...firm,
      handle: ({ query, ...call }) => service.getHistory(dependencies, callerOf(call), query),
    }),
    defineRoute(getClientChatHistory, {
      ...client,
      handle: ({ query, ...call }) => service.getHistory(dependencies, callerOf(call), query),
    }),
    defineRoute(clearFirmSearchHistory, {
      ...firm,
      handle: (call) => service.clearHistory(dependencies, callerOf(call)),
    }),
    defineRoute(clearClientChatHistory, {
      ...client,
      handle: (call) => service.clearHistory(dependencies, callerOf(call)),
    }),
  ]
}

const indexRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(processKnowledgeFile, {
    policy: mayIndexForClient,
    refusal: refusals.index,
    handle: (call) =>
      addArtifact(dependencies, callerOf(call), {
        fields: { ...call.body, clientId: call.actor.clientId ?? '' },
        file: call.file,
      }),
  }),
  defineRoute(processKnowledgeFiles, {
    policy: mayIndexForClient,
    refusal: refusals.index,
    upload: { maxFiles: batchLimits.files },
    handle: (call) =>
      addArtifacts(dependencies, callerOf(call), {
        fields: { ...call.body, clientId: call.actor.clientId ?? '' },
        files: call.files ?? [],
      }),
  }),
  defineRoute(getArtifactVectors, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => vectors.getVectors(dependencies, actor, { ...params, ...query }),
  }),
]
