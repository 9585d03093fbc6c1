import { z } from 'zod'
import { importanceSchema } from './enums.ts'
import { idSchema, newId } from './ids.ts'
import {
  inputFieldSchema,
  inputGroupSchema,
  phaseDefinitionSchema,
  riskMitigationSchema,
  teamRoleSchema,
} from './template-definition.ts'

// What people write of a template. It is kinder than what is stored: orders come from positions, ids that are missing
// are made, and a plain text stands for an artifact or a mitigation (Document 2, section 3).

/** Most agents in a phase (Document 2, section 9). */
export const maxAgentsPerPhase = 10
export const maxPhases = 30
/** Document 2, section 9. */
export const defaultAiHours = 100
/** Phases of a new template (Document 2, section 3). */
export const defaultPhaseNames = [
  'Initiation',
  'Discovery',
  'Analysis',
  'Synthesis',
  'Recommendation',
] as const

const madeId = z.string().min(1).max(100).default(newId)
const field = z.strictObject(inputFieldSchema.shape)
const fields = z.array(field).max(100).default([])
const group = z.strictObject({ ...inputGroupSchema.shape, id: madeId, fields })

/** Groups and loose fields; a field's name is its key and stands once, and its limits leave room for a value. */
export const requiredInputsInput = z
  .strictObject({ groups: z.array(group).max(30).default([]), fields })
  .superRefine(({ groups, fields: loose }, context) => {
    const seen = new Set<string>()
    const refuse = (message: string, path: (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path })
    const check = ({ name, min, max }: z.output<typeof field>, path: (string | number)[]): void => {
      if (seen.has(name)) refuse(`The field name "${name}" is used twice`, [...path, 'name'])
      seen.add(name)
      if (min !== undefined && max !== undefined && min > max)
        refuse('The smallest value is larger than the largest', [...path, 'max'])
    }
    for (const [at, { fields: inGroup }] of groups.entries())
      for (const [index, one] of inGroup.entries()) check(one, ['groups', at, 'fields', index])
    for (const [index, one] of loose.entries()) check(one, ['fields', index])
  })

const artifactName = z.string().trim().min(1).max(200)
const artifact = z.union([
  artifactName.transform((name) => ({ name, importance: 'Normal' as const })),
  z.strictObject({ name: artifactName, importance: importanceSchema.default('Normal') }),
])
const mitigationText = riskMitigationSchema.shape.description
const mitigation = z.union([
  mitigationText.transform((description) => ({ id: newId(), description, order: 1 })),
  z.strictObject({ id: madeId, description: mitigationText, order: z.number().int().min(1).default(1) }),
])

/** An agent's place as it is written: the agent by id; what it is is copied in by the server (decisions D11). */
export const assignmentInput = z.strictObject({
  aiAgentId: idSchema,
  order: z.number().int().min(1).default(1),
  moderatorPrompt: z.string().max(8000).default(''),
  chapterTitle: z.string().max(200).default(''),
  expectedOutput: z.string().max(4000).default(''),
  /** Part of the answer; passed over. */
  aiAgent: z.unknown().optional(),
})

export const phaseInput = z.strictObject({
  /** Without one: that of the phase of this name, or else in this place, in the version before; a new one where there is none. */
  id: madeId.unwrap().optional(),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(4000).default(''),
  order: z.number().int().min(1).default(1),
  durationDays: phaseDefinitionSchema.shape.durationDays,
  requiredInputs: requiredInputsInput.default({ groups: [], fields: [] }),
  recommendedArtifacts: z.array(artifact).max(50).default([]),
  initialRiskMitigations: z.array(mitigation).max(50).default([]),
  riskMitigations: z.array(mitigation).max(50).default([]),
  aiAgents: z.array(assignmentInput).max(maxAgentsPerPhase).default([]),
})
export type PhaseInput = z.input<typeof phaseInput>

/** The parts of a template that are kept in versions. */
export const templateDefinitionInput = {
  phases: z.array(phaseInput).min(1).max(maxPhases),
  inputs: requiredInputsInput,
  outputs: requiredInputsInput,
  teamRoles: z.array(z.strictObject({ ...teamRoleSchema.shape, id: madeId })).max(20),
}
