import { z } from 'zod'
import { agentRoleSchema, initiativeTypeSchema, templateStatusSchema } from '../enums.ts'
import { route } from '../route.ts'
import { writtenLanguageSchema } from '../rules/initiative-language.ts'
import { idParams } from '../schemas.ts'
import { assignmentInput, phaseInput, templateDefinitionInput } from '../template-input.ts'
import { templateSchema } from './templates.ts'

const tag = 'Templates'

/** As large as what may be written in the editor. */
export const templateFileLimits = { bytes: 1024 * 1024 }

/** Agents travel by name and role: ids mean nothing elsewhere. */
const travellingAgent = assignmentInput
  .omit({ aiAgentId: true, aiAgent: true })
  .extend({ agent: z.strictObject({ name: z.string().min(1).max(200), role: agentRoleSchema }) })
export const templateFileSchema = z.strictObject({
  format: z.literal('parley-template'),
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime().optional(),
  template: z.strictObject({
    name: z.string().trim().min(1).max(200),
    description: z.string().max(4000).default(''),
    icon: z.string().min(1).max(100).default('BusinessIcon'),
    status: templateStatusSchema.default('CURRENT'),
    initiativeType: initiativeTypeSchema,
    /** Missing in files from before templates had one. */
    language: writtenLanguageSchema.nullable().default(null),
    industries: z.array(z.string().max(50)).max(50).default([]),
    ...templateDefinitionInput,
    phases: z
      .array(
        phaseInput
          .omit({ aiAgents: true })
          .extend({ aiAgents: z.array(travellingAgent).max(10).default([]) }),
      )
      .min(1)
      .max(30),
  }),
})
export type TemplateFile = z.output<typeof templateFileSchema>

/** A JSON file, `template-{name}.parley.json`. */
export const exportTemplate = route({
  name: 'exportTemplate',
  method: 'GET',
  path: '/initiative-templates/:id/export',
  tag,
  summary: 'A template as a file',
  params: idParams,
  response: templateFileSchema,
  kind: 'download',
})
/** Multipart `file`. `?dryRun=true` checks only. Agents that are not known here are left out, and named. */
export const importTemplate = route({
  name: 'importTemplate',
  method: 'POST',
  path: '/initiative-templates/import',
  tag,
  summary: 'A template from a file',
  status: 201,
  kind: 'upload',
  query: z.strictObject({ dryRun: z.stringbool().default(false) }),
  body: z.strictObject({ name: z.string().trim().max(200).optional() }),
  response: z.object({
    /** Null for a dry run. */
    template: templateSchema.nullable(),
    summary: z.object({
      name: z.string(),
      phases: z.array(z.string()),
      inputCount: z.number().int(),
      agentCount: z.number().int(),
      missingAgents: z.array(z.object({ name: z.string(), role: agentRoleSchema, phase: z.string() })),
    }),
  }),
})
