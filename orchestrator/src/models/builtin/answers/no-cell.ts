import type { Asked } from './asked.ts'
import type { Table, TableRow } from './tables.ts'

/**
 * How many there are is told by a figure, and by no name that has one ('ERP 11'); 'which requirements …' by no count of
 * them; and what a cell asks itself is no answer, unless questions are asked for.
 */
export function isNoCell(
  asked: Asked,
  { heads }: Pick<Table, 'heads'>,
  { row, columns }: { row: TableRow; columns: readonly number[] },
): boolean {
  const { question, isCount, isList, read } = asked
  const are = (holds: (cell: string) => boolean): boolean =>
    columns.every((at) => holds(row.cells[at] ?? ''))
  if (isCount && are((cell) => !aboutFigure.test(cell))) return true
  if (isList && read.expects === undefined && whichAsked.test(question) && are((cell) => bareFigure.test(cell)))
    return true
  return isOfQuestions(
    question,
    columns.map((at) => heads[at] ?? ''),
  )
}

const aboutFigure =
  /^\W*(?:(?:about|around|ca|circa|some|over|under|up to|at (?:least|most)|no more than|rund|etwa|über|unter|bis zu|mindestens|höchstens)\.?\s+)?(?:\d|(?:none|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|keine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L}))/iu
const whichAsked = /^\W*(?:which|welche[rnms]?)(?!\p{L})/iu
const bareFigure = /^\D{0,2}\d[\d.,]*$/u

const questionHead = /^(?:questions?|fragen?|clarifications?|rückfragen?)$/iu
const questionAsked = /(?<!\p{L})(?:questions?|\p{L}*fragen?|clarif\p{L}*|asked?|asks|klär\p{L}*|offen\p{L}*|open)(?!\p{L})/iu
/** All of them stand under a head of questions, which the question does not ask for. */
export const isOfQuestions = (question: string, heads: readonly string[]): boolean =>
  heads.length > 0 && heads.every((head) => questionHead.test(head.trim())) && !questionAsked.test(question)
