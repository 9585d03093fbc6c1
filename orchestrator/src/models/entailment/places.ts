import { hasVerb } from './clauses.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { Passage } from '../port.ts'
import type { SentenceContext } from './reading.ts'

/** A sentence or a table row, with what stands around it. */
export interface Place extends SentenceContext {
  /** What is read: of a row its cells, each with the header above it. */
  text: string
  /** The words as they stand in the passage. */
  quote: string
  /** It speaks of what was over on the day of its document: 'valid until March' in April. */
  hasEnded?: boolean
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
  const titles = titlesOf(context ?? '')
  for (const [index, line] of lines.entries()) {
    if (footer.test(line.trim())) continue
    if (line.trim() === '') scan.header = undefined
    else if (titles.has(line.trim())) openHeading(scan, line.trim(), 1)
    else if (isRow(line)) readRow(scan, line, { next: lines[index + 1] ?? '' })
    else if (isHeadingAt(lines, index)) openHeading(scan, line.trim(), 1)
    else readLine(scan, line)
  }
  return linked(scan.places)
}

/** What a page says of itself at its end: 'Vendor Responses 1 of 2'. */
const footer = /(?:^|\s)\d{1,3}\s+(?:of|von)\s+\d{1,3}$|^(?:page|seite)\s+\d+$/iu

/** The headings and names that a passage stands under; where one stands in its text it says nothing there either. */
const titlesOf = (context: string): Set<string> =>
  new Set(context.split(/\n| › /).flatMap((title) => (title.trim() === '' ? [] : [title.trim()])))

/** A line by itself that says nothing, as headings stand in what was read of a document: short, without a full stop. */
function isHeadingAt(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  const isAlone = (lines[index - 1] ?? '').trim() === '' && (lines[index + 1] ?? '').trim() === ''
  return (
    isAlone &&
    lines.slice(index + 1).some((next) => next.trim() !== '') &&
    /^(?:[\p{Lu}\d])/u.test(line) &&
    line.length < 80 &&
    !/[.!?:;,]$|\[|^(?:version|fassung|stand|draft|entwurf|dossier|status)(?![\p{L}])/iu.test(line) &&
    !hasVerb(line)
  )
}

function openHeading(scan: Scan, written: string, level: number): void {
  const text = written.replace(/^(?:\p{Lu}?[\d.]+[.)]?|\p{Lu}\.\d+)\s+/u, '')
  scan.headings = [...scan.headings.filter((one) => one.level < level), { level, text }]
  scan.opener = ''
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

/** A list that ticks off: what is in a box is done, what has an empty one is not. */
const box = /^(\s*(?:[-*•▪]|\d+[.)])?\s*)\[([ xX✓])\]\s+(.*)$/u

function readLine(scan: Scan, line: string): void {
  scan.header = undefined
  const ticked = box.exec(line)
  if (ticked !== null) {
    const said = (ticked[3] ?? '').replace(/[.;]\s*$/, '')
    const text = ticked[2] === ' ' ? `${said} not done yet` : said
    scan.places.push({ ...placeOf(scan, text), quote: line.trim() })
    return
  }
  const title = heading.exec(line.trim())
  if (title) {
    openHeading(scan, title[1] ?? '', line.trim().indexOf(' '))
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
  /^\W*(?:to be (?:\p{L}+)|(?:deliberately |intentionally )?(?:left )?(?:blank|empty)(?: until [^.]*| for now)?|tbd|tba|n\/a|not yet (?:available|written|defined)|open|pending|missing|none|follows(?: later)?|in progress|in preparation|wird (?:noch )?(?:ergänzt|erstellt|nachgereicht)|folgt(?: noch| später)?|offen|noch (?:offen|zu (?:klären|schreiben|ergänzen|definieren)|nicht \p{L}+)|fehlt(?: noch)?|keine?|in arbeit|ausstehend)\W*$/iu.test(
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
  // Empty cells at the end of a row are lost where a document was read.
  const named = Array.from({ length: Math.max(cells.length, header.length) }, (_, index) => ({
    header: header[index] ?? '',
    text: cells[index] ?? '',
  }))
  const text = rowText(named)
  scan.places.push({
    text,
    quote: line.trim().replace(/^\|\s*|\s*\|$/g, ''),
    about: aboutOf(scan),
    cells: named,
  })
}

/** The cells of a row, each with its head, as one text. */
export const rowText = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => (cell.header === '' ? cell.text : `${cell.header}: ${cell.text === '' ? '–' : cell.text}`))
    .join('; ')

const pointsBack = /^(?:it|they|this|these|sie|es|er|dies\w*)(?![\p{L}])/iu

/** 'The model was validated' says it of the one of which the text spoke first: of 'Model CR-07 supports …'. */
function former(places: readonly Place[], index: number): string[] {
  const named = /^(?:the|this|der|die|das|dieser?|dieses)\s+(\p{L}{4,})/iu.exec(
    places[index]?.text ?? '',
  )?.[1]
  if (named === undefined)
    return index > 1 && pointsBack.test(places[index]?.text ?? '') ? former(places, index - 1) : []
  const first = places
    .slice(Math.max(0, index - 4), Math.max(0, index - 1))
    .find(({ cells, text }) => cells === undefined && new RegExp(`(?<![\\p{L}])${named}`, 'iu').test(text))
  return first === undefined ? [] : [first.text]
}

const bareDenial =
  /^\W*((?:[\p{L}-]+\s){1,4}?)(has|have|is|are|was|were|hat|haben|ist|sind) (not|nicht)(?: yet)?\W*$/u
const auxiliary = /(?<![\p{L}])(?:has|have|is|are|was|were|hat|haben|ist|sind)\s(.+?)[.!]?$/u

/** 'Sheffield has named its owners. Katowice has not.': the second says its 'not' of what the first says. */
function denialAfter(
  before: Place,
  { text, quote, cells }: Place,
): Pick<Place, 'text' | 'quote'> | undefined {
  const denial = cells === undefined ? bareDenial.exec(text) : null
  const said = before.cells === undefined ? auxiliary.exec(before.text)?.[1] : undefined
  if (denial === null || said === undefined) return undefined
  const [, who = '', verb = '', not = ''] = denial
  return {
    text: `${who}${verb} ${not} ${said.replace(/\([^)]*\)/g, '').trim()}.`,
    quote: `${before.quote} ${quote}`,
  }
}

/** Each place with the one before and the one after it. */
const linked = (places: readonly Place[]): Place[] =>
  places.map((place, index) => {
    const before = places[index - 1]
    const after = places[index + 1]
    return {
      ...place,
      ...(before !== undefined && denialAfter(before, place)),
      ...(before !== undefined &&
        before.cells === undefined && { before: [...former(places, index), before.text].join(' ') }),
      ...(after !== undefined && after.cells === undefined && { after: after.text }),
    }
  })
