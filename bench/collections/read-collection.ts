import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Collection, CollectionDocument, CollectionQuestion } from './collection.ts'

type Judgements = Map<string, Set<string>>

/**
 * Reads a collection from its folder, in one of the forms that they are published in: BEIR's (`corpus.jsonl`,
 * `queries.jsonl`, `qrels/test.tsv`), SMART's (`*.all`, `*.qry`, `*.rel`) and that of NPL (`doc-text`, `query-text`,
 * `rlv-ass`). Questions without a judged document are left out.
 * @throws where the folder holds none of them
 */
export function readCollection(folder: string): Collection {
  const name = basename(folder)
  const files = readdirSync(folder)
  if (files.includes('corpus.jsonl')) return { name, ...readBeir(folder) }
  if (files.includes('doc-text')) return { name, ...readNpl(folder) }
  if (files.some((file) => /\.all$/iu.test(file))) return { name, ...readSmart(folder, files) }
  throw new Error(`${folder} holds no collection: neither corpus.jsonl, nor *.all, nor doc-text.`)
}

const judged = (questions: Omit<CollectionQuestion, 'relevant'>[], judgements: Judgements) =>
  questions.flatMap(({ id, text }) => {
    const relevant = judgements.get(id)
    return relevant === undefined ? [] : [{ id, text, relevant }]
  })

/** Notes that a document answers a question. */
function judge(judgements: Judgements, question: string, document: string): void {
  const known = judgements.get(question) ?? new Set<string>()
  judgements.set(question, known.add(document))
}

const beirRow = z.object({ _id: z.string(), title: z.string().default(''), text: z.string() })

function readBeir(folder: string): Omit<Collection, 'name'> {
  const rows = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => beirRow.parse(JSON.parse(line)))
  const judgements: Judgements = new Map()
  const test = join(folder, 'qrels', 'test.tsv')
  const lines = readFileSync(existsSync(test) ? test : join(folder, 'qrels', 'dev.tsv'), 'utf8').split('\n')
  for (const line of lines.slice(1)) {
    const [question, document, score] = line.trim().split('\t')
    if (question !== undefined && document !== undefined && Number(score) > 0)
      judge(judgements, question, document)
  }
  const questions = rows('queries.jsonl').map(({ _id, text }) => ({ id: _id, text }))
  return {
    documents: rows('corpus.jsonl').map(({ _id, title, text }) => ({ id: _id, title, text })),
    questions: judged(questions, judgements),
  }
}

/** Records of `.I 1`, each with fields `.T`, `.W` and others that are left out. */
function readSmart(folder: string, files: readonly string[]): Omit<Collection, 'name'> {
  const read = (ending: RegExp): string =>
    readFileSync(join(folder, files.find((file) => ending.test(file)) ?? ''), 'latin1')
  const documents = records(read(/\.all$/iu)).map(({ id, fields }): CollectionDocument => {
    const title = fields.get('T') ?? ''
    const text = fields.get('W') ?? ''
    // Cranfield repeats the title at the beginning of the text.
    return { id, title, text: text.startsWith(title) ? text.slice(title.length) : text }
  })
  const asked = records(read(/\.qry$/iu)).map(({ id, fields }) => ({ id, text: fields.get('W') ?? '' }))
  const judgements: Judgements = new Map()
  for (const line of read(/\.rel$/iu).split('\n')) {
    const columns = line.trim().split(/\s+/)
    const [question, document] = columns.length > 3 && columns[1] === '0' ? [columns[0], columns[2]] : columns
    if (question && document) judge(judgements, String(Number(question)), String(Number(document)))
  }
  // Cranfield's judgements count its questions; their own numbers have gaps.
  const isCounted = asked.some(({ id }) => Number(id) > asked.length)
  const questions = asked.map(({ id, text }, index) => ({ id: isCounted ? String(index + 1) : id, text }))
  return { documents, questions: judged(questions, judgements) }
}

function records(text: string): { id: string; fields: Map<string, string> }[] {
  return text
    .split(/^\.I\s+/mu)
    .slice(1)
    .map((record) => {
      const [head = '', ...parts] = record.split(/^\.([A-Z])\s*$/mu)
      const fields = new Map<string, string>()
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const field = parts[at] ?? ''
        if (!fields.has(field)) fields.set(field, (parts[at + 1] ?? '').trim())
      }
      return { id: String(Number(head.trim())), fields }
    })
}

/** Records that end with a slash: a number, then text, or numbers of documents. */
function readNpl(folder: string): Omit<Collection, 'name'> {
  const read = (file: string) =>
    readFileSync(join(folder, file), 'latin1')
      .split(/^\s*\/\s*$/mu)
      .map((record) => /^\s*(\d+)\s+([\s\S]*)$/u.exec(record))
      .flatMap((match) => (match === null ? [] : [{ id: match[1] ?? '', text: (match[2] ?? '').trim() }]))
  const judgements: Judgements = new Map()
  for (const { id, text } of read('rlv-ass'))
    for (const document of text.split(/\s+/)) judge(judgements, id, document)
  return {
    documents: read('doc-text').map(({ id, text }) => ({ id, title: '', text })),
    questions: judged(
      read('query-text').map(({ id, text }) => ({ id, text: text.toLowerCase() })),
      judgements,
    ),
  }
}
