import type { AgentRole, Importance, InitiativeType } from '@parley/contracts/enums.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { RequiredInputs, TeamRole } from '@parley/contracts/template-definition.ts'

/** Agents and templates as plain data. Records name each other by key; what writes them turns keys into ids. */
export interface AgentContent {
  key: string
  name: string
  description: string
  systemMessage: string
  role: AgentRole
  isSME: boolean
  industries: string[]
}

export interface AssignmentContent {
  agent: string
  chapterTitle: string
  moderatorPrompt: string
  expectedOutput: string
}

export interface TemplatePhaseContent {
  /** Stable key of the phase within its template, in kebab-case. */
  id: string
  name: string
  description: string
  /** Usual length in calendar days. */
  durationDays: number
  requiredInputs: RequiredInputs
  recommendedArtifacts: { name: string; importance: Importance }[]
  initialRiskMitigations: string[]
  riskMitigations: string[]
  aiAgents: AssignmentContent[]
}

export interface TemplateContent {
  key: string
  name: string
  description: string
  icon: string
  language: WrittenLanguage
  initiativeType: InitiativeType
  industries: string[]
  status: 'CURRENT' | 'FUTURE'
  /** Null: the platform's own, for everybody. A firm's key: that firm's. */
  firm: string | null
  /** A client's key: the firm has assigned it to that client. */
  client: string | null
  teamRoles: TeamRole[]
  inputs: RequiredInputs
  outputs: RequiredInputs
  phases: TemplatePhaseContent[]
}
