import { bestOf, type Surroundings } from './alignment.ts'
import type { Clause, ReadText } from './sentence.ts'
import type { Term } from './terms.ts'
import { isKnown } from './vocabulary/index.ts'

/** 'Every plant has …', 'alle Werke haben …': what is said of each of a kind. */
const ofEach = /^\W*(?:every|each|all(?: of)?(?: the)?|jede[rsnm]?|alle[rn]?)\s+(?=\p{L})/iu
/** Where somebody is named, who is named says so. */
const carried = /^(?:named|benannt\w*|namentlich\w*|own|eigene[nrs]?)$/iu

/**
 * 'Katowice has no data owner' against 'every plant has a named data owner': one that is named lacks what all are said to
 * have. That it is of the kind, its document has to say by speaking of that kind.
 */
export function isCounterexample(
  statement: ReadText,
  { clauses, text }: ReadText,
  { about, document = [] }: Surroundings,
): boolean {
  const start = ofEach.exec(statement.text)?.[0].length
  if (start === undefined || statement.clauses.some(({ status }) => status.isDenied)) return false
  const [kind, ...others] = statement.terms.filter(({ weight }) => weight > 0.3)
  if (kind === undefined || kind.at > start + 1) return false
  const said = others.filter(({ written }) => !carried.test(written))
  return (
    said.length > 0 &&
    clauses.some((clause) => isLacking(clause, said) && namesOne(clause.text, statement)) &&
    bestOf(kind, [...about, ...document]).strength >= 0.9 &&
    !/(?<![\p{L}])(?:if|unless|would|could|might|without|falls|wenn|würde|könnte)(?![\p{L}])/iu.test(text)
  )
}

const isLacking = ({ terms, status }: Clause, said: readonly Term[]): boolean =>
  status.isDenied && said.every((term) => bestOf(term, terms).strength >= 0.9)

/** A name that the statement does not have, beyond codes and the first word of a sentence alone. */
const namesOne = (text: string, statement: ReadText): boolean =>
  [...text.matchAll(/(?<![\p{L}\d-])\p{Lu}\p{Ll}{2,}(?![\p{L}])/gu)].some(
    ([word]) =>
      !statement.text.includes(word) &&
      !isKnown(word.toLowerCase(), statement.language) &&
      !/^(?:the|this|that|no|not|there|each|every|measure|risk|none|nobody|das|die|der|kein\w*|niemand)$/iu.test(
        word,
      ),
  )
