import { z } from 'zod'
import { idSchema } from './ids.ts'

/** No parameters, no query or no body. */
export const nothing = z.strictObject({})

export const idParams = z.strictObject({ id: idSchema })
export const phaseIdParams = z.strictObject({ phaseId: idSchema })
export const clientIdParams = z.strictObject({ clientId: idSchema })
export const initiativeIdParams = z.strictObject({ initiativeId: idSchema })

/** ISO 8601 UTC (decisions D7). */
export const timeSchema = z.iso.datetime()

/** Query of every plain list (the HTTP API, preamble): JSON texts, as react-admin's simple REST sends them. */
export const listQuery = z.strictObject({
  q: z.string().max(200).optional(),
  /** `["field","ASC"]` */
  sort: z.string().max(200).optional(),
  /** `[from,to]`, inclusive */
  range: z.string().max(50).optional(),
  /** `{…}` */
  filter: z.string().max(4000).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** Yes or no in a list's filter; as a word too, since addresses hold words. */
export const flagFilter = z.union([z.boolean(), z.stringbool()])

/** Sent back from the row that an edit was made from; a stale one answers 409 (decisions D3). */
export const madeFrom = { updatedAt: timeSchema.optional() }

/** A text that an empty one or null takes away; read as '' then. */
export const clearableText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform((text) => text ?? '')

/** An address that may be left out; one with a space around it is itself, and blanks are none. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .pipe(z.union([z.literal(''), z.email('Invalid email format')]))
  .nullable()
  .optional()

/** Tags as a form sends them, a JSON text, or as an answer holds them; read as that text. */
export const tagsInput = z.union([
  z.string().max(4000),
  z
    .array(z.string().max(100))
    .max(50)
    .transform((tags) => JSON.stringify(tags)),
])

export const deletedSchema = z.object({ id: idSchema })
export const okSchema = z.object({ ok: z.literal(true) })

export const shortText = z.string().trim().min(1).max(200)
export const longText = z.string().max(20_000)

/** An industry by id, by code, or as an answer holds it; `all` stands for every industry. */
export const industryInput = z.union([
  z.string().min(1).max(50),
  z.looseObject({ id: idSchema.optional(), code: z.string().min(1).max(50) }),
])
