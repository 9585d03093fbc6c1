import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { officeFilesOf } from './office-files.ts'

export const questionKinds = ['lexical', 'paraphrase', 'number', 'negative', 'unanswerable'] as const
export type QuestionKind = (typeof questionKinds)[number]

const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(questionKinds),
  question: z.string().min(1),
  /** Verbatim pieces of documents that answer it; none for what no document answers. */
  answers: z.array(z.strictObject({ document: z.string(), quote: z.string().min(1) })),
  /** Short text that a right answer contains. */
  expect: z.string().optional(),
})

export interface EvaluationQuestion extends z.infer<typeof questionSchema> {
  /** The client whose documents it is about. */
  client: string
  half: Half
}

/** Those with documents of their own. */
export const ownHalves = ['fresh', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
export type OwnHalf = (typeof ownHalves)[number]

/**
 * `dev` may be looked at when rules are made; `frozen` is measured only; the others have documents of their own in
 * `corpus-<half>`, were measured before a rule was made for them, and may be looked at since. Each has a folder in
 * `questions`, but for `ninth`, `tenth` and `eleventh`, which have statements and claims, and `tenth` and `tenth-second`,
 * which have parts of contributions, of the same documents: rules were made from what the first of these missed, and none
 * from the second.
 */
export const halves = ['dev', 'frozen', ...ownHalves, 'ninth', 'tenth', 'eleventh', 'tenth-second'] as const
export type Half = (typeof halves)[number]

export interface EvaluationDocument {
  client: string
  /** `<client>/<file>`, as questions name it. */
  path: string
  text: string
}

/** A document as the product is given it: of a workbook or a slide deck its bytes. */
export interface EvaluationFile extends Pick<EvaluationDocument, 'client' | 'path'> {
  text: string | Uint8Array
}

export interface EvaluationSet {
  clients: string[]
  documents: EvaluationDocument[]
  questions: EvaluationQuestion[]
}

/**
 * The documents and questions beside this file.
 * @throws ZodError, and Error where a quote is not in its document or an id comes twice
 */
export function readEvaluationSet(folder = fileURLToPath(new URL('.', import.meta.url))): EvaluationSet {
  const documents = documentsOf(join(folder, 'corpus'))
  const clients = [...new Set(documents.map(({ client }) => client))]
  const questions = clients.flatMap((client) => halves.flatMap((half) => readQuestions(folder, client, half)))
  checkQuestions(questions, documents)
  return { clients, documents, questions }
}

/** Documents of companies that nothing else asks about, each set for a firm of its own. */
export const readOwnDocuments = (half: OwnHalf): Promise<EvaluationFile[]> => filesOf(`corpus-${half}`)

/** Documents of companies about which only parts of contributions are labelled, for a firm of its own. */
export const readRunDocuments = async (): Promise<EvaluationFile[]> =>
  (await Promise.all(['corpus-runs', 'corpus-tenth'].map((folder) => filesOf(folder)))).flat()

/** The corpus as the product is given it: the documents of `readEvaluationSet`, and workbooks and slide decks. */
export const readCorpusFiles = (): Promise<EvaluationFile[]> => filesOf('corpus')

/** A folder's documents; those of office programs are made here. */
async function filesOf(folder: string): Promise<EvaluationFile[]> {
  const corpus = fileURLToPath(new URL(folder, import.meta.url))
  return [...documentsOf(corpus), ...(await officeFilesOf(corpus))]
}

const documentsOf = (corpus: string): EvaluationDocument[] =>
  readdirSync(corpus)
    .sort()
    .flatMap((client) =>
      readdirSync(join(corpus, client))
        .filter((name) => /\.(?:md|csv)$/u.test(name))
        .sort()
        .map((name) => ({
          client,
          path: `${client}/${name}`,
          text: readFileSync(join(corpus, client, name), 'utf8'),
        })),
    )

function readQuestions(folder: string, client: string, half: Half): EvaluationQuestion[] {
  const path = join(folder, 'questions', half, 'passages', `${client}.json`)
  if (!existsSync(path)) return []
  return z
    .array(questionSchema)
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .map((question) => ({ ...question, client, half }))
}

function checkQuestions(
  questions: readonly EvaluationQuestion[],
  documents: readonly EvaluationDocument[],
): void {
  const texts = new Map(documents.map(({ path, text }) => [path, plainText(text)]))
  const seen = new Set<string>()
  for (const { id, kind, answers } of questions) {
    if (seen.has(id)) throw new Error(`Two questions have the id ${id}.`)
    seen.add(id)
    if ((kind === 'unanswerable') !== (answers.length === 0))
      throw new Error(`${id}: only a question that cannot be answered has no answers.`)
    for (const { document, quote } of answers) {
      if (texts.get(document)?.includes(plainText(quote)) !== true)
        throw new Error(`${id}: ${document} does not hold “${quote}”.`)
    }
  }
}

/** Text to compare quotes by: white space and the marks of Markdown apart, which reading a document removes. */
export const plainText = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]*)\]\([^()\s]*\)/gu, '$1')
    .replace(/[*_`|\\>]/gu, ' ')
    .replace(/\s+/gu, '')
