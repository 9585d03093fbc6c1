import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Half } from '../evaluation-set.ts'

const source = { document: z.string(), quote: z.string().min(1) }

const itemSchema = z.strictObject({
  /** What is listed, in words for a reader of the set. */
  text: z.string(),
  ...source,
  /** Figures and names that show the item where it is not quoted: of each one of the ways to write it. */
  marks: z.array(z.array(z.string().min(1)).min(1)).min(1),
})

const partSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Its name in the expected output. */
  part: z.string(),
  /** What is asked for under it, where a firm of its own asks for it; the template's words where it is left out. */
  detail: z.string().min(1).optional(),
  /** What a complete answer lists; none where no source has it, so that the part is open. */
  items: z.array(itemSchema),
  /** What may be listed as well. */
  alsoRight: z.array(z.strictObject(source)),
})
export type LabelledPart = z.infer<typeof partSchema>
export type LabelledItem = z.infer<typeof itemSchema>

const placeSchema = z.strictObject({
  /** `acme` is the demo's initiative; any other a client of the corpus, of `corpus-runs` or of `corpus-tenth`, given a phase of a template. */
  company: z.string(),
  template: z.string(),
  phase: z.string(),
  agent: z.string(),
  /** That the agents of the initiative write. */
  language: z.enum(['en', 'de']),
  /** With a detail each, or none: those with one are all that the agent is asked for. */
  parts: z
    .array(partSchema)
    .min(1)
    .refine((parts) => new Set(parts.map(({ detail }) => detail === undefined)).size === 1, {
      error: 'All parts of a place have a detail, or none.',
    }),
})

/** An agent's place in a phase, and what complete answers to some of its parts hold. */
export interface LabelledPlace extends z.infer<typeof placeSchema> {
  half: Half
}

/** @throws ZodError, and Error where an id comes twice; none where the half has no parts */
export function readPlaces(half: Half): LabelledPlace[] {
  const folder = fileURLToPath(new URL(`../parts/${half}/`, import.meta.url))
  if (!existsSync(folder)) return []
  const places = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => placeSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const seen = new Set<string>()
  for (const { id } of places.flatMap(({ parts }) => parts)) {
    if (seen.has(id)) throw new Error(`Two parts have the id ${id}.`)
    seen.add(id)
  }
  return places.map((place) => ({ ...place, half }))
}
