import type { KnowledgeTurn } from '@parley/contracts/http/knowledge.ts'

/** A question and what was said to it. At a page's edge of the history the question may be missing. */
export interface Exchange {
  id: string
  question: KnowledgeTurn | null
  answers: KnowledgeTurn[]
}

/** Turns, oldest first, as questions with their answers. */
export function exchangesOf(turns: readonly KnowledgeTurn[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const turn of turns) {
    const last = exchanges.at(-1)
    if (turn.role === 'user') exchanges.push({ id: turn.id, question: turn, answers: [] })
    else if (last === undefined) exchanges.push({ id: turn.id, question: null, answers: [turn] })
    else last.answers.push(turn)
  }
  return exchanges
}

/** What the contract takes of one turn, in characters. */
const longestTurn = 20_000

/** The last few turns that a question may refer to (Document 3, section 9). */
export const contextOf = (turns: readonly KnowledgeTurn[], most: number) =>
  turns
    .filter(({ content }) => content.trim() !== '')
    .slice(-most)
    .map(({ content, role, timestamp }) => ({ content: content.slice(0, longestTurn), role, timestamp }))
