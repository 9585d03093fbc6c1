import { bestOf, isMatched, predicateOf, type Surroundings, verbOf } from './alignment.ts'
import { withoutLayout } from './layout.ts'
import { hasName } from './names.ts'
import type { SentenceContext } from './reading.ts'
import { readText, type ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

/** Sentences that go on from the one before: by a word that stands for what it spoke of. */
const refersBack =
  /^(?:(?:and|but|so|then|und|aber|daher|dann)\s+)?(?:it|its|they|their|them|he|she|his|her|this|these|those|that|both|such|the latter|all of them|none of them|er|sie|es|ihr\w*|sein\w*|dies\w*|beide\w*|davon|dafür|dazu|das|diese\w*|jene\w*|solche\w*)(?![\p{L}])|(?<![\p{L}])(?:of them|them|of it|none|keine[nrs]?(?=[.,])|ihn|ihm|thereof|davon|dafür|ihnen|it)(?![\p{L}])/iu

/** 'The chair is …' after the committee was spoken of: it is the chair of it. */
const ofWhom =
  /^(?:the |its |den |der |die |das |ihre?[nr]? )?(?:chair(?:man|woman|person)?|deputy|secretary|members|vorsitz(?:ende[rn]?)?|stellvertret\p{L}+|mitglieder|schriftführ\p{L}+)(?![\p{L}])/iu

export function surroundingsOf(wanted: ReadText, found: ReadText, context: SentenceContext): Surroundings {
  const before = context.before ?? ''
  const isLinked =
    before !== '' &&
    (refersBack.test(found.text) ||
      ofWhom.test(found.text) ||
      goesOn(wanted, found, before) ||
      isSameThing(found.text, before) ||
      isOfIt(wanted, found, before))
  return {
    before: isLinked ? readText(withoutLayout(before), found.language).terms : [],
    about: context.about === undefined ? [] : termsOf(context.about, found.language),
    document: context.document === undefined ? [] : documentTerms(context.document, found.language),
    text: [context.about ?? '', isLinked ? before : ''].join(' '),
  }
}

const readDocuments = new Map<string, readonly Term[]>()

/** The words of a whole document, which is the same for all its sentences. */
function documentTerms(text: string, language: ReadText['language']): readonly Term[] {
  const key = `${language}${text}`
  const known = readDocuments.get(key)
  if (known !== undefined) return known
  if (readDocuments.size >= 50) readDocuments.clear()
  const found = termsOf(text, language)
  readDocuments.set(key, found)
  return found
}

/** 'The model was validated' after 'Model CR-07 supports decisions on credit'. */
function isSameThing(text: string, before: string): boolean {
  const named = /^(?:the|this|der|die|das|dieser?|dieses)\s+(\p{L}{4,})/iu.exec(text)?.[1]
  return named !== undefined && new RegExp(`(?<![\\p{L}])${named}`, 'iu').test(before)
}

const definite = /^(?:the|der|die|das)\s(\p{L}{4,})\s\p{Ll}/iu

/** 'The lease ends in 2028' after who rents the Southfield depot: the lease of it. */
function isOfIt(wanted: ReadText, found: ReadText, before: string): boolean {
  const word = definite.exec(found.text)?.[1]
  const noun = found.terms.find(({ written }) => written === word)
  if (noun === undefined || bestOf(noun, wanted.terms).strength < 0.9) return false
  const earlier = readText(withoutLayout(before), found.language).terms
  return wanted.names.some((name) => hasName(before, name) && !hasName(found.text, name))
    ? earlier.length > 0
    : wanted.terms.some(
        (term) =>
          term.weight > 1 &&
          bestOf(term, earlier).strength >= 0.95 &&
          bestOf(term, found.terms).strength < isMatched,
      )
}

const entry = /^[^:.!?]{2,40}:\s/
/** 'Deputy: to be named'. */
const bareEntry =
  /^[^:.!?]{2,40}:\s+(?:to be \p{L}+|tbd|tba|open|vacant|none|not yet.{0,20}|offen|vakant|noch .{0,20}|niemand|nobody)\W*$/iu

/** 'The acceptance was withdrawn' after who accepted what; one entry of a list after another. */
function goesOn(wanted: ReadText, found: ReadText, before: string): boolean {
  if (bareEntry.test(found.text) && entry.test(before)) return true
  const first = found.terms.find(({ weight }) => weight > 0.3)
  const verb = verbOf(wanted)
  const predicate = predicateOf(wanted)
  const said = verb !== undefined ? [verb] : predicate.length < wanted.terms.length ? predicate : []
  return first !== undefined && said.some((term) => bestOf(term, [first]).strength >= isMatched)
}
