import type {
  PhaseDefinition,
  RiskMitigation,
  TemplateDefinition,
} from '@parley/contracts/template-definition.ts'
import { demoAgents } from './content/agents.ts'
import { aiImplementation } from './content/templates/ai-implementation.ts'
import { digitalMaturity, sustainabilityReporting } from './content/templates/digital-maturity.ts'
import { vendorSelection } from './content/templates/vendor-selection.ts'
import type { TemplateContent, TemplatePhaseContent } from './content/types.ts'
import { insert, json, platformScope, type SeedContext } from './seed-writer.ts'

export const demoTemplates = [vendorSelection, aiImplementation, digitalMaturity, sustainabilityReporting]

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
    name: phase.name,
    description: phase.description,
    order,
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

/** Agents and templates, which are the platform's own. */
export const seedTemplates = ({ database }: SeedContext): Promise<SeededTemplates> =>
  database.tenantTransaction(platformScope, async (tx) => {
    const agents = new Map<string, string>()
    for (const { key, systemMessage, isSME, ...agent } of demoAgents)
      agents.set(
        key,
        await insert(tx, 'ai_agent', { ...agent, system_message: systemMessage, is_sme: isSME }),
      )
    const templates = new Map<string, SeededTemplate>()
    for (const content of demoTemplates) {
      const phases = content.phases.map((phase, index) => phaseDefinitionOf(phase, index + 1, agents))
      const definition: TemplateDefinition = {
        phases,
        inputs: content.inputs,
        outputs: content.outputs,
        teamRoles: [],
      }
      const id = await insert(tx, 'initiative_template', {
        name: content.name,
        description: content.description,
        icon: content.icon,
        status: content.status,
        initiative_type: content.initiativeType,
        industries: content.industries,
        phase_count: phases.length,
      })
      await insert(tx, 'template_version', { template_id: id, version: 1, definition: json(definition) })
      templates.set(content.key, { id, content, definition })
    }
    return { agents, templates }
  })
