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
