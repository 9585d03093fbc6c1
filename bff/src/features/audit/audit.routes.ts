import { Readable } from 'node:stream'
import { auditFilters, listAuditEvents } from '@parley/contracts/http/audit.ts'
import type { Response } from 'express'
import type { Caller } from '../../authorization/caller.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { sendFile } from '../../http/send-file.ts'
import { auditCsv } from './audit-csv.ts'
import { auditOrder } from './audit-events.views.ts'
import { mayReadAudit } from './audit.policy.ts'
import { exportAuditEvents, readAuditEvents, type WantedEvents } from './audit.service.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>

async function sendCsv(
  ports: Ports,
  { response, caller }: { response: Response; caller: Caller },
  wanted: { filter: WantedEvents; q: string | undefined },
): Promise<typeof sent> {
  await sendFile(response, {
    name: `audit-log-${ports.clock.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(auditCsv(exportAuditEvents(ports, caller, wanted))),
  })
  return sent
}

/** The audit log of the own tenant; of all for super admins (HTTP API, People and structure). */
export const auditRoutes = (dependencies: Ports): Route[] => [
  defineRoute(listAuditEvents, {
    policy: mayReadAudit,
    handle: async (context) => {
      const { actor, query, request, response } = context
      const page = parseList(query, { ...auditOrder, filters: auditFilters })
      if (request.accepts(['application/json', 'text/csv']) === 'text/csv')
        return sendCsv(dependencies, { response, caller: callerOf(context) }, page)
      const { events, total } = await readAuditEvents(dependencies, actor, page)
      return listResult(events, { from: page.from, total })
    },
  }),
]
