import { newId } from '@parley/contracts/ids.ts'
import type { Place, WorldOptions } from '../../testing/engine-world.ts'
import { type ActivationWorld, createActivationWorld } from './activation-world.ts'

/** The one sentence of the initiative's own document. */
export const costs = 'The licence costs of the vendor selection are limited to EUR 1.2 million by the board.'
// What the agent is asked for, it quotes; the approver follows it.
export const chapters = ['Licence costs of the vendor selection', 'Decision on scope, people and risks']

const definition = {
  requiredInputs: {
    groups: [],
    fields: [
      { name: 'scope', label: 'Scope of the vendor selection', type: 'text' as const, required: true },
    ],
  },
}

/** Documents that all bear on one subject: of the client, of the firm (one for client work), of another client. */
async function addDocuments({ database, tenant, addDocument }: ActivationWorld): Promise<void> {
  const { clientId, firmId } = tenant
  const helios = newId()
  await database.asOwner(`insert into client (id, firm_id, name) values ($1, $2, 'Helios')`, [helios, firmId])
  const client = 'Vendor selection of the client needs three offers.'
  const firm = 'A vendor selection takes scope, people and risks as its start.'
  const other = 'Vendor selection at Helios, scope, people and risks.'
  await addDocument({ clientId, fileName: 'policy.md', content: client })
  await addDocument({ useInClientWork: true, fileName: 'playbook.md', content: firm })
  await addDocument({ fileName: 'internal.md', content: 'Vendor selection margins of the firm are secret.' })
  await addDocument({ clientId: helios, fileName: 'helios.md', content: other })
}

/** A phase with an input and a document, whose agents have had their conversation. */
async function addReadyPhase(world: ActivationWorld): Promise<Place> {
  const agents = await world.addAgents(['CONTRIBUTOR', 'APPROVER'])
  const aiAgents = agents.map((place, index) => ({ ...place, chapterTitle: chapters[index] ?? '' }))
  const phase = await world.addPhase({ ...definition, aiAgents })
  await world.database.asOwner('update initiative_phase set inputs = $1 where id = $2', [
    JSON.stringify({ scope: 'One ERP for all plants' }),
    phase.phaseId,
  ])
  const { clientId, initiativeId } = phase
  await world.addDocument({ clientId, initiativeId, fileName: 'costs.md', content: costs })
  await world.talk(phase)
  return phase
}

/** Phases that are ready to be activated, among documents of every kind, and what activations left of them. */
export async function createActivationScene(options: WorldOptions = {}) {
  const world = await createActivationWorld(options)
  await addDocuments(world)
  const { database } = world
  return {
    ...world,
    addReadyPhase: () => addReadyPhase(world),
    chunksOf: async (phase: Place) =>
      database.asOwner<{ id: string; label: string; text: string; trust: string; is_confidential: boolean }>(
        `select id, label, text, trust, is_confidential from knowledge_chunk where source_id = $1 order by position`,
        [(await world.read(phase)).id],
      ),
    eventsOf: ({ phaseId }: Place) =>
      database.asOwner<{ data: { status: string; stage: string } }>(
        `select data from phase_event where phase_id = $1 and type = 'ACTIVATION_UPDATED' order by seq`,
        [phaseId],
      ),
    callsOf: ({ phaseId }: Place) =>
      database.asOwner<{ state: string }>(
        `select state from provider_call where phase_id = $1 and task = 'activation-query' order by created_at`,
        [phaseId],
      ),
  }
}
export type ActivationScene = Awaited<ReturnType<typeof createActivationScene>>
