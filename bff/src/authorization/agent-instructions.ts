import type { TemplateChange } from '@parley/contracts/http/template-versions.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'

/**
 * A phase as it is shown to those who work with what agents say, not with how they are told to: without the agents'
 * own instructions, which are for those who write templates (docs/decisions-made.md, Agents).
 */
export const withoutInstructions = (phase: PhaseDefinition): PhaseDefinition => ({
  ...phase,
  aiAgents: phase.aiAgents.map((place) => ({ ...place, aiAgent: { ...place.aiAgent, systemMessage: '' } })),
})

/** That an agent's instructions changed, not what they say. */
export const withoutInstructionTexts = (change: TemplateChange): TemplateChange => ({
  ...change,
  details: change.details.map((detail) =>
    detail.property === 'systemMessage' ? { ...detail, before: '', after: '' } : detail,
  ),
})
