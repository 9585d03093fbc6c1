import { forgetOld } from '@parley/bff/src/housekeeping/forget-old.queries.ts'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import type { TestApp } from '@parley/bff/src/testing/test-app.ts'
import { sweep } from '@parley/orchestrator/src/sweeper/sweeper.ts'
import { ringForUpkeep } from '@parley/orchestrator/src/sweeper/upkeep.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import { createEngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'
import { authScope, relayScope } from '@parley/server-kit/database/scope.ts'
import { listInTurn } from '@parley/server-kit/outbox/line.queries.ts'
import { instantProvider } from '../instant-provider.ts'
import type { SearchArm } from '../search-arm.ts'
import type { GrowthPlace } from './rows.ts'

/** What the product does often, or for everybody. */
export interface Operation {
  name: string
  /** Makes what one time needs; what it returns is what is measured. */
  prepare: () => Promise<() => Promise<unknown>>
  /** Figures are divided by this. */
  parts?: number
}

const page = `range=${encodeURIComponent('[0,24]')}`

/** A run of two contributors: opening, three turns for each, summary. */
const turnsOfRun = 8

export interface Grown {
  app: TestApp
  search: SearchArm
  place: GrowthPlace
  operations: Operation[]
}

const get = (name: string, api: ApiClient, path: string): Operation => ({
  name,
  prepare: () =>
    Promise.resolve(async () => {
      const answer = await api.raw('GET', `/api${path}`)
      if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`)
    }),
})
const does = (name: string, work: () => Promise<unknown>): Operation => ({
  name,
  prepare: () => Promise.resolve(work),
})

/** What processes do for everybody, again and again. */
function upkeep(app: TestApp): Operation[] {
  const rings = { add: () => Promise.resolve() }
  const forgets = { now: new Date(), days: app.dependencies.settings.keptDays }
  return [
    does('outbox, a look', () =>
      app.database.tenantRead(relayScope, (tx) =>
        listInTurn(tx, { shares: { 'sequence.run': 16 }, limit: 100 }),
      ),
    ),
    does('sweep for missed work', () =>
      sweep({
        database: app.database,
        queue: rings,
        clock: app.clock,
        logger: app.logger,
        embeddingModel: undefined,
      }),
    ),
    does('look for upkeep of vectors', () =>
      ringForUpkeep({ database: app.database, queue: rings, clock: app.clock }),
    ),
    does('housekeeping', () => app.database.tenantTransaction(authScope, (tx) => forgetOld(tx, forgets))),
  ]
}

const ofConsole = (asSuper: ApiClient): Operation[] => [
  get('console: firms', asSuper, `/admin/consulting-firms?${page}`),
  get('console: clients', asSuper, `/admin/clients?${page}`),
  get('console: users', asSuper, `/admin/users?${page}`),
  get('console: initiatives', asSuper, `/admin/initiatives?${page}`),
  get('console: audit log', asSuper, `/admin/audit-events?${page}`),
  get('dashboard of the platform', asSuper, '/dashboard/superadmin'),
]

/** A firm with a client whose people and runs are measured. */
export async function openPlace(app: TestApp, search: SearchArm): Promise<Grown> {
  const world = await createEngineWorld({ database: app.database, providers: [instantProvider] })
  const { firmId, clientId } = world.tenant
  await app.database.asOwner(
    `update consulting_firm set settings = '{"security":{"requireTwoFactorForConsultants":false,"requireTwoFactorForAdmins":false}}' where id = $1`,
    [firmId],
  )
  const client = { id: clientId, firmId, name: 'Acme' }
  const member = await app.addUser('clientMember', { firmId, clientId })
  const consultant = await app.addConsultant({ id: firmId, name: '' }, [client])
  const asMember = await app.as(member)
  const asConsultant = await app.as(consultant)
  const asFirm = await app.as(await app.addUser('firmAdmin', { firmId }))
  const asSuper = await app.as(await app.addUser('superAdmin'))
  const aiAgents = await world.addAgents(['CONTRIBUTOR', 'CONTRIBUTOR'])
  const phase = await world.addPhase({ aiAgents })

  const vector = Float32Array.from({ length: 768 }, (_, index) => Math.sin(index))
  const searched = { scope: world.caller.scope, place: { firmId, clientId, includeFirmSources: true } }
  return {
    app,
    search,
    place: { firmId, clientId, memberId: member.id, consultantId: consultant.consultantId ?? '' },
    operations: [
      {
        name: 'session read, not kept',
        prepare: async () => {
          const api = await app.as(member)
          return () => api.raw('GET', '/api/auth/me')
        },
      },
      get('initiatives, a client’s member', asMember, `/initiatives/client/${clientId}?${page}`),
      get('initiatives, a consultant', asConsultant, `/initiatives/consulting-firm?${page}`),
      get('stakeholders, a client’s member', asMember, `/stakeholders/client/${clientId}?${page}`),
      get('stakeholders, a consultant', asConsultant, `/stakeholders/client/${clientId}?${page}`),
      get('my work, a client’s member', asMember, `/my-work?${page}`),
      get('my work, a consultant', asConsultant, `/my-work?${page}`),
      get('turns of a phase', asMember, `/agent-interactions/phase/${phase.phaseId}`),
      get('notifications', asMember, `/notifications?${page}`),
      get('audit log of the firm', asFirm, `/audit-events?${page}`),
      get('dashboard of the firm', asFirm, `/dashboard/consulting-firm/${firmId}`),
      get('palette: names by a word', asMember, '/search?q=harbour'),
      does('search, vectors', () => search.nearest(searched, { words: 'late invoice', vector })),
      does('search, whole', () => search.whole(searched, { words: 'late invoice of a supplier', vector })),
      {
        name: 'a stored turn',
        parts: turnsOfRun,
        prepare: async () => {
          const { sequenceId } = await world.start(await world.addPhase({ aiAgents }))
          return () => runSequence(world.ports, { ...world.tenant, runId: sequenceId })
        },
      },
      ...upkeep(app),
      ...ofConsole(asSuper),
    ],
  }
}
