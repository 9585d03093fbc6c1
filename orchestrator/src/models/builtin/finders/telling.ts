import { inLanguages } from '@parley/contracts/in-languages.ts'
import { type Language, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { Cell, Piece } from './pieces.ts'
import { isSideBySide } from './side-by-side.ts'

/** Where a passage stands: 'Vendor response, page 4', 'Minutes, 2. Budget', 'Cost model, Sheet Summary rows 2-14'. */
export function placeOf({ name, label, page }: Passage, language: Language = 'en'): string {
  if (label !== undefined && label !== name && !/^(?:page|seite) \d+$/i.test(label))
    return repeats(label, name) ? name : `${name}, ${words(language).label(label)}`
  return page === null || label === name ? name : `${name}, ${words(language).page} ${page}`
}

/** 'Programme Charter: Leaving the city', of the file 'Programme-Charter': what it calls itself is no place in it. */
const repeats = (label: string, name: string): boolean => {
  const named = wordsOf(name)
  return named.length > 1 && wordsOf(label).slice(0, named.length).join(' ') === named.join(' ')
}

/** Where a piece stands: a page is found by its heading, too, which often says whom a sentence is about. */
export function placeOfPiece({ passage, section, text }: Piece, language: Language = 'en'): string {
  const place = placeOf(passage, language)
  const heading = section.title.split(' › ').at(-1) ?? ''
  const isPage = passage.label === undefined || /^(?:page|seite) \d+$/iu.test(passage.label)
  const isTold = isPage && heading !== '' && passage.page !== null && !place.includes(heading)
  return isTold && standsUnder(text, heading, passage.text) ? `${place}, ${heading}` : place
}

/** A passage may begin with the end of what stands above its heading. */
function standsUnder(text: string, heading: string, passage: string): boolean {
  const flat = passage.replace(/\s+/gu, ' ')
  const at = flat.indexOf(heading)
  return at <= 0 || flat.indexOf(text.slice(0, shortText)) > at
}
const shortText = 40

/** A place that the reading of a file has named: 'Sheet Rates rows 2-6', 'Rows 2-8', 'Slide 3', 'Part 2'. */
const germanLabel = (label: string): string =>
  label
    .replace(/^Sheet (.+) rows (\d+)-(\d+)$/u, 'Blatt $1, Zeilen $2–$3')
    .replace(/^Rows (\d+)-(\d+)$/u, 'Zeilen $1–$2')
    .replace(/^Slide (\d+)$/u, 'Folie $1')
    .replace(/^Part (\d+)$/u, 'Teil $1')

const words = inLanguages({
  en: { page: 'page', label: (label: string) => label, quoted: (text: string) => `“${text}”` },
  de: { page: 'Seite', label: germanLabel, quoted: (text) => `„${text}“` },
})

const locales = inLanguages({ en: 'en-GB', de: 'de-DE' })
const numbered =
  /(?<!\p{L})(?:no|nr|id|code|ref|number|nummer|postcode|plz|(?:cost cent(?:er|re)|charged to|\p{L}*kostenstelle|\p{L}*account|\p{L}*konto))(?!\p{L})/iu

/** A large figure of a sheet as people write it, its thousands apart; numbers that name something stay. */
export const grouped = ({ head, value }: Cell, language: Language = 'en'): string =>
  /^-?\d{4,}$/u.test(value) && (ofMoney.test(head) || !/^(?:19|20)\d\d$/u.test(value)) && !numbered.test(head)
    ? Number(value).toLocaleString(locales(language))
    : value

/** What stands under a currency is an amount, and no year. */
const ofMoney = /[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF)(?!\p{L})/u

const isCode = (text: string): boolean => /^[A-Z]{0,5}-?\d{1,4}[a-z]?$/.test(text)

/** A row by its cells with their heads: 'Principal: GBP 1,720 a day', 'R-03 No data owner – Rating: High; Owner: …'. */
function rowText({ cells, section }: Piece, language: Language): string {
  const filled = cells.filter(({ value }) => value !== '' && value !== '-')
  if (isSideBySide(filled[0]?.head)) return filled.map(({ head, value }) => `${head}: ${value}`).join('; ')
  const named = filled.findIndex(({ value }) => !isCode(value))
  const unit = unitOfTable(filled)
  const label = `${filled
    .slice(0, named + 1)
    .map(({ value }) => value)
    .join(' ')}${unit}`
  const others = filled.slice(named + 1).map((cell) => ({ ...cell, value: grouped(cell, language) }))
  const [only] = others
  if (only === undefined) return label
  if (others.length === 1 && section.heads.length <= 2)
    return `${label}: ${only.value}${unitOf(only.head, only.value)}`
  return `${label} – ${others.map(({ head, value }) => (head === '' ? value : `${head}: ${value}`)).join('; ')}`
}

/** Of a table whose first head says what its figures are: 'Cost, £ thousand'. */
function unitOfTable(cells: readonly Cell[]): string {
  const [unit = ''] = /(?:[£€$]|\b(?:EUR|GBP|USD|CHF)\b)[^,;|]*$/.exec(cells[0]?.head ?? '') ?? []
  const hasFigures = cells.slice(1).some(({ value }) => /^[-+−]?\d[\d.,]*$/.test(value))
  return unit !== '' && hasFigures ? ` (${unit})` : ''
}

/** A plain number needs what its column says. */
const unitOf = (head: string, value: string): string =>
  /^[-+−]?[\d.,]+$/.test(value) && head !== '' ? ` (${head})` : ''

const leastFigures = 3
/** What is left out within a quote. */
const leftOut = ' […] '
const inBrackets = /\s*\(([^()]*)\)\s*/u
const figuresOf = (text: string): string[] => text.match(/\d[\d.,]*%?/gu) ?? []

/**
 * A sentence whose brackets list figures that the rows of a table told beside it have, too: told without the
 * list ('“The weights […] are approved”').
 * @returns undefined where it lists no such figures
 */
export function withoutList(text: string, rows: readonly Piece[]): string | undefined {
  const [whole, inner = ''] = inBrackets.exec(text) ?? []
  const figures = figuresOf(inner)
  if (whole === undefined || figures.length < leastFigures) return undefined
  const told = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ value }) => figuresOf(value))))
  if (!figures.every((figure) => told.has(figure))) return undefined
  return text.replace(inBrackets, leftOut)
}

/** What a piece says, as it is told: words in quotation marks, a row by its cells. */
export const toldText = (piece: Piece, language: Language = 'en'): string =>
  piece.kind === 'row' ? rowText(piece, language) : words(language).quoted(piece.text)
