import { citedChunkIds, stripCitationMarks } from '../citations.ts'
import { coverage } from '../language/overlap.ts'
import { excerptOf, sentencesOf } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import type { EvidenceTurn } from '../port.ts'

/** Lines of an answer that carry content: no headings, no list openers; bullets without their sign, marks kept. */
export function contentLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((row) => row.replace(/^\s*(?:[-*•]|\d+[.)]|>)\s+/, '').trim())
    .filter((row) => row !== '' && !/^#|^[-=_*]{3,}$|:$/.test(row))
    .flatMap((row) => (citedChunkIds(row).length > 0 ? [row] : sentencesOf(row)))
    .filter((row) => wordsOf(stripCitationMarks(row)).length >= 4)
}

/** The lines of an answer that matter most for a subject, in their own order; cited ones are preferred. */
export function keyLines(markdown: string, subject: string, limit: number): string[] {
  const rows = contentLines(markdown)
  const scored = rows.map((row, index) => ({
    row: shortened(row),
    index,
    score: coverage(subject, row) + (citedChunkIds(row).length > 0 ? 0.5 : 0) - index / 1_000,
  }))
  return scored
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .sort((left, right) => left.index - right.index)
    .map(({ row }) => row)
}

/** A line without marks may be cut; one with marks stays whole, so that its quote and mark stay together. */
const shortened = (row: string): string => (citedChunkIds(row).length > 0 ? row : excerptOf(row, 280))

/** The turns in which agents did the work: contributions, without what a later redo of the same agent replaced. */
export function contributions(conversation: readonly EvidenceTurn[]): EvidenceTurn[] {
  const turns = conversation.filter((turn) => turn.role === 'CONTRIBUTOR')
  const keyOf = (turn: EvidenceTurn): string => `${turn.speaker}\u0000${turn.expectedOutput ?? ''}`
  const latest = new Map(turns.map((turn) => [keyOf(turn), turn]))
  return turns.filter((turn) => latest.get(keyOf(turn)) === turn)
}
