import { bestOf, type Surroundings } from './alignment.ts'
import { hasName } from './names.ts'
import type { Clause, ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'
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

const anyOfAll =
  /(?<![\p{L}])(?:all|every|each|alle[nmrs]?|jede[rsnm]?|sämtliche[nmrs]?)\s(?:of\s)?(?:the\s|our\s|its\s|der\s|unsere[nr]?\s)?(?=\p{L})/iu

const limited = /(?<![\p{L}])(?:only|solely|exclusively|nur|ausschließlich|lediglich)(?![\p{L}])/iu

/** Whether it says that something is so of what it names and of nothing else. */
export const isExclusive = ({ text }: ReadText): boolean => limited.test(text)

/** How often something is, and what is named with its number, is no kind: 'every six months', 'all three'. */
const ofKind =
  /(?<![\p{L}])(?:all|every|each|both|alle[nmrs]?|jede[rsnm]?|sämtliche[nmrs]?|beide[nmr]?)\s(?:of\s)?(?:the\s|our\s|its\s|their\s|der\s|unsere[nr]?\s)?(?!\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|other|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hours?|days?|weeks?|months?|quarters?|years?|time|stunden?|tage?|wochen?|monate?|quartale?|jahre?)(?![\p{L}]))\p{L}/iu

/** Whether it says something of each of a kind. */
export const isOfAll = ({ text }: ReadText): boolean => ofKind.test(text)

/** 'Courses are held in Emmerich only' against 'courses are held at all sites': all else is said, but of one alone. */
export function isLimited(statement: ReadText, { clauses }: ReadText): boolean {
  const all = anyOfAll.exec(statement.text)
  if (all === null || limited.test(statement.text)) return false
  const kind = statement.terms.find(({ at }) => at >= all.index + all[0].length)
  const said = statement.terms.filter((term) => term !== kind && term.weight > 0.3)
  return (
    said.length >= 2 &&
    clauses.some(
      ({ text, terms, status }) =>
        limited.test(text) &&
        !status.isDenied &&
        said.every((term) => bestOf(term, terms).strength >= 0.5) &&
        namesOne(text, statement),
    )
  )
}

/** 'Is stored in Germany and, as a mirror, in Poland' against 'only in Germany': it is so of another as well. */
export const isOfAnotherToo = (statement: ReadText, { text, names }: ReadText): boolean =>
  limited.test(statement.text) &&
  !limited.test(text) &&
  statement.names.some(
    (name) =>
      name.lead !== '' &&
      hasName(text, name) &&
      names.some((other) => other.lead === name.lead && !hasName(statement.text, other)),
  )

const withAll =
  /(?<![\p{L}])(for|to|in|at|by|of|für|in|an|auf|bei|von)\s(?:all|every|each|alle[nmrs]?|jede[nmrs]?|sämtliche[nmrs]?)\s(?:of\s)?(?:the\s|der\s)?(?=\p{L})/iu
const smallAfter = '(?:the |a |an |den |dem |der |die |das |einen? |einer )?'

/** 'Applies to spare parts' against 'applies to all products': the same, of others or of one by its name. */
export function isOfSome(statement: ReadText, sentence: ReadText): boolean {
  const all = withAll.exec(statement.text)
  if (all === null || statement.language !== sentence.language) return false
  const kind = statement.terms.find(({ at }) => at >= all.index + all[0].length)
  const said = statement.terms.filter((term) => term !== kind && term.weight > 0.3)
  const slot = new RegExp(
    `(?<![\\p{L}])${all[1] ?? ''}\\s${smallAfter}([\\p{L}-]+(?: [\\p{L}\\d-]+)?)`,
    'iu',
  ).exec(sentence.text)?.[1]
  if (kind === undefined || slot === undefined || said.length < 2) return false
  if (anyOfAll.test(`${slot} `) || /^(?:all|any|alle)/iu.test(slot)) return false
  const isSaid = said.every((term) => bestOf(term, sentence.terms).strength >= 0.5)
  const words = termsOf(slot, sentence.language).filter(({ weight }) => weight > 0.3)
  const ofKind = words.filter((term) => bestOf(term, [kind]).strength >= 0.5)
  const isNamed = /\s(?:\p{Lu}|\d)/u.test(slot) && words.length > ofKind.length
  return (
    isSaid &&
    words.length > 0 &&
    (ofKind.length === 0 ? bestOf(kind, sentence.terms).strength < 0.5 : isNamed)
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
