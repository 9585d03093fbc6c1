import { z } from 'zod'
import { agentRoleSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams } from '../schemas.ts'
import { phaseDefinitionSchema, teamRoleSchema } from '../template-definition.ts'
import { daySchema } from './initiative-metadata.ts'
import { templateChangeSchema } from './template-versions.ts'

const tag = 'Initiatives'

const durationDays = phaseDefinitionSchema.shape.durationDays.unwrap()

/** What creating an initiative would make; nothing is written. */
export const previewInitiative = route({
  name: 'previewInitiative',
  method: 'POST',
  path: '/initiatives/preview',
  tag,
  summary: 'What would be made from a template, without making it',
  body: z.strictObject({
    templateId: idSchema,
    clientId: idSchema,
    /** Today without one. */
    startDate: daySchema.optional(),
    /** By the id of the template's phase, where they differ from the template's; null for one that is not known. */
    phaseDurations: z.record(z.string().max(100), durationDays.nullable()).optional(),
  }),
  response: z.object({
    template: z.object({ id: idSchema, name: z.string(), icon: z.string(), version: z.number().int() }),
    client: z.object({ id: idSchema, name: z.string() }),
    startDate: daySchema,
    /** Null where a phase has no duration. */
    endDate: daySchema.nullable(),
    phases: z.array(
      z.object({
        /** Of the template's phase. */
        id: z.string(),
        name: z.string(),
        description: z.string(),
        order: z.number().int(),
        durationDays: durationDays.nullable(),
        plannedStart: daySchema.nullable(),
        plannedEnd: daySchema.nullable(),
        agents: z.array(
          z.object({ id: idSchema, name: z.string(), role: agentRoleSchema, isSME: z.boolean() }),
        ),
        /** Fields that people fill. */
        inputCount: z.number().int(),
        artifactCount: z.number().int(),
      }),
    ),
    /** Fields that people fill, of all phases. */
    inputCount: z.number().int(),
    globalInputCount: z.number().int(),
    /** Places of agents in all phases. */
    agentCount: z.number().int(),
    teamRoles: z.array(teamRoleSchema),
  }),
})
export type InitiativePreview = z.infer<typeof previewInitiative.response>

/** What is new in the template since an initiative, or a phase of it, took its version. */
export const getInitiativeTemplateChanges = route({
  name: 'getInitiativeTemplateChanges',
  method: 'GET',
  path: '/initiatives/:id/template-changes',
  tag,
  summary: 'What changed in the template since',
  params: idParams,
  response: z.object({
    /** Null where the template is gone or out of sight. */
    template: z.object({ id: idSchema, name: z.string(), newestVersion: z.number().int() }).nullable(),
    version: z.number().int().nullable(),
    phases: z.array(
      z.object({
        /** Null for a phase that only the newest version has. */
        phaseId: idSchema.nullable(),
        name: z.string(),
        /** Of the version that the phase has. */
        version: z.number().int().nullable(),
        changes: z.array(templateChangeSchema),
        /** Whether it may take the newest version over, or be added: not started, and different. */
        canTake: z.boolean(),
        /** Why it may not, in a sentence. */
        reason: z.string().nullable(),
        next: phaseDefinitionSchema.nullable(),
      }),
    ),
    /** Changes of global inputs, outputs and team roles. */
    changes: z.array(templateChangeSchema),
    /** Whether the newest version's global inputs may be taken over: different, and the initiative is not closed. */
    canTakeGlobalInputs: z.boolean(),
  }),
})
export type InitiativeTemplateChanges = z.infer<typeof getInitiativeTemplateChanges.response>

/** Phases not yet started take the newest version over; what was filled in stays under the same field names. */
export const takeTemplateVersion = route({
  name: 'takeTemplateVersion',
  method: 'POST',
  path: '/initiatives/:id/take-template-version',
  tag,
  summary: 'Phases not yet started take the newest template version over',
  params: idParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    phaseIds: z.array(idSchema).max(30),
    /** Also add the phases that only the newest version has, after the started ones. */
    addPhases: z.boolean().default(false),
    /** Also take its global inputs over. */
    globalInputs: z.boolean().default(false),
  }),
  response: z.object({
    taken: z.number().int(),
    added: z.number().int(),
    /** Labels of fields whose value does not fit them any more, and was taken out. */
    cleared: z.array(z.string()),
  }),
})
