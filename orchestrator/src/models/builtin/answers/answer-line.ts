import type { Passage } from '../../port.ts'

/** One line of an answer, with the passage that it stands in. */
export interface AnswerLine {
  /** Markdown, without place and mark. */
  text: string
  passage: Passage
  /** The row's number in its sheet, where it is one of a sheet. */
  row?: number | undefined
  /** What tells it from others: its words, without layout. */
  key: string
}

/** A row is told by its cells, and a sentence between its marks. */
export const isCell = ({ text }: Pick<AnswerLine, 'text'>): boolean => !/^[“„]/u.test(text)

export interface FoundLines {
  /** What introduces the lines, where they need it. */
  lead?: string
  lines: readonly AnswerLine[]
  /** How much of the question it speaks of, 0 to 1. */
  share: number
  /** Of a cell: how much of it its table says itself, and not only what stands around it. */
  own?: number
  /** `share`, with where it stands: what answers are put in order by. */
  score: number
  /** It is a list of its own, told to its end. */
  isWhole?: boolean
}
