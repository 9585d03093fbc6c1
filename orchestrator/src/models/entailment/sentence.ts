import { isSmallWord, type Language } from '../language/words.ts'
import { clausesOf, hasVerb } from './clauses.ts'
import { withPlainExclusives } from './exclusives.ts'
import { withPlainBounds } from './plain-bounds.ts'
import { type PlacedQuantity, placedQuantities } from './placed-quantities.ts'
import { type Name, namesOf } from './names.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { changes } from './quantity.ts'
import { type Status, statusOf, withoutAttributes } from './status.ts'
import { languageIn, type Term, termsOf } from './terms.ts'
import { isKnown } from './vocabulary/index.ts'

export interface Clause {
  text: string
  /** Its own figures and days. */
  quantities: readonly Quantity[]
  terms: readonly Term[]
  status: Status
}

/** A sentence, taken apart as far as rules need it. */
export interface ReadText {
  text: string
  language: Language
  terms: readonly Term[]
  clauses: readonly Clause[]
  quantities: readonly PlacedQuantity[]
  names: readonly Name[]
  /** A word that no table knows at its beginning: a name where another text has it as one. */
  opening?: string
}

const cache = new Map<string, ReadText>()
const cacheLimit = 4_000

/** @param otherwise the language where the sentence's own small words tell none */
export function readText(text: string, otherwise: Language = 'en'): ReadText {
  const key = `${otherwise}${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const found = takeApart(text, otherwise)
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(key, found)
  return found
}

function takeApart(written: string, otherwise: Language): ReadText {
  const text = withPlainBounds(withPlainExclusives(written))
  const language = languageIn(text, otherwise)
  const clauses = withSubordinate(
    withFormerTerms(
      clausesOf(withoutAttributes(text)).map((clause) => ({
        text: clause,
        quantities: quantitiesOf(clause),
        terms: termsOf(clause, language),
        status: statusOf(clause),
      })),
    ),
  )
  return {
    text,
    language,
    terms: termsOf(text, language),
    clauses,
    quantities: withoutFormer(
      text,
      placedQuantities(
        clauses.map((clause) => clause.text),
        language,
      ),
    ),
    names: namesOf(text, language),
    ...openingOf(text, language),
  }
}

function openingOf(text: string, language: Language): { opening?: string } {
  const word = /^\W*(\p{Lu}[\p{L}\p{N}-]{2,})/u.exec(text)?.[1]
  return word === undefined || isKnown(word, language) || isSmallWord(word.toLowerCase(), language)
    ? {}
    : { opening: word }
}

/** 'But not yet the one for 2027' says its 'not' of what the clause before says. */
const elliptic = /^\s*(?:(?:but|aber|and|und)\s+)?(?:not|nicht)\b/i

/** 'Six are not', 'other staff cannot': what is denied is said in the clause before. */
const bareDenial =
  /(?:(?<![\p{L}])(?:is|are|was|were|has|have|had|does|do|did|can|could|will|must|may) not|cannot|n['’]t|(?<![\p{L}])(?:ist|sind|war|waren|hat|haben|kann|können|wird|werden|darf|dürfen|muss|müssen) (?:es )?nicht)(?: yet)?\W*$/iu

export const isBareDenial = (text: string): boolean =>
  bareDenial.test(text) && text.trim().split(/\s+/).length <= 7

/** 'Fitting is included, the removal of the old boiler not': what is denied is said in the clause before. */
const isVerblessDenial = ({ text }: Clause): boolean =>
  lastDenial.test(text) && !hasVerb(text.replace(lastDenial, ''))
const lastDenial = /(?<![\p{L}])(?:nicht|not)\W*$/iu

const withFormerTerms = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, index) =>
    (elliptic.test(clause.text) || isBareDenial(clause.text) || isVerblessDenial(clause)) && index > 0
      ? { ...clause, terms: [...clause.terms, ...(clauses[index - 1]?.terms ?? [])] }
      : { ...clause, terms: [...clause.terms, ...subjectBefore(clauses, index)] },
  )

/** 'Was refused in March and granted in May': what begins with its participle has the subject of the clause before. */
function subjectBefore(clauses: readonly Clause[], index: number): readonly Term[] {
  const [clause, before] = [clauses[index], clauses[index - 1]]
  if (clause === undefined || before === undefined) return []
  const word = /^\W*(?:(?:and|but|then|later|finally)\s+)*(\p{Ll}{2,}ed)(?=\s)/u.exec(clause.text)?.[1]
  if (germanPronoun.test(clause.text)) return before.terms.filter(({ written }) => /^\p{Lu}/u.test(written))
  const verb = /(?<![\p{L}])(?:is|are|was|were|has|have|had)(?![\p{L}])/iu.exec(before.text)?.index ?? 0
  return word === undefined && !pronoun.test(clause.text) ? [] : before.terms.filter(({ at }) => at < verb)
}

/** What begins with 'it' or 'sie' speaks of what the clause before speaks of; in German of any of its nouns. */
const pronoun = /^\W*(?:(?:and|but|so|then)\s)?(?:it|they|he|she|this|both)\s(?=\p{Ll})/iu
const germanPronoun =
  /^\W*(?:(?:und|aber|dann)\s)?(?:er|sie|diese[rs]?|beide)\s(?=(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|muss|müssen|soll|sollen|kann|können|darf|dürfen|gilt|gelten|bleib\p{L}*|lieg\p{L}*|endet|enden)(?![\p{L}]))/iu

/** 'Until the contract is signed, …' and 'so that it can be signed' do not say that it is. */
const subordinate =
  /^\s*(?:until(?! then)|before|bevor|ehe|bis (?:der|die|das|alle|ein)|so that|in order to|damit|um|unless|if|falls|wenn|sofern|sobald|when)(?![\p{L}])/iu

const withSubordinate = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.length < 2
    ? clauses
    : clauses.map((clause) =>
        subordinate.test(clause.text) && hasVerb(clause.text)
          ? { ...clause, status: { ...clause.status, manner: 'unsure' } }
          : clause,
      )

const fromTo = /(?<![\p{L}])(?:from|von|vom)\s[^,;]{0,40}?\s(?:to|auf|until|zum|in den)\s/iu
const formerly =
  /(?<![\p{L}])(?:instead of|rather than|originally|initially|previously|formerly|statt|anstelle|ursprünglich|zunächst|zuvor|bisher)(?![\p{L}])/iu

/** Of what changed, the new figure counts: that of 'from 10 to 12' which stands last, not what it was 'originally'. */
function withoutFormer(text: string, quantities: readonly PlacedQuantity[]): readonly PlacedQuantity[] {
  if (!changes.test(text) || quantities.length < 2) return quantities
  const isFormer = (quantity: PlacedQuantity, index: number): boolean => {
    const later = quantities.slice(index + 1).some(({ kind }) => kind === quantity.kind)
    const isNamed =
      formerly.test(text) && quantities.some((other) => other !== quantity && other.kind === quantity.kind)
    return (fromTo.test(text) && later) || (isNamed && isAfterFormer(text, quantity, quantities))
  }
  return quantities.filter((quantity, index) => !isFormer(quantity, index))
}

/** The figure that stands nearest after 'originally'. */
function isAfterFormer(text: string, quantity: PlacedQuantity, all: readonly PlacedQuantity[]): boolean {
  const start = formerly.exec(text)?.index ?? 0
  const after = all.filter(
    ({ kind, of, low }) => kind === quantity.kind && text.includes(of) && Number.isFinite(low),
  )
  const place = text.slice(start)
  const nearest = after
    .map((one) => ({ one, at: place.indexOf(String(one.figure)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)[0]
  return nearest?.one === quantity
}
