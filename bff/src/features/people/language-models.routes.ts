import { languageModelSchema, listLanguageModels } from '@parley/contracts/http/language-models.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { mayReadModels } from './directory.policy.ts'

/** Which model answers for each choice that a client has (Document 3, AI configuration; decisions D4). */
export const languageModelRoutes = ({ orchestrator }: Pick<Dependencies, 'orchestrator'>): Route[] => [
  defineRoute(listLanguageModels, {
    policy: mayReadModels,
    handle: async ({ actor, query, requestId }) => {
      const caller = { scope: scopeOf(actor), requestId }
      const { models } = await orchestrator.call('listLanguageModels', { params: {} }, caller)
      return shortList(models, query, {
        sortable: ['choice', 'provider', 'model'],
        searched: ['choice', 'provider', 'model'],
        filters: languageModelSchema.pick({ choice: true, provider: true }).partial().strict(),
      })
    },
  }),
]
