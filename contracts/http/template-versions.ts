import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, madeFrom, timeSchema } from '../schemas.ts'
import { phaseDefinitionSchema, templateDefinitionSchema } from '../template-definition.ts'
import { templateAnswer } from './templates.ts'

const tag = 'Templates'
const versionNumber = z.coerce.number().int().min(1).max(1_000_000)

/** A difference between two versions, in the words of the editor. */
export const templateChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** What it concerns: the template's inputs and roles, or something of a phase. */
  part: z.enum([
    'phase',
    'global-input',
    'team-role',
    'input',
    'group',
    'artifact',
    'initial-mitigation',
    'mitigation',
    'agent',
  ]),
  /** Name of the phase, for what belongs to one. */
  phase: z.string().nullable(),
  /** What the thing is called. */
  name: z.string(),
  /** For 'changed': which of its properties, and both values as a person reads them. */
  details: z.array(z.object({ property: z.string(), before: z.string(), after: z.string() })),
})
export type TemplateChange = z.infer<typeof templateChangeSchema>

export const templateVersionSchema = z.object({
  version: z.number().int(),
  note: z.string(),
  createdAt: timeSchema,
  createdBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  phaseCount: z.number().int(),
  /** Initiatives made from it that the person may see. */
  initiativeCount: z.number().int(),
})
export const listTemplateVersions = route({
  name: 'listTemplateVersions',
  method: 'GET',
  path: '/initiative-templates/:id/versions',
  tag,
  summary: 'Versions of a template, newest first',
  params: idParams,
  query: z.strictObject({ range: z.string().max(50).optional() }),
  response: z.object({ versions: z.array(templateVersionSchema), total: z.number().int() }),
})
const versionParams = z.strictObject({ id: idSchema, version: versionNumber })
/** `changes`: against the version before. */
export const getTemplateVersion = route({
  name: 'getTemplateVersion',
  method: 'GET',
  path: '/initiative-templates/:id/versions/:version',
  tag,
  summary: 'One version, whole, and what it changed',
  params: versionParams,
  response: z.object({
    version: templateVersionSchema,
    definition: templateDefinitionSchema,
    changes: z.array(templateChangeSchema),
  }),
})
/** Makes the former version the newest again, as a version of its own. */
export const restoreTemplateVersion = route({
  name: 'restoreTemplateVersion',
  method: 'POST',
  path: '/initiative-templates/:id/versions/:version/restore',
  tag,
  summary: 'Go back to a former version',
  params: versionParams,
  body: z.strictObject(madeFrom),
  response: templateAnswer,
})

/** What is new in the template since an initiative, or a phase of it, took its version. */
export const getInitiativeTemplateChanges = route({
  name: 'getInitiativeTemplateChanges',
  method: 'GET',
  path: '/initiatives/:id/template-changes',
  tag: 'Initiatives',
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
        /** Whether it may take the newest version over: not started, and different. */
        canTake: z.boolean(),
        /** Why it may not, in a sentence. */
        reason: z.string().nullable(),
        next: phaseDefinitionSchema.nullable(),
      }),
    ),
    /** Changes of global inputs and team roles. */
    changes: z.array(templateChangeSchema),
  }),
})
/** Phases not yet started take the newest version over; what was filled in stays under the same field names. */
export const takeTemplateVersion = route({
  name: 'takeTemplateVersion',
  method: 'POST',
  path: '/initiatives/:id/take-template-version',
  tag: 'Initiatives',
  summary: 'Phases not yet started take the newest template version over',
  params: idParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    phaseIds: z.array(idSchema).max(30),
    /** Also add the phases that only the newest version has, after the started ones. */
    addPhases: z.boolean().default(false),
  }),
  response: z.object({ taken: z.number().int(), added: z.number().int() }),
})
