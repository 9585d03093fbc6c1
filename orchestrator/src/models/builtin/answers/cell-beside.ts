import type { Asked } from './asked.ts'
import { literalShare } from './cell-columns.ts'
import { isEmptyCell } from './cells.ts'
import { isTimeAsked } from './given-kind.ts'
import {
  hasMeasure,
  lacksModifier,
  literally,
  mostOf,
  precisionOf,
  type Spoken,
  spokenIn,
  sumSpoken,
} from './matching.ts'
import { isOfSeveral } from './named-by-both.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf } from './rows.ts'

/** A row and the columns of it that may be told. */
interface Corner {
  index: number
  columns: readonly number[]
}

/**
 * Rule: a row and a column with the question's words may still hold something else: the cell of another column where the
 * one that is asked for is empty, an owner where it is asked who decides, a day of arrival where one is due, nobody yet.
 * @param corner where it stands, and how far the cell and what stands around it speak of the question
 */
export function isCellBeside(asked: Asked, read: ReadTable, corner: Corner & { spoken: Spoken }): boolean {
  const { table } = read
  const row = table.rows[corner.index]
  if (row === undefined) return true
  const { columns, spoken } = corner
  const name = nameOf(table, row)
  const heads = columns.map((column) => table.heads[column] ?? '')
  return (
    isEmptyThere(asked, read, corner) ||
    (asked.read.expects === 'person' && columns.every((at) => isOpen.test(row.cells[at] ?? ''))) ||
    isOfSeveral(asked, name) ||
    isHardlyNamed(asked, read, corner.index) ||
    isOfPast(asked, read, columns) ||
    isOfOtherPart(asked, read, corner) ||
    isOwnerOfRisk(asked, read, columns) ||
    (lacksVerb(asked, spoken) && precisionOf(asked, name) < leastOfName) ||
    lacksModifier(asked, spoken, spokenIn(asked, name)) ||
    !hasMeasure(asked, `${table.title} ${row.line} ${heads.join(' ')}`)
  )
}

/** A row that only a word of like meaning speaks for, one among others of its name, is none that the question names. */
function isHardlyNamed(asked: Asked, { table, cells }: ReadTable, index: number): boolean {
  const row = table.rows[index]
  const strongest = Math.max(0, ...mostOf(cells[index] ?? [], asked.words.length))
  return (
    row !== undefined &&
    strongest > 0 &&
    strongest < (isAllOfOne(asked) ? 1 : leastOfNamed) &&
    precisionOf(asked, nameOf(table, row)) < leastOfName
  )
}
const leastOfNamed = 0.8
/** One word alone tells what is asked about. */
const isAllOfOne = ({ words }: Asked): boolean =>
  words.filter(({ isLight, isVerb }) => !isLight && !isVerb).length === 1

const deciding =
  /^\W*(?:who|wer)\b.*(?<![\p{L}])(?:decid\w*|approv\w*|sign(?:s|ed)?(?: off)?|entscheide\w*|genehmig\w*|unterschreib\w*|zeichnet)(?![\p{L}])/iu
const ofDeciding =
  /(?<![\p{L}])(?:decid\w*|decisions?|approv\w*|sign\w*|entscheid\w*|genehmig\w*|freigabe\w*|unterschr\w*|zeichn\w*|beschlu\w*|beschlüsse)(?![\p{L}])/iu

/** Who owns a risk or an action decides nothing: the table is called so, the row, or the column. */
const isOfOtherPart = ({ question }: Asked, { table }: ReadTable, { index, columns }: Corner): boolean => {
  const row = table.rows[index]
  if (row === undefined || !deciding.test(question)) return false
  const heads = columns.map((at) => table.heads[at] ?? '')
  return !ofDeciding.test([table.title, nameOf(table, row), ...heads].join(' '))
}

/** Who looks after a risk is not who does, or suffers, what the risk says. */
const isOwnerOfRisk = (
  { question, read }: Asked,
  { table }: ReadTable,
  columns: readonly number[],
): boolean =>
  read.expects === 'person' &&
  table.heads
    .slice(0, 2)
    .some((head) => /^\W*(?:\p{L}*risks?|issues?|problems?|\p{L}*risi(?:ko|ken))(?!\p{L})/iu.test(head)) &&
  columns.every((at) => /owner|eigner|responsib|verantwort|zuständig/iu.test(table.heads[at] ?? '')) &&
  !looksAfter.test(question)
const looksAfter =
  /(?<!\p{L})(?:own\p{L}*|responsib\p{L}*|accountab\p{L}*|in charge|handl\p{L}*|looks? after|deals? with|manag\p{L}*|watch\p{L}*|(?:takes?|taking) care|\p{L}*risks?|issues?|problems?|verantwort\p{L}*|zuständig\p{L}*|kümmer\p{L}*|gehör\p{L}*|\p{L}*eigner\p{L}*|betreu\p{L}*|\p{L}*risi(?:ko|ken))(?!\p{L})/iu

/** Where a table does not say what is done, its row has to be called what the question speaks of, and not merely have a word of it. */
const lacksVerb = ({ words, language }: Asked, spoken: Spoken): boolean =>
  words.some(
    ({ isVerb, isLight }, at) => isVerb && (language === 'de' || !isLight) && (spoken[at] ?? 0) < leastOfVerb,
  )
const leastOfVerb = 0.3
const leastOfName = 0.5

/** Who it is, the document leaves open. */
const isOpen =
  /^\W*(?:to be (?:named|appointed|decided|confirmed)|not (?:yet )?(?:named|appointed|known)|open|vacant|tb[acd]|n\.?\s?n\.?|offen|unbesetzt|vakant|noch (?:offen|zu benennen|nicht \p{L}+)|nicht (?:benannt|besetzt)|wird (?:noch )?benannt)\W*$/iu

/** The column that is asked for by its head has nothing in this row: what stands in another one is no answer. */
function isEmptyThere(asked: Asked, { heads, table }: ReadTable, { index, columns }: Corner): boolean {
  const row = table.rows[index]
  const scoreOf = (column: number): number =>
    sumSpoken(asked, heads[column] ?? []) + literalShare * literally(asked, table.heads[column] ?? '')
  const best = Math.max(0, ...columns.map(scoreOf))
  return table.heads.some(
    (_head, column) =>
      column > 0 &&
      isEmptyCell(row?.cells[column]) &&
      sumSpoken(asked, heads[column] ?? []) > 0 &&
      scoreOf(column) > best,
  )
}

/** By when something must be there is not when it came. */
const isOfPast = (asked: Asked, { table }: ReadTable, columns: readonly number[]): boolean =>
  isTimeAsked(asked) &&
  dueAsked.test(asked.question) &&
  columns.every((at) => past.test(table.heads[at] ?? ''))
const dueAsked =
  /(?<!\p{L})(?:must|have to|has to|due|deadline|by when|bis wann|müssen|muss|fällig|frist)(?!\p{L})/iu
const past =
  /^(?:received|sent|closed|completed|done|signed|eingegangen|eingang|erhalten|erledigt|abgeschlossen)(?!\p{L})/iu
