import { bestOf, predicateOf } from './alignment.ts'
import type { ReadText } from './sentence.ts'
import { statusOf } from './status.ts'
import type { Term } from './terms.ts'
import { isOfAll } from './universals.ts'

const isSurely = 0.9
const told = ({ weight }: Term): boolean => weight > 0.3
const conditional = /(?<![\p{L}])(?:if|unless|would|could|might|falls|wenn|würde\w*|könnte\w*)(?![\p{L}])/iu

const aside = /\([^)]*\)/g

/** What a compound is a kind of: 'contract' of 'old contract'. */
const headOf = (term: Term): Term => {
  const last = term.parts.at(-1)
  return last === undefined ? term : { ...term, meanings: last, parts: [], weight: 1 }
}

/** 'Old contracts are not scanned' against 'all rental contracts are scanned': of some of their kind it is not so. */
export function isDeniedOfSome(statement: ReadText, { clauses, language, text }: ReadText): boolean {
  if (language !== statement.language || !isOfAll(statement) || conditional.test(text)) return false
  if (statement.clauses.some(({ status }) => status.isDenied || status.manner !== 'fact')) return false
  const said = predicateOf(statement).filter(told)
  const kind = statement.terms.filter((term) => told(term) && !said.includes(term)).at(-1)
  if (kind === undefined || said.length === 0 || said.length === statement.terms.length) return false
  return clauses.some(({ text: clause, status, terms }) => {
    const [first, ...others] = terms.filter(told)
    return (
      first !== undefined &&
      status.isDenied &&
      statusOf(clause.replace(aside, ' ')).isDenied &&
      status.manner === 'fact' &&
      said.every((term) => bestOf(term, others).strength >= isSurely && bestOf(term, others).sign === 1) &&
      terms
        .filter((term) => told(term) && !said.some((one) => bestOf(one, [term]).strength >= isSurely))
        .some((term) => bestOf(headOf(kind), [headOf(term)]).strength >= isSurely)
    )
  })
}
