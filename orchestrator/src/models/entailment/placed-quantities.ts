import type { Language } from '../language/words.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { segmentsOf } from './segments.ts'
import { type Term, termsOf } from './terms.ts'
import { isDeed } from './vocabulary/index.ts'

/** A quantity and the words that say what it is of. */
export interface PlacedQuantity extends Quantity {
  about: readonly Term[]
  /** What else is said in the same stretch: 'Year 2', a date. */
  beside: readonly Quantity[]
  /** What is aimed at, not what is so. */
  isTarget: boolean
  /** Of a part of what is spoken of: 'of which', 'davon'. */
  isOfPart: boolean
}

const ofPart =
  /(?<![\p{L}])(?:(?:one|two|three|four|eine[rs]?|zwei|drei|vier) (?:of|der|von)(?! \d)|of (?:it|which|this|that|these|them)|thereof|including|davon|darunter|hiervon|darin|einschließlich|inklusive)(?![\p{L}])/iu
const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|costs?|amounts?|asks?|takes?|handles?|runs?|rose|fell|reach(?:es|ed)?|stands?|totals?|comes?|counts?|covers?|zähl(?:t|en)|erreich(?:t|en)|umfass(?:t|en)|kommt|kommen|liegt|liegen|ist|sind|beträgt|betragen|wird|werden|wurden?|hat|haben|kostet|kosten|bleibt|dauert|braucht|sind|muss|müssen|stieg(?:en)?|sank(?:en)?)(?![\p{L}])/iu
/** A clause that begins with its verb has the subject of the one before. */
const startsWithVerb = new RegExp(`^\\s*(?:(?:and|und|but|aber)\\s+)?${finite.source}`, 'iu')

const target =
  /(?<![\p{L}])(?:targets?|goals?|aims?|aimed|wants? to|hopes? to|planned|expected|should|soll(?:en|te|ten)?|ziel\w*|geplant\w*|erwartet\w*|angestrebt\w*|wollen)(?![\p{L}])/iu

/** 'But not yet the one for 2027' goes on with all of the clause before it. */
const elliptic = /^\s*(?:(?:but|aber|and|und)\s+)?(?:not|nicht)\b/i

/** The quantities of the clauses of a sentence, each with the words that it is of. */
export function placedQuantities(clauses: readonly string[], language: Language): PlacedQuantity[] {
  let subject = ''
  return clauses.flatMap((clause, index) => {
    const former = elliptic.test(clause) ? (clauses[index - 1] ?? '') : ''
    const isOfSubject = startsWithVerb.test(clause) || beginsWithDeed(clause, language)
    const inherited = former !== '' ? former : isOfSubject ? subject : ''
    const verb = finite.exec(clause)?.index ?? 0
    if (inherited === '' && verb > 0) subject = clause.slice(0, verb)
    return quantitiesOfClause(clause, { inherited, verb, language })
  })
}

/** 'And ends on 3 October': what a stretch that begins with its verb says is of the subject of the one before. */
function beginsWithDeed(stretch: string, language: Language): boolean {
  const word = /^\W*(?:(?:and|but|or|und|aber|oder|sowie)\s+)?(\p{Ll}+)(?=\s)/u.exec(stretch)?.[1]
  const [first] = word === undefined ? [] : termsOf(word, language)
  return first !== undefined && isDeed(first.meanings) && /(?:s|ed|t|te|ten)$/u.test(first.written)
}

/** Where the first word for a deed stands, after a thing. */
const firstDeed = (clause: string, language: Language): number =>
  termsOf(clause, language).find(
    ({ meanings, written }, index) => index > 0 && /^\p{Ll}/u.test(written) && isDeed(meanings),
  )?.at ?? 0

/** Each with its own stretch of the clause, and what stands before the verb, which all stretches share. */
function quantitiesOfClause(
  clause: string,
  { inherited, verb, language }: { inherited: string; verb: number; language: Language },
): PlacedQuantity[] {
  const found = quantitiesOf(clause)
  if (found.length === 0) return []
  const segments = segmentsOf(clause)
  return found.map((quantity) => {
    const start = segments.findLast((one) => one.start <= quantity.at)?.start ?? 0
    const end = segments.find((one) => one.end >= quantity.end)?.end ?? clause.length
    // 'Repair costs 4 million; a new one 31 million': a stretch that names its own thing has the verb alone in common.
    const isVerbFirst = start > 0 && beginsWithDeed(clause.slice(start), language)
    const hasOwn =
      start > 0 &&
      !isVerbFirst &&
      !/^\W*(?:(?:and|but|und|aber|of)\s+)?(?:in|at|on|for|im|bei|auf|für|by|with|davon|darunter|which|after|before|nach|vor|from|to|von|zu)(?![\p{L}])/iu.test(
        clause.slice(start),
      ) &&
      termsOf(clause.slice(start, quantity.at), language).some(({ weight }) => weight > 0.3)
    const sharedWords = hasOwn ? clause.slice(verb, found[0]?.at ?? verb) : clause.slice(0, verb)
    const shared = isVerbFirst
      ? clause.slice(0, verb > 0 ? verb : firstDeed(clause, language))
      : verb > 0 && verb < start
        ? sharedWords
        : ''
    const own = `${shared} ${clause.slice(start, end)}`
    const about = termsOf(`${inherited} ${own}`, language)
    const beside = found.filter((other) => other !== quantity && other.at >= start && other.at < end)
    return {
      ...quantity,
      about,
      beside,
      isTarget: target.test(own),
      isOfPart: ofPart.test(clause.slice(0, quantity.at)) || /^(?:of|out of|der|von)\s/iu.test(quantity.of),
    }
  })
}
