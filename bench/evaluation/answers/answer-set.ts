import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Half } from '../evaluation-set.ts'

export const answerKinds = ['cell', 'list', 'paraphrase', 'unanswerable'] as const
export type AnswerKind = (typeof answerKinds)[number]

const quoteSchema = z.strictObject({ document: z.string(), quote: z.string().min(1) })

const askedSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(answerKinds),
  language: z.enum(['en', 'de']),
  /** A client of the corpus or the demo, or a firm of the demo. */
  client: z.string(),
  /** In the client's chat, or in the search of its firm. */
  place: z.enum(['client', 'firm']),
  question: z.string().min(1),
  /** Verbatim pieces of documents that answer it; a row of a table has bars between its cells. */
  answers: z.array(quoteSchema),
  /** What a right answer says: of each item one of the ways to put it. */
  expect: z.array(z.array(z.string().min(1)).min(1)).default([]),
  /** What stands beside it and answers something else: other rows. */
  wrong: z.array(z.string().min(1)).default([]),
})

export interface AskedQuestion extends z.infer<typeof askedSchema> {
  half: Half
}

/**
 * The questions to tables and lists, the near misses that nothing answers, and the paraphrases of a half: every file of
 * its folder.
 * @throws ZodError, and Error where an id comes twice or a question of a kind lacks what it is judged by
 */
export function readAskedQuestions(half: Half): AskedQuestion[] {
  const folder = fileURLToPath(new URL(`../questions/${half}/`, import.meta.url))
  // A half of statements and claims alone has none.
  if (!existsSync(folder)) return []
  const asked = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => z.array(askedSchema).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const seen = new Set<string>()
  for (const { id, kind, answers, expect } of asked) {
    if (seen.has(id)) throw new Error(`Two questions have the id ${id}.`)
    seen.add(id)
    if ((kind === 'unanswerable') !== (answers.length === 0))
      throw new Error(`${id}: only a question that cannot be answered has no answers.`)
    if ((kind === 'cell' || kind === 'list') !== expect.length > 0)
      throw new Error(`${id}: a question to a table or list says what a right answer holds.`)
  }
  return asked.map((question) => ({ ...question, half }))
}
