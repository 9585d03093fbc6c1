import type { KnowledgeConflict, KnowledgeTurn } from '@parley/contracts/http/knowledge.ts'
import type { KeptAnswer, StoredAnswer } from '@parley/contracts/stored/knowledge.ts'
import type { Tx } from '../runs/index.ts'
import { listInitiatives, listVisibleChunks } from './knowledge.queries.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { presentAnswer } from './present-answer.ts'
import type { TurnRow } from './turns.queries.ts'

/**
 * Stored turns as they may be shown now. Every passage is looked up anew, by the rule of the search: what was deleted,
 * changed, marked confidential or taken from the person is gone from results, citations and conflicts. As soon as a
 * source is gone that the answer was written from, its words are not shown any more, because they may repeat it: a
 * sentence says so, and the quotes that still hold stand in their place.
 */
export async function recheckTurns(
  tx: Tx,
  place: KnowledgePlace,
  rows: readonly TurnRow[],
): Promise<KnowledgeTurn[]> {
  const kept = new Map(
    rows.flatMap((row) =>
      row.metadata.results === undefined ? [] : [[row.id, readKept(row.metadata)] as const],
    ),
  )
  const answers = [...kept.values()]
  const chunks = await listVisibleChunks(tx, place, [...new Set(answers.flatMap(chunkIdsOf))])
  const texts = new Map(chunks.map(({ id, text }) => [id, plain(text)]))
  const initiativeIds = answers.flatMap(({ results }) =>
    results.flatMap(({ initiativeId }) => initiativeId ?? []),
  )
  const initiatives = await listInitiatives(tx, place, [...new Set(initiativeIds)])
  return rows.map((row) => {
    const answer = kept.get(row.id)
    const turn = { id: row.id, content: row.content, createdAt: row.created_at }
    if (answer === undefined) return presentTurn(turn, 'user', null)
    const checked = recheck(row.content, answer, texts)
    const current = { ...turn, content: checked.content }
    return presentTurn(current, 'assistant', presentAnswer(current, checked.answer, initiatives))
  })
}

const readKept = (stored: StoredAnswer): KeptAnswer => ({
  ...stored,
  nearest: stored.nearest ?? [],
  contradictedClaims: stored.contradictedClaims ?? [],
  read: stored.read ?? stored.results.map(({ chunkId }) => chunkId),
})

const presentTurn = (
  { id, content, createdAt }: { id: string; content: string; createdAt: Date },
  role: KnowledgeTurn['role'],
  answer: KnowledgeTurn['answer'],
): KnowledgeTurn => ({ id, role, content, timestamp: createdAt.toISOString(), answer })

const sidesOf = ({ first, second }: KnowledgeConflict) => [first, second]

const chunkIdsOf = ({ results, nearest, citations, conflicts, read }: KeptAnswer): string[] => [
  ...read,
  ...[...results, ...nearest, ...citations, ...conflicts.flatMap(sidesOf)].map(({ chunkId }) => chunkId),
]

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

type Texts = ReadonlyMap<string, string>

const holds = (texts: Texts, chunkId: string, quote: string): boolean =>
  texts.get(chunkId)?.includes(plain(quote)) === true

function recheck(content: string, answer: KeptAnswer, texts: Texts): { content: string; answer: KeptAnswer } {
  const results = answer.results.filter(({ chunkId, snippet }) => holds(texts, chunkId, snippet))
  const citations = answer.citations.filter(({ chunkId, quote }) => holds(texts, chunkId, quote))
  const conflicts = answer.conflicts.filter((one) =>
    sidesOf(one).every(({ chunkId, quote }) => holds(texts, chunkId, quote)),
  )
  const nearest = answer.nearest.filter(({ chunkId, snippet }) => holds(texts, chunkId, snippet))
  const shown = { ...answer, results, nearest, conflicts }
  if (answer.foundNothing || isWhole(answer, citations, texts)) return { content, answer: shown }
  return {
    content: withdrawnText(citations.map(({ quote }) => quote)),
    answer: { ...shown, citations, unsupportedClaims: [], contradictedClaims: [] },
  }
}

/** The built-in model uses nothing but what it quotes; a language model was given everything that was read. */
const isWhole = (answer: KeptAnswer, citations: KeptAnswer['citations'], texts: Texts): boolean =>
  citations.length === answer.citations.length &&
  (answer.provider === 'builtin' ||
    (answer.read.every((id) => texts.has(id)) &&
      answer.results.every(({ chunkId, snippet }) => holds(texts, chunkId, snippet))))

function withdrawnText(quotes: readonly string[]): string {
  if (quotes.length === 0)
    return 'This answer is not shown any more: the sources that it rested on were changed, deleted or are no longer open to you. Please ask again.'
  const lines = quotes.map(
    (quote, index) => `- “${plain(quote).replace(/\[(\d{1,3})\]/g, '($1)')}” [${index + 1}]`,
  )
  return `This answer is not shown in full any more: a source that it rested on was changed, deleted or is no longer open to you. Of its sources these remain:\n\n${lines.join('\n')}`
}
