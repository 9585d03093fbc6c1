import { z } from 'zod'
import { agentRoleSchema, importanceSchema } from './enums.ts'
import { idSchema } from './ids.ts'

// Document 2 section 3: input fields, groups, phases and mitigations of a template.
export const fieldTypes = [
  'text',
  'textarea',
  'select',
  'tags',
  'multi-select',
  'date',
  'number',
  'currency',
  'range',
  'file',
  'contacts',
  'stakeholders',
] as const
export const fieldTypeSchema = z.enum(fieldTypes)
export type FieldType = z.infer<typeof fieldTypeSchema>

export const inputFieldSchema = z.object({
  /** Key in the phase's inputs; unique within the phase. */
  name: z.string().min(1).max(100),
  label: z.string().min(1).max(200),
  description: z.string().max(2000).optional(),
  type: fieldTypeSchema,
  required: z.boolean().default(false),
  placeholder: z.string().max(500).optional(),
  options: z.array(z.string().max(200)).max(200).optional(),
  /** USD, EUR or GBP, for currency fields. */
  currency: z.enum(['USD', 'EUR', 'GBP']).optional(),
  isFixed: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type InputField = z.infer<typeof inputFieldSchema>

export const inputGroupSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(200),
  description: z.string().max(2000).optional(),
  icon: z.string().max(100).optional(),
  fields: z.array(inputFieldSchema).max(100),
})
export type InputGroup = z.infer<typeof inputGroupSchema>

export const requiredInputsSchema = z.object({
  groups: z.array(inputGroupSchema).max(30),
  fields: z.array(inputFieldSchema).max(100),
})
export type RequiredInputs = z.infer<typeof requiredInputsSchema>

export const recommendedArtifactSchema = z.object({
  name: z.string().trim().min(1).max(200),
  importance: importanceSchema.default('Normal'),
})
export const riskMitigationSchema = z.object({
  id: z.string().min(1).max(100),
  description: z.string().trim().min(1).max(2000),
  order: z.number().int().min(1),
})
export type RiskMitigation = z.infer<typeof riskMitigationSchema>

/** An agent's place in a phase; the agent itself is copied, prompts included (decisions D11, Templates). */
export const agentAssignmentSchema = z.object({
  aiAgentId: idSchema,
  order: z.number().int().min(1),
  moderatorPrompt: z.string().max(8000).default(''),
  chapterTitle: z.string().max(200).default(''),
  expectedOutput: z.string().max(4000).default(''),
  aiAgent: z.object({
    id: idSchema,
    name: z.string(),
    role: agentRoleSchema,
    description: z.string(),
    systemMessage: z.string(),
    isSME: z.boolean(),
  }),
})
export type AgentAssignment = z.infer<typeof agentAssignmentSchema>

export const phaseDefinitionSchema = z.object({
  /** The same through all versions of a template, whatever the phase's name and place. Missing in early ones. */
  id: z.string().min(1).max(100).optional(),
  name: z.string().min(1).max(200),
  description: z.string().max(4000),
  order: z.number().int().min(1),
  /** Planned length in calendar days, from the end of the phase before. */
  durationDays: z.number().int().min(1).max(730).optional(),
  requiredInputs: requiredInputsSchema,
  recommendedArtifacts: z.array(recommendedArtifactSchema).max(50),
  initialRiskMitigations: z.array(riskMitigationSchema).max(50),
  riskMitigations: z.array(riskMitigationSchema).max(50),
  aiAgents: z.array(agentAssignmentSchema).max(10),
})
export type PhaseDefinition = z.infer<typeof phaseDefinitionSchema>

/** A part that somebody takes in the team of an initiative (docs/decisions-made.md, Templates). */
export const teamRoleSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  description: z.string().max(1000).default(''),
})
export type TeamRole = z.infer<typeof teamRoleSchema>

export const templateDefinitionSchema = z.object({
  phases: z.array(phaseDefinitionSchema).min(1).max(30),
  inputs: requiredInputsSchema,
  outputs: requiredInputsSchema,
  teamRoles: z.array(teamRoleSchema).max(20).default([]),
})
export type TemplateDefinition = z.infer<typeof templateDefinitionSchema>
