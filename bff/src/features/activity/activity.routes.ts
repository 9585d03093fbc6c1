import { notFound } from '@parley/contracts/errors.ts'
import { type ActivityEntry, activityTopics, listActivity } from '@parley/contracts/http/activity.ts'
import { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import { nameOf } from '../../authorization/person-name.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { type ActivityRow, findInitiativeId, listActivityRows } from './activity.views.ts'

const actorOf = (row: ActivityRow): ActivityEntry['actor'] =>
  row.actor_id === null ? null : { id: row.actor_id, name: nameOf(row) }

const present = (row: ActivityRow): ActivityEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: actorOf(row),
  subject: row.subject,
})

/** What happened in an initiative. */
export const activityRoutes = ({ database }: Dependencies): Route[] => [
  defineRoute(listActivity, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const page = parseList(query, {
        sortable: { at: 'at' },
        defaultSort: { column: 'at', direction: 'desc' },
        filters: z.strictObject({ topic: z.enum(activityTopics).optional() }),
      })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        if ((await findInitiativeId(tx, params.id)) === undefined) throw notFound('Initiative')
        const { rows, total } = await listActivityRows(tx, params.id, page)
        return listResult(rows.map(present), { from: page.from, total })
      })
    },
  }),
]
