import type {
  PhaseDefinition,
  RiskMitigation,
  TemplateDefinition,
} from '@parley/contracts/template-definition.ts'
import { demoAgents } from './content/agents.ts'
import { aiImplementation } from './content/templates/ai-implementation/index.ts'
import { digitalMaturity } from './content/templates/digital-maturity/index.ts'
import { sustainabilityReporting } from './content/templates/sustainability-reporting/index.ts'
import { cloudMigration } from './content/templates/cloud-migration/index.ts'
import { cyberResilience } from './content/templates/cyber-resilience/index.ts'
import { operatingModel } from './content/templates/operating-model/index.ts'
import { vendorSelection } from './content/templates/vendor-selection/index.ts'
import type { TemplateContent, TemplatePhaseContent } from './content/types.ts'
import type { SeededDirectory } from './seed-directory.ts'
import { daysBefore, insert, json, type SeedContext, type Tx } from './seed-writer.ts'

export const demoTemplates: TemplateContent[] = [
  vendorSelection,
  aiImplementation,
  digitalMaturity,
  cyberResilience,
  operatingModel,
  cloudMigration,
  sustainabilityReporting,
]

export interface SeededTemplate {
  id: string
  content: TemplateContent
  definition: TemplateDefinition
}

export interface SeededTemplates {
  /** By key. */
  agents: Map<string, string>
  templates: Map<string, SeededTemplate>
}

const mitigations = (texts: string[], prefix: string): RiskMitigation[] =>
  texts.map((description, index) => ({ id: `${prefix}-${index + 1}`, description, order: index + 1 }))

/** A phase with its agents copied in, prompts included (decisions D11, Templates). */
export function phaseDefinitionOf(
  phase: TemplatePhaseContent,
  order: number,
  agents: ReadonlyMap<string, string>,
): PhaseDefinition {
  return {
    id: phase.id,
    name: phase.name,
    description: phase.description,
    order,
    durationDays: phase.durationDays,
    requiredInputs: phase.requiredInputs,
    recommendedArtifacts: phase.recommendedArtifacts,
    initialRiskMitigations: mitigations(phase.initialRiskMitigations, 'initial'),
    riskMitigations: mitigations(phase.riskMitigations, 'after'),
    aiAgents: phase.aiAgents.map(({ agent: key, ...assignment }, index) => {
      const agent = demoAgents.find((one) => one.key === key)
      const id = agents.get(key)
      if (agent === undefined || id === undefined) throw new Error(`The demo has no agent ${key}.`)
      const { name, role, description, systemMessage, isSME } = agent
      return {
        ...assignment,
        aiAgentId: id,
        order: index + 1,
        aiAgent: { id, name, role, description, systemMessage, isSME },
      }
    }),
  }
}

interface TemplatesSeed extends SeedContext {
  directory: SeededDirectory
}

/** Agents, which are the platform's own, and templates: the platform's, a firm's, and one assigned to a client. */
export async function seedTemplates({ tx, now, directory }: TemplatesSeed): Promise<SeededTemplates> {
  const agents = await seedAgents(tx)
  const templates = new Map<string, SeededTemplate>()
  for (const [index, content] of demoTemplates.entries()) {
    const phases = content.phases.map((phase, at) => phaseDefinitionOf(phase, at + 1, agents))
    const { key, inputs, outputs, teamRoles } = content
    const definition: TemplateDefinition = { phases, inputs, outputs, teamRoles }
    const at = daysBefore(now, 240 - 14 * index)
    const id = await insert(tx, 'initiative_template', {
      name: content.name,
      description: content.description,
      icon: content.icon,
      status: content.status,
      initiative_type: content.initiativeType,
      industries: content.industries,
      phase_count: phases.length,
      created_at: at,
      updated_at: at,
      ...ownershipOf(content, directory),
    })
    const version = { template_id: id, version: 1, definition: json(definition), created_at: at }
    await insert(tx, 'template_version', version)
    templates.set(key, { id, content, definition })
  }
  return { agents, templates }
}

async function seedAgents(tx: Tx): Promise<Map<string, string>> {
  const agents = new Map<string, string>()
  for (const { key, systemMessage, isSME, ...agent } of demoAgents) {
    const row = { ...agent, system_message: systemMessage, is_sme: isSME }
    agents.set(key, await insert(tx, 'ai_agent', row))
  }
  return agents
}

/** As creating and assigning leave it (decisions D10, Templates). */
function ownershipOf({ firm, client }: TemplateContent, { firms, clients, users }: SeededDirectory) {
  if (firm === null) return { visibility: 'PARLEY' }
  const firmId = firms.get(firm) ?? null
  const author = users.get(`admin@${firm}.test`) ?? null
  const owned = { owner_firm_id: firmId, firm_id: firmId, created_by_id: author }
  return client === null
    ? { ...owned, visibility: 'CONSULTING_FIRM' }
    : { ...owned, visibility: 'CLIENT', client_id: clients.get(client)?.clientId ?? null }
}
