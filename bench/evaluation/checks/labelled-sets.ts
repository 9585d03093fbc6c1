import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { halves, type Half } from '../evaluation-set.ts'

export const verdicts = ['holds', 'does-not-hold', 'cannot-tell'] as const
export type Verdict = (typeof verdicts)[number]

/** What makes a statement easy or hard to judge. */
export const statementAspects = [
  'plain',
  'unrelated',
  'tense',
  'modality',
  'quantity',
  'negation',
  'partial',
  'expired',
  'contradicting-documents',
  'people',
  'scope',
  'heading',
  'risk',
  'draft',
  'translation',
] as const

const id = z.string().regex(/^[a-z0-9-]+$/)
const language = z.enum(['en', 'de'])
const text = z.string().min(1)

const statementSchema = z.strictObject({
  id,
  /** Plain ones are told by one sentence in nearly the same words. */
  kind: z.enum(['plain', 'hard']),
  /** Of the statement; its sources may be in the other one. */
  language,
  aspect: z.enum(statementAspects),
  statement: text,
  /** All that is known about it: documents, inputs of the phase, what a person said in it. */
  sources: z
    .array(z.strictObject({ name: text, kind: z.enum(['document', 'input', 'person']), text }))
    .min(1),
  verdict: z.enum(verdicts),
  /** Verbatim pieces of the sources that decide it; none where nothing in them speaks of it. */
  quotes: z.array(text),
})
export type LabelledStatement = z.infer<typeof statementSchema> & { half: Half }

export const standings = ['supported', 'contradicted', 'unsupported'] as const

/** How a supported claim says it, what is wrong with a contradicted one, and what an unsupported one speaks of. */
export const claimAspects = [
  'verbatim',
  'paraphrase',
  'translation',
  'number',
  'unit',
  'date',
  'name',
  'negation',
  'modality',
  'tense',
  'scope',
  'compound',
  'unsupported',
  'foreign',
] as const

const claimSchema = z.strictObject({
  id,
  /** Of the claim; the passage may be in the other one. */
  language,
  passage: z.strictObject({ text, context: text.optional() }),
  claim: text,
  standing: z.enum(standings),
  aspect: z.enum(claimAspects),
})
export type LabelledClaim = z.infer<typeof claimSchema> & { half: Half }

/**
 * The statements in `statements/<half>/*.json`.
 * @throws ZodError, and Error where a quote is in no source or an id comes twice
 */
export function readStatements(half?: Half): LabelledStatement[] {
  const read = readHalves('statements', statementSchema, half)
  for (const { id: name, quotes, sources } of read)
    for (const quote of quotes)
      if (!sources.some((source) => source.text.includes(quote)))
        throw new Error(`${name}: no source holds one of its quotes.`)
  return read
}

/**
 * The claims in `claims/<half>/*.json`.
 * @throws ZodError, and Error where an id comes twice
 */
export const readClaims = (half?: Half): LabelledClaim[] => readHalves('claims', claimSchema, half)

function readHalves<Item extends { id: string }>(
  set: 'statements' | 'claims',
  schema: z.ZodType<Item>,
  only?: Half,
): (Item & { half: Half })[] {
  const folder = fileURLToPath(new URL(`../${set}`, import.meta.url))
  const read = halves
    .filter((half) => only === undefined || half === only)
    .flatMap((half) => jsonOf(join(folder, half)).map((item) => ({ ...schema.parse(item), half })))
  const ids = new Set(read.map((item) => item.id))
  if (ids.size !== read.length) throw new Error(`An id comes twice among the ${set}.`)
  return read
}

/** None where a half has no items of a set. */
const jsonOf = (folder: string): unknown[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap((name) => z.array(z.unknown()).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
