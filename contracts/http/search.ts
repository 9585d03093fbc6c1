import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

/** Letters that a search needs. */
export const shortestSearch = 2
/** Rows of each kind that a search gives at most. */
export const searchHitsPerKind = 5

const hit = z.object({
  id: idSchema,
  name: z.string(),
  /** Whose it is; null for what belongs to no client. */
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
})
const personHit = hit.extend({
  /** What the person is here: somebody who signs in, somebody of the client, or a consultant of the firm. */
  kind: z.enum(['user', 'stakeholder', 'consultant']),
  /** E-mail address of a user or consultant, position of a stakeholder. */
  detail: z.string(),
})
export type PersonHit = z.infer<typeof personHit>

const initiativeHit = hit.extend({ status: z.string() })
export type InitiativeHit = z.infer<typeof initiativeHit>

const artifactHit = hit.extend({ fileName: z.string(), initiativeId: idSchema.nullable() })
export type ArtifactHit = z.infer<typeof artifactHit>

export const searchResults = z.object({
  people: z.array(personHit),
  initiatives: z.array(initiativeHit),
  artifacts: z.array(artifactHit),
  templates: z.array(hit),
  clients: z.array(hit),
})
export type SearchResults = z.infer<typeof searchResults>
export type SearchHit = z.infer<typeof hit>

/** Names that hold every word, those first that begin with the text; a few of each kind. */
export const searchAll = route({
  name: 'searchAll',
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'People, initiatives, artifacts, templates and clients that the user may see, by name',
  query: z.strictObject({ q: z.string().trim().min(shortestSearch).max(100) }),
  response: searchResults,
})
