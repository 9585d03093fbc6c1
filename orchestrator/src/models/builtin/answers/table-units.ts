import type { Passage } from '../../port.ts'

const scale = String.raw`(?:thousands?|millions?|billions?|tsd\.?|mio\.?|mrd\.?|tausend|millionen|milliarden)`
const currency = String.raw`(?:EUR|GBP|USD|CHF|PLN|euros?|pounds?|dollars?|francs?|franken|pfund|[£€$]|T€|k€|TEUR|kEUR)`
/** 'In thousands of pounds', 'in Tsd. EUR', 'in EUR'; nothing where a sentence merely has an amount. */
const inUnit = new RegExp(
  String.raw`(?<![\p{L}])in\s+(${scale}(?:\s+(?:of\s+|von\s+)?${currency})?|${currency}(?:\s+${scale})?)(?![\p{L}\d])`,
  'iu',
)
/** A line that says it of all figures under it: 'All amounts in …', 'Table 2: Prices, in …', 'Zahlen in …'. */
const ofFigures =
  /(?<![\p{L}])(?:amounts?|figures?|prices?|costs?|values?|budgets?|numbers?|beträge|zahlen|preise|kosten|werte|angaben)(?![\p{L}])/iu

/** The unit that the lines above a table give its figures, as they say it; empty where they give none. */
export function captionUnit(title: string, lines: readonly string[]): string {
  const own = inUnit.exec(title)?.[1]
  if (own !== undefined) return own
  return lines.filter((line) => ofFigures.test(line)).flatMap((line) => inUnit.exec(line)?.[1] ?? [])[0] ?? ''
}

/** What a document says of all its figures, wherever that stands in it. */
export const documentUnit = ({ name }: Passage, passages: readonly Passage[]): string =>
  captionUnit(
    '',
    passages
      .filter((other) => other.name === name)
      .flatMap(({ text }) => text.split('\n'))
      .filter(
        (line) =>
          !line.includes(' | ') &&
          /(?<![\p{L}])(?:all|alle|zahlen|figures|amounts|beträge)(?![\p{L}])/iu.test(line),
      ),
  )

/** What letters in cells stand for, where a line beside the table says so: 'R = responsible, A = accountable'. */
export function legendOf(beside: string): ReadonlyMap<string, string> {
  const entries = [
    ...beside.matchAll(
      /(?<![\p{L}\d])([\p{Lu}\d✓xX]{1,2})\s*(?:=|:|–)\s*(\p{L}[\p{L} -]{2,24})(?=[,;.)\n]|$)/gu,
    ),
  ]
  return entries.length < 2
    ? new Map()
    : new Map(entries.map(([, letter = '', meaning = '']) => [letter, meaning.trim()]))
}

const unitInHead = new RegExp(
  String.raw`(?:,|\(|\bin)\s*((?:${currency}\s*)?${scale}(?:\s+${currency})?|${currency}(?:\s+${scale})?)\)?\s*$`,
  'iu',
)
const leastShared = 2
/** A figure of so many digits is the same by no chance. */
const longFigure = /(?<![\d.,])\d{1,3}(?:[.,’]?\d{3})+(?![\d.,]\d)/gu
const figuresOf = (lines: readonly string[]): Set<string> =>
  new Set(
    lines
      .flatMap((line) => line.match(longFigure) ?? [])
      .map((one) => one.replace(/[.,’]/gu, ''))
      .filter((one) => !/^(?:19|20)\d\d$/u.test(one)),
  )

interface Figures {
  passage: Pick<Passage, 'name'>
  heads: readonly string[]
  unit: string
  rows: readonly { line: string }[]
}

/** The unit of another sheet or table of the same document that has several of the same figures, where it names one. */
export function unitOfSister(table: Figures, all: readonly Figures[]): string {
  const own = figuresOf(table.rows.map(({ line }) => line))
  const sister = all.find((other) => {
    if (other === table || other.passage.name !== table.passage.name || unitNamed(other) === '') return false
    const theirs = figuresOf(other.rows.map(({ line }) => line))
    return [...own].filter((one) => theirs.has(one)).length >= leastShared
  })
  return sister === undefined ? '' : unitNamed(sister)
}

const unitNamed = ({ heads: [corner = ''], unit }: Figures): string =>
  unit === '' ? (unitInHead.exec(corner)?.[1]?.trim() ?? '') : unit
