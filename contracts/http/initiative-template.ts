import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams } from '../schemas.ts'
import { phaseDefinitionSchema } from '../template-definition.ts'
import { templateChangeSchema } from './template-versions.ts'

const tag = 'Initiatives'

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
  tag,
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
