import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isDeedTo } from './deed-verbs.ts'
import { isDenied } from './sentence-filters.ts'
import { type Table, type TableRow } from './tables.ts'
import { tellingSentences } from './telling-lines.ts'

const mostSentences = 2
/** What a row is called, by its first word: 'Corvus' of 'Corvus ERP 7.2'. */
const firstOf = ({ cells }: TableRow): string => (cells[0] ?? '').split(/[\s,]+/u)[0] ?? ''

/**
 * Rule: to which things something is done may be told of some in a table's remarks and of others in sentences: beside the
 * rows stand the sentences that say the same deed of further rows of that table.
 */
export function withAlsoDone(
  asked: Asked,
  answer: FoundLines | undefined,
  { near, tables }: { near: readonly Passage[]; tables: readonly Table[] },
): FoundLines | undefined {
  const verb = isDeedTo(asked)
  if (answer === undefined || verb === undefined || answer.lines.some(({ text }) => /^[“„]/u.test(text)))
    return answer
  const table = tables.find(
    ({ rows, isTurned }) =>
      isTurned !== true && answer.lines.every(({ key }) => rows.some(({ line }) => line === key)),
  )
  if (table === undefined) return answer
  const told = new Set(answer.lines.map(({ key }) => key))
  const others = [...new Set(table.rows.filter(({ line }) => !told.has(line)).map(firstOf))].filter((name) =>
    /^\p{Lu}\p{Ll}{3,}/u.test(name),
  )
  const found: AnswerLine[] = []
  const left = new Set(others)
  for (const line of near.filter(({ trust }) => trust !== 'agent').flatMap(tellingSentences)) {
    const named = [...left].filter((name) => line.key.includes(name))
    if (named.length === 0 || !verb(line.key) || isDenied(asked.question, line.key)) continue
    found.push(line)
    for (const name of named) left.delete(name)
    if (found.length === mostSentences) break
  }
  return found.length === 0 ? answer : { ...answer, lines: [...answer.lines, ...found] }
}
