import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'
import { templateDefinitionSchema } from '../template-definition.ts'
import { templateAnswer } from './templates.ts'

const tag = 'Templates'
const versionNumber = z.coerce.number().int().min(1).max(1_000_000)

/** A difference between two versions, in the words of the editor. */
export const templateChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** What it concerns: the template's inputs, outputs and roles, or something of a phase; a group without a phase holds
   * global inputs. */
  part: z.enum([
    'phase',
    'global-input',
    'output',
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
  /**
   * For 'changed': which of its properties, and both values as a person reads them. For 'moved': `order`, places
   * counted from 1, or `group`, for a field that stands in another one.
   */
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
  query: listQuery,
  response: z.object({ versions: z.array(templateVersionSchema), total: z.number().int() }),
  list: 'versions',
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
