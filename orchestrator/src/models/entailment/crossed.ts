import { bestOf } from './alignment.ts'
import { hasVerb, isPlainClause } from './clauses.ts'
import type { Clause, ReadText } from './sentence.ts'
import { turnOf } from './roles.ts'
import { languageIn, type Term } from './terms.ts'

/** From here on the words of a side are in a clause, and up to here they are not. */
const isThere = 0.85
const isNotThere = 0.3

const shareIn = (wanted: readonly Term[], found: readonly Term[]): number => {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  return wanted.reduce((sum, term) => sum + (isIn(term, found) ? term.weight : 0), 0) / total
}
const isIn = (term: Term, found: readonly Term[]): boolean => {
  const { strength, sign } = bestOf(term, found)
  return strength >= 0.9 && sign === 1
}
const weighty = ({ weight }: Term): boolean => weight > 0.3

/** A clause that stands for what another one names says nothing of its own. */
const pointsBack =
  /^\W*(?:(?:and|but|while|whereas|because|since|which|who|that|und|aber|während|weil|denn|der|die|das)\s+)?(?:it|they|he|she|this|these|which|who|er|sie|es|dies\w*|wir|we)(?![\p{L}])/iu

/**
 * 'The patents belong to the university, the brand belongs to the institute' against 'the brand belongs to the
 * university': what stands before the verb and what stands after it are both said, each of something else.
 */
export function isOfOtherClause(statement: ReadText, { clauses }: ReadText): boolean {
  const verb = turnOf(statement)
  if (verb === undefined || clauses.length < 2) return false
  const others = statement.terms.filter((term) => term !== verb && weighty(term))
  const [before, after] = [others.filter(({ at }) => at < verb.at), others.filter(({ at }) => at > verb.at)]
  if (before.length === 0 || after.length === 0) return false
  const read = clauses.map((clause) => ({
    clause,
    before: shareIn(before, clause.terms),
    after: shareIn(after, clause.terms),
  }))
  if (
    isDoneByOther(
      statement,
      { verb, before },
      read.map(({ clause }) => clause),
    )
  )
    return true
  if (read.some((one) => one.before > isNotThere && one.after > isNotThere)) return false
  const ofFirst = read.filter((one) => one.before >= isThere)
  const ofOther = read.filter((one) => one.after >= isThere && isIn(verb, one.clause.terms))
  return (
    ofFirst.some(({ clause }) => saysItself(clause) && hasOwn(clause, [...before, verb])) &&
    ofOther.some(({ clause }) => !pointsBack.test(clause.text) && hasOwn(clause, [...after, verb])) &&
    !statement.clauses.some(({ status }) => status.isDenied)
  )
}

/** 'A checks the invoices, B pays them' against 'A pays the invoices': A does something else, and another does it. */
function isDoneByOther(
  statement: ReadText,
  { verb, before }: { verb: Term; before: readonly Term[] },
  clauses: readonly Clause[],
): boolean {
  const [doing, ...more] = clauses.filter(({ terms }) => isIn(verb, terms))
  if (doing === undefined || more.length > 0 || pointsBack.test(doing.text)) return false
  return (
    shareIn(before, doing.terms) === 0 &&
    doing.terms.some((term) => weighty(term) && bestOf(term, statement.terms).strength < isNotThere) &&
    clauses.some(
      (clause) => clause !== doing && shareIn(before, clause.terms) >= isThere && saysItself(clause),
    )
  )
}

/** 'Portwing and Aviserve, whose contracts end' after 'is done by two contractors' only says who these are. */
const saysItself = ({ text }: Clause): boolean => {
  const own = text.split(/,?\s(?:whose|who|which|that|deren|dessen)(?![\p{L}])/iu)[0] ?? ''
  return hasVerb(own) || isPlainClause(own, languageIn(own))
}

/** Whether a clause names something beside what a statement has of it. */
const hasOwn = ({ terms }: Clause, known: readonly Term[]): boolean =>
  terms.some((term) => weighty(term) && !isIn(term, known))
