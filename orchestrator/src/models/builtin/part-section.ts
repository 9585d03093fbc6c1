import { citationMark } from '../citations.ts'
import { coverageOf } from '../language/overlap.ts'
import { excerptOf } from '../language/sentences.ts'
import type { Evidence, EvidenceInput } from '../port.ts'
import { blocks } from './findings.ts'
import {
  datesIn,
  datesOf,
  grouped,
  isOfNoTopic,
  ownWords,
  type Piece,
  placeOf,
  placeOfPiece,
  stemsOf,
  sumsOf,
  toldText,
  type Wanted,
  withoutList,
} from './finders/index.ts'
import { shownValue } from './fitting-inputs.ts'
import type { Instruction } from './instructions.ts'
import { headingOf } from './parts.ts'
import type { Phrases } from './phrases.ts'
import { type KnownDifference, otherOf } from './settled.ts'

interface Found {
  wanted: Wanted
  pieces: readonly Piece[]
  inputs: readonly EvidenceInput[]
}

interface Manner {
  words: Phrases
  instructions: readonly Instruction[]
  evidence: Pick<Evidence, 'language'>
  /** Whether inputs or sources name a figure: only then a sum that no table gives says something. */
  isKnown: (figure: string) => boolean
  /** Of inputs and sources: where an input is told, so is what differs from it. */
  differences: readonly KnownDifference[]
}

/** Lines of a part where a person wants it short. */
const fewLines = 3

/** One part of a chapter: what the findings are not, inputs, then findings in their order, then sums with their terms. */
export function partSection(
  { wanted, pieces, inputs }: Found,
  { words, instructions, evidence, isKnown, differences }: Manner,
): string {
  const ordered = firstOnes(pieces, instructions)
  const shown = instructions.some(({ shorter }) => shorter) ? ordered.slice(0, fewLines) : ordered
  const isTable = instructions.some(({ asTable }) => asTable)
  const given = inputs.map(
    (input) =>
      `**${input.label}:** ${shownValue(excerptOf(input.value, 400), evidence.language)} (${words.input}${otherOf(input, differences, words)})`,
  )
  const told = isTable ? tables(shown, given, words) : lists({ wanted, words }, shown, given)
  const sums = sumsOf(shown, wanted.wantsSums, isKnown).map(({ head, terms, total, piece }) => {
    const [whole = total, ...parts] = [total, ...terms].map((value) =>
      grouped({ head, value }, words.language),
    )
    return `${words.sum(head, parts.join(' + '), whole)} ${citationMark(piece.passage.chunkId)}`
  })
  const lead = isOfNoTopic(wanted, pieces) ? words.ofNoTopic : undefined
  return blocks(`### ${headingOf(wanted.name)}`, lead, told, sums.join('\n'))
}

/** What people want to see first stands first. */
function firstOnes(pieces: readonly Piece[], instructions: readonly Instruction[]): Piece[] {
  const wanted = instructions.flatMap(({ first }) => (first.length > 0 ? [first] : []))
  const isFirst = (piece: Piece): boolean => wanted.some((stems) => speaksOf(piece, stems))
  return [...pieces.filter(isFirst), ...pieces.filter((piece) => !isFirst(piece))]
}

export const speaksOf = (piece: Piece, stems: readonly string[]): boolean =>
  coverageOf(new Set(stems), new Set(stemsOf(ownWords(piece)))) >= 0.6

interface Telling {
  wanted: Wanted
  words: Phrases
}

function lists(telling: Telling, pieces: readonly Piece[], given: readonly string[]): string {
  const { wanted, words } = telling
  const lines: string[] = given.map((text) => `- ${text}`)
  for (const [index, piece] of pieces.entries()) {
    const run = wanted.kind === 'milestones' ? undefined : runAt(pieces, index)
    if (wanted.kind !== 'milestones' && beginsTable(pieces, index))
      lines.push('', `${tableName(piece, words)}:`, '')
    if (run?.first === index) lines.push('', `${placeOfPiece(piece, words.language)}:`, '')
    lines.push(`- ${lineOf(telling, pieces, index)}`)
    if (wanted.kind !== 'milestones' && (endsTable(pieces, index) || run?.last === index)) lines.push('')
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** At least so many rows of one table stand under its name. */
const leastRows = 3

const rowsOf = (pieces: readonly Piece[], { section }: Piece): number =>
  pieces.filter((piece) => piece.kind === 'row' && piece.section === section).length

const isInTable = (pieces: readonly Piece[], piece: Piece): boolean =>
  piece.kind === 'row' && rowsOf(pieces, piece) >= leastRows

const beginsTable = (pieces: readonly Piece[], index: number): boolean => {
  const piece = pieces[index]
  return piece !== undefined && isInTable(pieces, piece) && pieces[index - 1]?.section !== piece.section
}

const endsTable = (pieces: readonly Piece[], index: number): boolean => {
  const piece = pieces[index]
  return piece !== undefined && isInTable(pieces, piece) && pieces[index + 1]?.section !== piece.section
}

/** So many sentences that follow each other in one place stand under its name, which is told once. */
const leastQuotes = 3

/** The sentences of one place that stand together around an index; none where they are few. */
function runAt(pieces: readonly Piece[], index: number): { first: number; last: number } | undefined {
  const piece = pieces[index]
  if (piece === undefined || piece.kind === 'row') return undefined
  const isSame = (other: Piece | undefined): boolean =>
    other !== undefined && other.kind !== 'row' && placeOfPiece(other) === placeOfPiece(piece)
  let [first, last] = [index, index]
  while (isSame(pieces[first - 1])) first -= 1
  while (isSame(pieces[last + 1])) last += 1
  return last - first + 1 >= leastQuotes ? { first, last } : undefined
}

/** 'RFP requirements, page 1, Table 2. Requirements by area' */
const tableName = (piece: Piece, { language }: Phrases): string =>
  piece.section.caption === ''
    ? placeOfPiece(piece, language)
    : `${placeOf(piece.passage, language)}, ${piece.section.caption}`

function lineOf({ wanted, words }: Telling, pieces: readonly Piece[], index: number): string {
  const { language } = words
  const piece = pieces[index]
  if (piece === undefined) return ''
  const mark = citationMark(piece.passage.chunkId)
  if (wanted.kind === 'milestones')
    return `${dated(piece, language)} (${placeOfPiece(piece, language)}) ${mark}`
  if (runAt(pieces, index) !== undefined) return `${briefly(piece, pieces, language)} ${mark}`
  return isInTable(pieces, piece)
    ? `${toldText(piece, language)} ${mark}`
    : `${briefly(piece, pieces, language)} (${placeOfPiece(piece, language)}) ${mark}`
}

/** A sentence without the list that the table beside it is. */
function briefly(piece: Piece, pieces: readonly Piece[], language: Phrases['language']): string {
  const rows = pieces.filter((other) => isInTable(pieces, other))
  const brief = piece.kind === 'row' ? undefined : withoutList(piece.text, rows)
  return toldText(brief === undefined ? piece : { ...piece, text: brief }, language)
}

/** What a cell says beside dates and how they bound time. */
const withoutDates = (value: string): string =>
  datesIn(value)
    .reduce((rest, { text }) => rest.replace(text, ' '), value)
    .replace(/\b(?:from|to|until|till|by|before|after|and|on|von|bis|ab|am|vor|nach|und)\b|[–-]/giu, ' ')
    .trim()

/** 'Interviews: 26 October to 13 November 2026' is told by its date alone; of others the date has its year. */
function datedText(piece: Piece, date: { text: string; at: string }, language: Phrases['language']): string {
  const [, label = '', value = ''] = /^([^:“”]{3,60}): ([^:]+)$/u.exec(piece.text) ?? []
  if (value !== '' && datesIn(value).length > 0 && withoutDates(value) === '')
    return `**${value}:** ${toldText({ ...piece, text: label }, language)}`
  const hasYear = /(?:19|20)\d\d/u.test(date.text)
  return `**${date.text}${hasYear ? '' : ` ${date.at.slice(0, 4)}`}:** ${toldText(piece, language)}`
}

/** Its date first; of a row the date's cell is not told again. */
function dated(piece: Piece, language: Phrases['language']): string {
  const [date] = datesOf(piece).filter(({ at }) => !at.startsWith('9999'))
  if (date === undefined) return toldText(piece, language)
  if (piece.kind !== 'row') return datedText(piece, date, language)
  const own = piece.cells.find(({ value }) => value.includes(date.text))
  const others = piece.cells.filter((cell) => cell !== own)
  const isOnlyDate = own !== undefined && withoutDates(own.value) === ''
  return isOnlyDate
    ? `**${own.value}:** ${toldText({ ...piece, cells: others }, language)}`
    : `**${date.text}:** ${toldText(piece, language)}`
}

function tables(pieces: readonly Piece[], given: readonly string[], words: Phrases): string {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    const isSame = piece.kind === 'row' ? group?.[0]?.section === piece.section : group?.[0]?.kind !== 'row'
    if (group !== undefined && isSame) group.push(piece)
    else groups.push([piece])
  }
  return blocks(given.map((text) => `- ${text}`).join('\n'), ...groups.map((group) => tableOf(group, words)))
}

function tableOf(pieces: readonly Piece[], words: Phrases): string {
  const heads = pieces[0]?.kind === 'row' ? pieces[0].cells.map(({ head }) => head) : [words.what]
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row([...heads, words.source]),
    row([...heads, ''].map(() => '---')),
    ...pieces.map((piece) => {
      const cells =
        piece.kind === 'row' ? piece.cells.map(({ value }) => value) : [toldText(piece, words.language)]
      return row([...cells, `${placeOfPiece(piece, words.language)} ${citationMark(piece.passage.chunkId)}`])
    }),
  ].join('\n')
}
