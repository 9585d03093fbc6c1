import { cleanText } from './clean-text.ts'
import type { Paragraph, Run } from './slide.ts'
import { bulletIndent, type TextStyle } from './slide-look.ts'
import { wrapText } from './wrap-text.ts'

const textOf = (runs: Run[]): string => runs.map((run) => run.text).join('')
/** Text of a paragraph, the numbers of its sources included. */
export const paragraphText = (paragraph: Paragraph): string => textOf(paragraph.runs)

/** Numbers of sources behind a text, as a run of its own; none for none. */
export const raised = (sources: number[]): Run[] =>
  sources.length === 0 ? [] : [{ text: [...new Set(sources)].join(', '), isRaised: true, colour: 'primary' }]

/** A paragraph for each line of a text, its sources behind the last; none for an empty text. */
export const paragraphsOf = (
  cited: { text: string; sources?: number[] },
  look: Omit<Paragraph, 'runs'> & Omit<Run, 'text' | 'isRaised'> = {},
): Paragraph[] => {
  const { bullet, before, ...run } = look
  const lines = cleanText(cited.text)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((text, index) => ({
    runs: [{ text, ...run }, ...(index === lines.length - 1 ? raised(cited.sources ?? []) : [])],
    ...(bullet === undefined || index > 0 ? {} : { bullet }),
    ...(before === undefined ? {} : { before }),
  }))
}

const linesOf = (paragraph: Paragraph, width: number, style: TextStyle): string[] => {
  const isBold = style.isBold || paragraph.runs.some((run) => run.isBold === true)
  const indent = paragraph.bullet === undefined ? 0 : bulletIndent[paragraph.bullet]
  return wrapText(paragraphText(paragraph), width - indent, { size: style.size, isBold })
}

const spaceAbove = (paragraph: Paragraph, index: number): number =>
  index === 0 ? 0 : (paragraph.before ?? 0) / 72

/** Height in inches of paragraphs in a column of so many inches. */
export const heightOf = (paragraphs: Paragraph[], width: number, style: TextStyle): number =>
  paragraphs.reduce(
    (sum, one, index) =>
      sum + spaceAbove(one, index) + (linesOf(one, width, style).length * style.leading) / 72,
    0,
  )

const cutRuns = (runs: Run[], at: number): [Run[], Run[]] => {
  const head: Run[] = []
  const rest: Run[] = []
  let left = at
  for (const run of runs) {
    const own = Math.min(left, run.text.length)
    if (own > 0) head.push({ ...run, text: run.text.slice(0, own) })
    if (own < run.text.length) rest.push({ ...run, text: run.text.slice(own) })
    left -= own
  }
  return [head, rest]
}

/** The first lines of a paragraph and what is left; neither part is a single line where that can be helped. */
const cutParagraph = (lines: string[], paragraph: Paragraph, room: number): [Paragraph, Paragraph] | null => {
  const taken = lines.length - room === 1 && room > 2 ? room - 1 : room
  if (taken < 1 || (taken < 2 && lines.length > 1)) return null
  const at = lines.slice(0, taken).join('').length
  const [head, rest] = cutRuns(paragraph.runs, at)
  const { bullet: _bullet, before: _before, ...plain } = paragraph
  return [
    { ...paragraph, runs: head },
    { ...plain, runs: rest },
  ]
}

export interface Filled {
  taken: Paragraph[]
  rest: Paragraph[]
  /** Inches that `taken` needs. */
  height: number
}

interface Room {
  width: number
  height: number
  style: TextStyle
}

const fillLines = (paragraphs: Paragraph[], room: Room): Filled => {
  const { width, style } = room
  const taken: Paragraph[] = []
  let height = 0
  for (const [index, paragraph] of paragraphs.entries()) {
    const lines = linesOf(paragraph, width, style)
    const above = spaceAbove(paragraph, index)
    const lineRoom = Math.floor(((room.height - height - above) * 72) / style.leading + 0.001)
    if (lines.length <= lineRoom) {
      taken.push(paragraph)
      height += above + (lines.length * style.leading) / 72
      continue
    }
    const cut = cutParagraph(lines, paragraph, lineRoom)
    if (cut === null) return { taken, rest: paragraphs.slice(index), height }
    taken.push(cut[0])
    height += above + (linesOf(cut[0], width, style).length * style.leading) / 72
    return { taken, rest: [cut[1], ...paragraphs.slice(index + 1)], height }
  }
  return { taken, rest: [], height }
}

/**
 * As many paragraphs as fit a height, the last one cut between two lines; nothing taken where nothing fits. A heading
 * is taken with what is below it.
 */
export const fillWith = (paragraphs: Paragraph[], room: Room): Filled => {
  const filled = fillLines(paragraphs, room)
  const { taken, rest } = filled
  const last = taken.findLastIndex((paragraph) => paragraph.isHeading !== true)
  if (rest.length === 0 || last < 0 || last === taken.length - 1) return filled
  const kept = taken.slice(0, last + 1)
  return {
    taken: kept,
    rest: [...taken.slice(last + 1), ...rest],
    height: heightOf(kept, room.width, room.style),
  }
}
