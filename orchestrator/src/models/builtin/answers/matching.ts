import { spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { canAnswer } from '../../language/question.ts'
import type { Passage } from '../../port.ts'
import type { Asked } from './asked.ts'
import type { Table } from './tables.ts'

/** How far a text speaks of each word of a question, in their order, 0 to 1. */
export type Spoken = readonly number[]

export const spokenIn = ({ words }: Asked, text: string): Spoken => {
  const stems = stemsOfBoth(text)
  return words.map((word) => spokenOf(word, stems))
}

/** Of several texts the most that any of them says. */
export const mostOf = (all: readonly Spoken[], length: number): Spoken =>
  Array.from({ length }, (_, index) => Math.max(0, ...all.map((one) => one[index] ?? 0)))

export const scaled = (spoken: Spoken, by: number): Spoken => spoken.map((one) => one * by)

/** Weighted share of the question that is spoken of, 0 to 1. */
export function shareSpoken({ words, weightOf }: Asked, spoken: Spoken): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  return total === 0 ? 0 : sumSpoken({ words, weightOf }, spoken) / total
}

export const sumSpoken = ({ words, weightOf }: Pick<Asked, 'words' | 'weightOf'>, spoken: Spoken): number =>
  words.reduce((sum, word, index) => sum + weightOf(word) * (spoken[index] ?? 0), 0)

/** From here on a word counts as spoken of: a part of a compound is enough. */
export const isSpoken = (share: number | undefined): boolean => (share ?? 0) >= 0.5

/** Whether every name, code and figure of the question is there: what is said of one client or product is not said of another. */
export const namesAreSpoken = ({ words }: Asked, spoken: Spoken): boolean =>
  words.every((word, index) => !word.isName || isSpoken(spoken[index]))

/** Share of what the question asks for by name that is spoken of; 1 where it names nothing. */
export function focusSpoken({ words, focus }: Asked, spoken: Spoken): number {
  if (focus.length === 0) return 1
  const all = words.flatMap((word, index) => (focus.includes(word) ? [spoken[index] ?? 0] : []))
  return all.reduce((sum, one) => sum + (isSpoken(one) ? 1 : 0), 0) / focus.length
}

/** Share of a label's own words that the question has: 'Consultant' fits 'a consultant' better than 'Senior consultant'. */
export function precisionOf(asked: Asked, label: string): number {
  const words = label.split(/[\s,/()–-]+/u).filter((word) => stemsOfBoth(word).size > 0)
  if (words.length === 0) return 0
  const known = words.filter((word) => spokenIn(asked, word).some((share) => share > 0.5))
  return known.length / words.length
}

/** Whether a cell is of the kind that the question asks for. */
export function fitsKind({ read, question }: Asked, cell: string): boolean {
  if (read.expects === undefined) return true
  if (read.expects === 'number' || read.expects === 'money' || read.expects === 'share')
    return /\d/.test(cell) || canAnswer(read, question, cell)
  return canAnswer(read, question, `The ${cell}`)
}

export interface ReadTable {
  table: Table
  heads: Spoken[]
  cells: Spoken[][]
  /** Client, document, headings and caption. */
  context: Spoken
}

export function readTable(asked: Asked, table: Table): ReadTable {
  const { passage, heads, rows, title } = table
  return {
    table,
    heads: heads.map((head) => spokenIn(asked, head)),
    cells: rows.map(({ cells }) => cells.map((cell) => spokenIn(asked, cell))),
    context: spokenIn(asked, aroundOf(passage, title)),
  }
}

export const aroundOf = ({ context = '', name, label = '' }: Passage, title: string): string =>
  [context, name, label, title].join('\n')

/** Documents and people before agents, and then by relevance: added to a score between 0 and 1. */
export const standingOf = ({ trust, relevance }: Passage): number =>
  0.1 * relevance - (trust === 'agent' ? agentCost : 0)
const agentCost = 0.2
