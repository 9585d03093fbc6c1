import { z } from 'zod'

// Document 1 section 4; decisions D3. ANALYZING is computed for readers, never stored.
export const initiativeStatuses = [
  'PENDING',
  'ACTIVE',
  'COMPLETED',
  'ON_HOLD',
  'CANCELLED',
  'ANALYZING',
] as const
export const initiativeStatusSchema = z.enum(initiativeStatuses)
export type InitiativeStatus = z.infer<typeof initiativeStatusSchema>

// Document 2 section 4.2.
export const phaseStatuses = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED'] as const
export const phaseStatusSchema = z.enum(phaseStatuses)
export type PhaseStatus = z.infer<typeof phaseStatusSchema>

// Document 2 sections 3 and 4.1.
export const severities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export const severitySchema = z.enum(severities)
export type Severity = z.infer<typeof severitySchema>
export const observationStatuses = ['OPEN', 'ACCEPTED', 'TO_REMEDIATE', 'REMEDIATED'] as const
export const observationStatusSchema = z.enum(observationStatuses)
export type ObservationStatus = z.infer<typeof observationStatusSchema>
export const observationTypes = ['INITIAL', 'AI_CONVERSATION'] as const
export const observationTypeSchema = z.enum(observationTypes)
export type ObservationType = z.infer<typeof observationTypeSchema>

export const agentRoles = ['CONTRIBUTOR', 'REVIEWER', 'APPROVER'] as const
export const agentRoleSchema = z.enum(agentRoles)
export type AgentRole = z.infer<typeof agentRoleSchema>

export const interactionStatuses = [
  'PENDING',
  'RUNNING',
  'AWAITING_HUMAN',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'SKIPPED',
] as const
export const interactionStatusSchema = z.enum(interactionStatuses)
export type InteractionStatus = z.infer<typeof interactionStatusSchema>

export const sequenceStatuses = [
  'QUEUED',
  'RUNNING',
  'AWAITING_HUMAN',
  'PAUSED',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
] as const
export const sequenceStatusSchema = z.enum(sequenceStatuses)
export type SequenceStatus = z.infer<typeof sequenceStatusSchema>
/** All that count as running (decisions D10). */
export const runningSequenceStatuses: readonly SequenceStatus[] = [
  'QUEUED',
  'RUNNING',
  'AWAITING_HUMAN',
  'PAUSED',
]

// Document 2 sections 3 and 9.
export const importanceLevels = ['Very High', 'High', 'Normal', 'Low', 'Very Low'] as const
export const importanceSchema = z.enum(importanceLevels)
export type Importance = z.infer<typeof importanceSchema>

export const templateStatusSchema = z.enum(['CURRENT', 'FUTURE'])
export type TemplateStatus = z.infer<typeof templateStatusSchema>
// decisions D7.
export const templateVisibilitySchema = z.enum(['PARLEY', 'CONSULTING_FIRM', 'CLIENT'])
export type TemplateVisibility = z.infer<typeof templateVisibilitySchema>

// Document 1 section 3.
export const initiativeTypes = [
  'VENDOR_SELECTION',
  'AI_IMPLEMENTATION',
  'DIGITAL_MATURITY',
  'PROCESS_OPTIMIZATION',
  'DISCOVERY',
  'DIGITAL_TRANSFORMATION',
  'CHANGE_MANAGEMENT',
  'GOVERNANCE',
  'SYSTEM_INTEGRATION',
  'OPERATING_MODEL',
  'RFP_MANAGEMENT',
  'LEARNING_PROGRAMS',
  'DATA_STRATEGY',
  'TECH_DEBT',
  'CUSTOMER_JOURNEY',
] as const
export const initiativeTypeSchema = z.enum(initiativeTypes)
export type InitiativeType = z.infer<typeof initiativeTypeSchema>

export const permissions = [
  'manage_users',
  'manage_roles',
  'manage_initiatives',
  'view_analytics',
  'manage_settings',
  'manage_integrations',
] as const
export const permissionSchema = z.enum(permissions)
export type Permission = z.infer<typeof permissionSchema>

export const industryCodes = [
  'all',
  'technology',
  'healthcare',
  'finance',
  'insurance',
  'manufacturing',
  'retail',
  'energy',
  'transportation',
  'construction',
  'education',
  'media',
  'telecom',
  'agriculture',
  'realestate',
  'hospitality',
  'other',
] as const

export const indexingStatuses = [
  'PENDING',
  'EXTRACTING',
  'EMBEDDING',
  'INDEXED',
  'FAILED',
  'NOT_SEARCHABLE',
] as const
export const indexingStatusSchema = z.enum(indexingStatuses)

export const interviewStatusSchema = z.enum(['PLANNED', 'COMPLETED'])
export const modelChoiceSchema = z.enum(['gpt', 'claude', 'gemini'])
/** Who can answer (decisions D4). `builtin` is the deterministic, extractive model that needs no key. */
export const modelProviders = ['openai', 'anthropic', 'google', 'builtin'] as const
export type ModelProviderId = (typeof modelProviders)[number]
