import {
  getTemplateVersion,
  listTemplateVersions,
  restoreTemplateVersion,
} from '@parley/contracts/http/template-versions.ts'
import { z } from 'zod'
import { anyone } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult, wrappedList } from '../../http/list-result.ts'
import { mayWriteTemplates } from './templates.policy.ts'
import { readVersion, readVersions, restoreVersion } from './versions.service.ts'

/** Versions of a template, which stay as they were written (decisions D11, Templates). */
export const templateVersionRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listTemplateVersions, {
    policy: anyone,
    handle: async ({ actor, params: { id }, query }) => {
      const page = parseList(query, {
        sortable: { version: 'v.version', createdAt: 'v.created_at' },
        defaultSort: { column: 'v.version', direction: 'desc' },
        filters: z.strictObject({ version: z.number().int().optional() }),
      })
      const found = await readVersions(dependencies, actor, { id, page })
      return wrappedList(found, listResult(found.versions, { from: page.from, total: found.total }))
    },
  }),
  defineRoute(getTemplateVersion, {
    policy: anyone,
    handle: ({ actor, params }) => readVersion(dependencies, actor, params),
  }),
  defineRoute(restoreTemplateVersion, {
    policy: mayWriteTemplates,
    handle: async (context) => ({
      template: await restoreVersion(dependencies, callerOf(context), {
        ...context.params,
        updatedAt: context.body.updatedAt,
      }),
    }),
  }),
]
