import type { Id } from '@parley/contracts/ids.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

export interface TestInitiative {
  id: Id
  phaseIds: Id[]
}

export const tenantOf = (client: TestClient) => ({ firm_id: client.firmId, client_id: client.id })

/** A phase's definition, small and complete. */
export const phaseDefinition = (name: string) => ({
  name,
  description: `What ${name} is for`,
  order: 1,
  requiredInputs: { groups: [], fields: [] },
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})

/** Makes initiatives and templates; `mark` goes into every text, so that a leak can be recognised. */
export function initiativeFactories(database: TestTables) {
  return {
    async addInitiative(client: TestClient, mark: string, phases = 2): Promise<TestInitiative> {
      const id = await insertRecord(database, 'initiative', {
        ...tenantOf(client),
        name: `${mark} initiative`,
        description: `${mark} description`,
        metadata: {},
      })
      const phaseIds: Id[] = []
      for (let position = 1; position <= phases; position += 1) {
        const name = `${mark} phase ${position}`
        const phase = { initiative_id: id, name, position, definition: phaseDefinition(name) }
        const status = position === 1 ? 'IN_PROGRESS' : 'PENDING'
        phaseIds.push(
          await insertRecord(database, 'initiative_phase', { ...tenantOf(client), ...phase, status }),
        )
      }
      return { id, phaseIds }
    },
    async addTemplate(owner: TestFirm | null, mark: string): Promise<Id> {
      const id = await insertRecord(database, 'initiative_template', {
        owner_firm_id: owner?.id ?? null,
        firm_id: owner?.id ?? null,
        name: `${mark} template`,
        visibility: owner === null ? 'PARLEY' : 'CONSULTING_FIRM',
        initiative_type: 'VENDOR_SELECTION',
        phase_count: 1,
      })
      await insertRecord(database, 'template_version', {
        template_id: id,
        version: 1,
        definition: {
          inputs: { groups: [], fields: [] },
          outputs: { groups: [], fields: [] },
          phases: [phaseDefinition(`${mark} phase`)],
          teamRoles: [],
        },
      })
      return id
    },
    addMember: (client: TestClient, initiative: TestInitiative, user: TestUser): Promise<void> =>
      insertRow(database, 'initiative_member', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        user_id: user.id,
        role: 'Lead',
      }),
  }
}
