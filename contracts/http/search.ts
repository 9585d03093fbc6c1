import { z } from 'zod'
import {
  initiativeStatusSchema,
  interviewStatusSchema,
  observationStatusSchema,
  phaseStatusSchema,
  severitySchema,
} from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { timeSchema } from '../schemas.ts'

/** Letters that a search needs. */
export const shortestSearch = 2
/** Rows of each kind that a search gives at most. */
export const searchHitsPerKind = 5
/** Letters of an observation that a hit shows at most. */
export const longestHitName = 200

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

const initiativeHit = hit.extend({ status: initiativeStatusSchema })
export type InitiativeHit = z.infer<typeof initiativeHit>

const named = z.object({ id: idSchema, name: z.string() })

/** `initiative` is null for a document of the client or of the firm. */
const artifactHit = hit.extend({
  fileName: z.string(),
  initiativeId: idSchema.nullable(),
  initiative: named.nullable(),
})
export type ArtifactHit = z.infer<typeof artifactHit>

/** What belongs to an initiative: that of a client, always. */
const workHit = hit.extend({ client: named, initiative: named })
const phaseHit = workHit.extend({ status: phaseStatusSchema })
export type PhaseHit = z.infer<typeof phaseHit>

/** `name` is what was found, cut after `longestHitName` letters. */
const observationHit = workHit.extend({
  severity: severitySchema,
  status: observationStatusSchema,
  phase: named,
})
export type ObservationHit = z.infer<typeof observationHit>

/** `name` is of the people who were asked; empty where nobody is named. */
const interviewHit = workHit.extend({ status: interviewStatusSchema, interviewDate: timeSchema })
export type InterviewHit = z.infer<typeof interviewHit>

export const searchResults = z.object({
  people: z.array(personHit),
  initiatives: z.array(initiativeHit),
  phases: z.array(phaseHit),
  observations: z.array(observationHit),
  artifacts: z.array(artifactHit),
  interviews: z.array(interviewHit),
  templates: z.array(hit),
  clients: z.array(hit),
})
export type SearchResults = z.infer<typeof searchResults>
export type SearchHit = z.infer<typeof hit>

/**
 * Names that hold every word, those first that begin with the text; a few of each kind. What belongs to an initiative
 * is found by the words of its name too, where at least one is its own.
 */
export const searchAll = route({
  name: 'searchAll',
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary:
    'People, initiatives, phases, observations, artifacts, interviews, templates and clients that the user may see',
  query: z.strictObject({ q: z.string().trim().min(shortestSearch).max(100) }),
  response: searchResults,
})
