import type {
  PhaseDefinition,
  RiskMitigation,
  TemplateDefinition,
} from '@parley/contracts/template-definition.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { insert, json, type Tx } from '../seeding/seed-writer.ts'
import { starterAgents } from './agents.ts'
import type { TemplateContent, TemplatePhaseContent } from './content.ts'

export interface WrittenTemplate {
  id: string
  content: TemplateContent
  definition: TemplateDefinition
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
      const agent = starterAgents.find((one) => one.key === key)
      const id = agents.get(key)
      if (agent === undefined || id === undefined) throw new Error(`There is no agent ${key}.`)
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

/** Whose a template is, as creating and assigning leave it (decisions D10, Templates). */
export type Ownership =
  | { visibility: 'PARLEY' }
  | {
      visibility: 'CONSULTING_FIRM' | 'CLIENT'
      owner_firm_id: Id | null
      firm_id: Id | null
      created_by_id: Id | null
      client_id?: Id | null
    }

/** Writes a template with its first version. */
export async function writeTemplate(
  tx: Tx,
  content: TemplateContent,
  around: { agents: ReadonlyMap<string, string>; at: Date; ownership: Ownership },
): Promise<WrittenTemplate> {
  const { inputs, outputs, teamRoles } = content
  const phases = content.phases.map((phase, at) => phaseDefinitionOf(phase, at + 1, around.agents))
  const definition: TemplateDefinition = { phases, inputs, outputs, teamRoles }
  const id = await insert(tx, 'initiative_template', {
    name: content.name,
    description: content.description,
    icon: content.icon,
    status: content.status,
    initiative_type: content.initiativeType,
    language: content.language,
    industries: content.industries,
    phase_count: phases.length,
    created_at: around.at,
    updated_at: around.at,
    ...around.ownership,
  })
  const version = { template_id: id, version: 1, definition: json(definition), created_at: around.at }
  await insert(tx, 'template_version', version)
  return { id, content, definition }
}

/** Writes the platform's agents. @returns their ids, by key */
export async function writeAgents(tx: Tx): Promise<Map<string, string>> {
  const agents = new Map<string, string>()
  for (const { key, systemMessage, isSME, ...agent } of starterAgents) {
    const row = { ...agent, system_message: systemMessage, is_sme: isSME }
    agents.set(key, await insert(tx, 'ai_agent', row))
  }
  return agents
}
