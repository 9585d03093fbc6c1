import { sentencesOf } from '../language/sentences.ts'
import type { Passage } from '../port.ts'
import type { SentenceContext } from './reading.ts'

/** A sentence or a table row, with what stands around it. */
export interface Place extends SentenceContext {
  /** What is read: of a row its cells, each with the header above it. */
  text: string
  /** The words as they stand in the passage. */
  quote: string
  /** The cells of a row. */
  cells?: readonly Cell[]
}

export interface Cell {
  header: string
  text: string
}

const heading = /^#{1,6}\s+(.*)$/
const isRow = (line: string): boolean => (line.match(/\|/g)?.length ?? 0) >= 2 || /\S \| \S/.test(line)
const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line) && line.includes('-')
/** A line that opens a list: 'Ideas of the workshop:'. */
const isOpener = (line: string): boolean => /:\s*$/.test(line) && line.length < 160

/** The sentences and rows of a passage, each with the headings, the list's opener or the table's header above it. */
export function placesOf({ text, context }: Pick<Passage, 'text' | 'context'>): Place[] {
  const scan: Scan = { places: [], headings: [], opener: '', header: undefined, outside: context ?? '' }
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') scan.header = undefined
    else if (isRow(line)) readRow(scan, line, { next: lines[index + 1] ?? '' })
    else readLine(scan, line)
  }
  return linked(scan.places)
}

interface Scan {
  places: Place[]
  headings: { level: number; text: string }[]
  opener: string
  header: readonly string[] | undefined
  outside: string
}

const aboutOf = ({ outside, headings, opener }: Scan): string =>
  [outside, ...headings.map(({ text }) => text), opener].filter((part) => part !== '').join('. ')

function readLine(scan: Scan, line: string): void {
  scan.header = undefined
  const title = heading.exec(line.trim())
  if (title) {
    const level = line.trim().indexOf(' ')
    scan.headings = [...scan.headings.filter((one) => one.level < level), { level, text: title[1] ?? '' }]
    scan.opener = ''
    return
  }
  const isItem = /^\s*(?:[-*•▪]|\d+[.)])\s+/.test(line)
  if (!isItem) scan.opener = isOpener(line) ? line.replace(/:\s*$/, '') : ''
  if (isOpener(line) && !isItem) return
  for (const sentence of sentencesOf(line)) scan.places.push(placeOf(scan, sentence))
}

/** 'This chapter will follow' is said of what the heading names, too. */
const ofChapter =
  /^(?:this|the) (?:chapter|section|part|page|paragraph)(?![\p{L}])|^(?:dieses|das|dieser|der) (?:kapitel|abschnitt|teil)(?![\p{L}])/iu

/** 'To be written.' under a heading is said of what the heading names. */
const isBare = (sentence: string): boolean =>
  /^\W*(?:to be (?:\p{L}+)|tbd|tba|n\/a|not yet (?:available|written|defined)|open|pending|missing|none|follows(?: later)?|in progress|in preparation|wird (?:noch )?(?:ergänzt|erstellt|nachgereicht)|folgt(?: noch| später)?|offen|noch (?:offen|zu (?:klären|schreiben|ergänzen|definieren)|nicht \p{L}+)|fehlt(?: noch)?|keine?|in arbeit|ausstehend)\W*$/iu.test(
    sentence,
  )

function placeOf(scan: Scan, sentence: string): Place {
  const last = scan.opener === '' ? (scan.headings.at(-1)?.text ?? '') : scan.opener
  const text =
    (isBare(sentence) || ofChapter.test(sentence)) && last !== '' ? `${last}: ${sentence}` : sentence
  return { text, quote: sentence, about: aboutOf(scan) }
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function readRow(scan: Scan, line: string, { next }: { next: string }): void {
  if (isRule(line)) return
  const cells = cellsOf(line)
  if (scan.header === undefined) {
    const names = !cells.some(
      (cell) => /\d/.test(cell) && !/^(?:year|q|phase|jahr|week|h|20|19)\b/i.test(cell),
    )
    scan.header = isRule(next) || names ? cells : cells.map(() => '')
    if (isRule(next) || names) return
  }
  const header = scan.header
  const named = cells.map((text, index) => ({ header: header[index] ?? '', text }))
  const text = named
    .map((cell) => (cell.header === '' ? cell.text : `${cell.header}: ${cell.text === '' ? '–' : cell.text}`))
    .join('; ')
  scan.places.push({
    text,
    quote: line.trim().replace(/^\|\s*|\s*\|$/g, ''),
    about: aboutOf(scan),
    cells: named,
  })
}

/** Each place with the one before and the one after it. */
const linked = (places: readonly Place[]): Place[] =>
  places.map((place, index) => {
    const before = places[index - 1]
    const after = places[index + 1]
    return {
      ...place,
      ...(before !== undefined && before.cells === undefined && { before: before.text }),
      ...(after !== undefined && after.cells === undefined && { after: after.text }),
    }
  })
