import {
  adminBulkJobs,
  adminGetJob,
  adminListJobs,
  adminListQueues,
  adminRetryJob,
  jobFilters,
  type jobSchema,
} from '@parley/contracts/http/admin-jobs.ts'
import type { BulkResult } from '@parley/contracts/http/admin-resource.ts'
import { despiteLostDatabase } from '@parley/server-kit/database/wait-for-database.ts'
import { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import { type Caller, callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { maxListRows, parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { shortList } from '../../http/short-list.ts'
import type { CommandAnswer } from '../../orchestrator-client/orchestrator-client.ts'
import { isSuperAdmin } from '../people/index.ts'
import { refusalOf, type RowResult } from './bulk.ts'

type Ports = Pick<Dependencies, 'database' | 'orchestrator'>

const placeOf = (id: string) => {
  const [topic = '', doorbell = ''] = id.split(':')
  return { topic, id: doorbell }
}

const present = ({ firmId, ...job }: CommandAnswer<'getJob'>): z.input<typeof jobSchema> => ({
  ...job,
  id: `${job.topic}:${job.id}`,
  consultingFirmId: firmId,
})

const commandCaller = (caller: Caller) => ({ scope: scopeOf(caller), requestId: caller.requestId })

/** Rings again for a job that failed; who did is kept in the audit log. @throws AppError NOT_FOUND, CONFLICT */
async function retry({ database, orchestrator }: Ports, caller: Caller, id: string) {
  const params = placeOf(id)
  const job = await orchestrator.call('retryJob', { params }, commandCaller(caller))
  const entry = {
    ...auditedCaller(caller),
    action: 'job.retried',
    firmId: job.firmId,
    clientId: job.clientId,
    entity: 'job',
    entityId: job.entityId,
    // Of a job, since the doorbell's own id need not be one.
    details: { topic: params.topic, job: params.id },
  } as const
  await despiteLostDatabase(() => database.tenantTransaction(scopeOf(caller), (tx) => appendAudit(tx, entry)))
  return present(job)
}

async function retrySeveral(ports: Ports, caller: Caller, ids: readonly string[]): Promise<BulkResult> {
  const results: RowResult[] = []
  for (const id of new Set(ids))
    try {
      await retry(ports, caller, id)
      results.push({ id, ok: true })
    } catch (error) {
      results.push(refusalOf(id, error))
    }
  return { results }
}

/** The orchestrator's jobs: what waits, what failed, and to try again (HTTP API, Console). */
export const jobRoutes = (ports: Ports): Route[] => [
  ...readingRoutes(ports),
  defineRoute(adminRetryJob, {
    policy: isSuperAdmin,
    handle: (context) => retry(ports, callerOf(context), context.params.id),
  }),
  defineRoute(adminBulkJobs, {
    policy: isSuperAdmin,
    handle: (context) => retrySeveral(ports, callerOf(context), (context.body as { ids: string[] }).ids),
  }),
]

const readingRoutes = ({ orchestrator }: Ports): Route[] => [
  defineRoute(adminListQueues, {
    policy: isSuperAdmin,
    handle: async (context) => {
      const { queues } = await orchestrator.call(
        'listQueues',
        { params: {} },
        commandCaller(callerOf(context)),
      )
      return shortList(queues, context.query, {
        sortable: ['id'],
        searched: ['id'],
        filters: z.strictObject({ id: z.string().optional() }),
      })
    },
  }),
  defineRoute(adminListJobs, {
    policy: isSuperAdmin,
    handle: async (context) => {
      // Always newest first: the queues keep no other order.
      const { q, filter, from, limit } = parseList(context.query, {
        sortable: { id: 'createdAt', createdAt: 'createdAt' },
        defaultSort: { column: 'createdAt', direction: 'desc' },
        filters: jobFilters,
      })
      const caller = commandCaller(callerOf(context))
      if (filter.id !== undefined) {
        const wanted = filter.id.map((id) => orchestrator.call('getJob', { params: placeOf(id) }, caller))
        const jobs = await Promise.all(wanted)
        return listResult(jobs.map(present), { from: 0, total: jobs.length })
      }
      const { topic = null, state = 'failed' } = filter
      const read = async (page: { from: number; limit: number }) =>
        orchestrator.call('listJobs', { params: {}, body: { topic, state, ...page } }, caller)
      if (q === undefined) {
        const { jobs, total } = await read({ from, limit })
        return listResult(jobs.map(present), { from, total })
      }
      // The queues cannot be searched: the newest thousand are, here.
      const { jobs } = await read({ from: 0, limit: maxListRows })
      const found = jobs
        .map(present)
        .filter((job) => JSON.stringify(job).toLowerCase().includes(q.toLowerCase()))
      return listResult(found.slice(from, from + limit), { from, total: found.length })
    },
  }),
  defineRoute(adminGetJob, {
    policy: isSuperAdmin,
    handle: async (context) => {
      const params = placeOf(context.params.id)
      return present(await orchestrator.call('getJob', { params }, commandCaller(callerOf(context))))
    },
  }),
]
