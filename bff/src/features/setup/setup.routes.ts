import { addStarterSet, getSetup, sendTestMail, type Setup, testModel } from '@parley/contracts/http/setup.ts'
import { seedStarter } from '@parley/migrations/starter/seed-starter.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, type AuditEntry, auditedCaller } from '../../authorization/audit.queries.ts'
import { type Caller, callerOf } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { isSuperAdmin } from '../people/index.ts'
import { readSetupCounts } from './setup.views.ts'

type Ports = Pick<Dependencies, 'database' | 'orchestrator' | 'clock'>

const audit = (
  tx: Tx,
  caller: Caller,
  did: { action: AuditEntry['action']; details: Record<string, unknown> },
): Promise<void> =>
  appendAudit(tx, {
    ...auditedCaller(caller),
    ...did,
    firmId: null,
    clientId: null,
    entity: 'platform',
    entityId: null,
  })

const commandCaller = ({ actor, requestId }: { actor: Actor; requestId: string }) => ({
  scope: scopeOf(actor),
  requestId,
})

/** What a new product is still to be given, and to try what is there; for super admins (decisions D8). */
export const setupRoutes = ({ database, orchestrator, clock }: Ports): Route[] => [
  defineRoute(getSetup, {
    policy: isSuperAdmin,
    handle: async (call): Promise<Setup> => {
      const counts = await database.tenantRead(scopeOf(call.actor), readSetupCounts)
      const deployment = await orchestrator
        .call('describeDeployment', { params: {} }, commandCaller(call))
        .catch(() => null)
      const { firms, firm_people: firmPeople, agents, templates, mail_sent_at: sent } = counts
      const isEmbedded = database.source.kind === 'embedded'
      return {
        isEmbedded,
        deployment,
        mailSentAt: sent?.toISOString() ?? null,
        firms,
        firmPeople,
        agents,
        templates,
      }
    },
  }),
  defineRoute(sendTestMail, {
    policy: isSuperAdmin,
    handle: async (call) => {
      const input = { params: {}, body: { to: call.actor.email } }
      const trial = await orchestrator.call('sendTestMail', input, commandCaller(call))
      const did = { action: 'platform.test_mail_sent', details: { ok: trial.ok } } as const
      await database.tenantTransaction(scopeOf(call.actor), (tx) => audit(tx, callerOf(call), did))
      return trial
    },
  }),
  defineRoute(testModel, {
    policy: isSuperAdmin,
    handle: async (call) => {
      const { provider } = call.body
      const input = { params: {}, body: { provider } }
      const trial = await orchestrator.call('testModel', input, commandCaller(call))
      const did = { action: 'platform.model_tested', details: { provider, ok: trial.ok } } as const
      await database.tenantTransaction(scopeOf(call.actor), (tx) => audit(tx, callerOf(call), did))
      return trial
    },
  }),
  defineRoute(addStarterSet, {
    policy: isSuperAdmin,
    handle: (call) =>
      database.tenantTransaction(scopeOf(call.actor), async (tx) => {
        const made = await seedStarter(tx, { now: clock.now() })
        await audit(tx, callerOf(call), { action: 'platform.starter_added', details: { ...made } })
        return made
      }),
  }),
]
