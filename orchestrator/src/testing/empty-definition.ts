import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'

/** A phase that asks for nothing and has no agents. */
export const emptyDefinition: PhaseDefinition = {
  name: 'Initiation',
  description: 'Scope, people and risks of the selection are agreed.',
  order: 1,
  requiredInputs: { groups: [], fields: [] },
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
}
