import {
  assignTemplate,
  cloneTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import { z } from 'zod'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult, wrappedList } from '../../http/list-result.ts'
import { mayWriteTemplates } from './templates.policy.ts'
import { readTemplate, readTemplates } from './templates.reading.ts'
import {
  addTemplate,
  changeTemplate,
  copyTemplate,
  giveTemplate,
  removeTemplate,
} from './templates.service.ts'
import { templateOrder } from './templates.views.ts'

/** The same filters, as words of the address or in the `filter` of every list. */
const { status, visibility, ownerId, industry, initiativeType, language, agentId } = listTemplates.query.shape
const filters = z.strictObject({
  status,
  visibility,
  ownerId,
  industry,
  initiativeType,
  language,
  agentId,
})

/** An empty text is nobody, as a form sends it. */
const idOrNull = (id: string | null | undefined): string | null => (id ? id : null)

/** Templates (Document 2, 2.3, 2.4 and 7.6). */
export const templateRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  defineRoute(createTemplate, {
    policy: mayWriteTemplates,
    handle: async (context) => ({
      template: await addTemplate(dependencies, callerOf(context), context.body),
    }),
  }),
  defineRoute(updateTemplate, {
    policy: mayWriteTemplates,
    handle: async (context) => ({
      template: await changeTemplate(dependencies, callerOf(context), {
        id: context.params.id,
        body: context.body,
      }),
    }),
  }),
  defineRoute(deleteTemplate, {
    policy: mayWriteTemplates,
    handle: (context) => removeTemplate(dependencies, callerOf(context), context.params.id),
  }),
  defineRoute(assignTemplate, {
    policy: mayWriteTemplates,
    handle: async (context) => {
      const { templateId, clientId, consultingFirmId } = context.body
      return {
        template: await giveTemplate(dependencies, callerOf(context), {
          templateId,
          clientId: idOrNull(clientId),
          consultingFirmId: idOrNull(consultingFirmId),
        }),
      }
    },
  }),
  defineRoute(cloneTemplate, {
    policy: mayWriteTemplates,
    handle: async (context) => ({
      template: await copyTemplate(dependencies, callerOf(context), {
        id: context.params.id,
        name: context.body.name,
      }),
    }),
  }),
]

const readingRoutes = ({ database }: Dependencies): Route[] => [
  defineRoute(listTemplates, {
    policy: anyone,
    handle: async ({ actor, query: { q, sort, range, filter, ...words } }) => {
      const page = parseList(
        { q, sort, range, filter },
        {
          ...templateOrder,
          filters,
        },
      )
      const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
      const found = await database.tenantRead(scopeOf(actor), (tx) =>
        readTemplates(tx, actor, { filter: { ...page.filter, ...given }, page }),
      )
      return wrappedList(found, listResult(found.templates, { from: page.from, total: found.total }))
    },
  }),
  defineRoute(getTemplate, {
    policy: anyone,
    handle: async ({ actor, params }) => ({
      template: await database.tenantRead(scopeOf(actor), (tx) => readTemplate(tx, actor, params.id)),
    }),
  }),
]
