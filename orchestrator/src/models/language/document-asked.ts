import { englishOf, germanOf, partsOf } from './lexicon.ts'
import { germanStem, isSmallWord, type Language, languageOf, stem, wordsOf } from './words.ts'

const start = String.raw`^[^\p{L}\p{N}]*(?:(?:please|bitte)\s+)?`
const name = '(?<name>.+?)'
const end = String.raw`[^\p{L}\p{N})]*$`
/** Ways to ask for what a document says as a whole, and for nothing of it in particular. */
const asking: Record<Language, readonly string[]> = {
  en: [
    String.raw`what (?:do|does|did) ${name} (?:say|tell(?: (?:me|us))?|contain|cover|state|include)`,
    String.raw`what(?:['’]s| is| stands| is written) in ${name}`,
    String.raw`what (?:is|are) ${name} about`,
    String.raw`(?:summari[sz]e|sum up) ${name}`,
    String.raw`(?:give (?:me|us) )?(?:an? |the )?(?:short )?(?:summary|overview|gist) of ${name}`,
  ],
  de: [
    String.raw`was (?:sag(?:t|en)|besag(?:t|en)|enthält|enthalten|beinhalte(?:t|n)|steht (?:in|im)|stehen (?:in|im)) ${name}(?: aus)?`,
    String.raw`(?:worum|um was) geht(?: es|['’]s) in ${name}`,
    String.raw`fass(?:e|en sie)? ${name} zusammen`,
    String.raw`(?:gib mir |geben sie mir )?(?:eine |die )?(?:kurze )?zusammenfassung (?:von|des|der|zu|zum|zur) ${name}`,
  ],
}
const ways = (['en', 'de'] as const).flatMap((language) =>
  asking[language].map((way) => ({ language, pattern: new RegExp(`${start}${way}${end}`, 'iu') })),
)

/** 'What is in scope?' asks for no document. */
const noName =
  /^(?:(?:in |out of )?scope|place|force|use|progress|it|there|stock|store|umfang|arbeit|kraft|betrieb|planung)$/iu
const quotes = /["“”„«»‘’']/gu
const leading = /^(?:the|our|their|this|der|die|das|den|dem|des|unser\p{L}*|dies\p{L}*)\s+/iu
const kindOfIt = /^(?:document|file|paper|dokument|datei)\s+/iu

export interface DocumentAsked {
  /** What the document is called by who asks. */
  name: string
  /** Of the question: a name tells nothing of it. */
  language: Language
  /** It is asked what it says: only a document does. What 'is in' or 'is about' may be anything. */
  isSaid: boolean
}

/** The document that a question wants to hear the whole of; undefined where it asks for anything else. */
export function documentAsked(question: string): DocumentAsked | undefined {
  for (const { pattern, language } of ways) {
    const found = pattern.exec(question.trim())?.groups?.['name']
    if (found === undefined) continue
    if (noName.test(found)) return undefined
    if (!isQuoted.test(found) && inParticular.test(found)) return undefined
    return { name: calledIn(found), language, isSaid: !ofAnything.test(question) }
  }
  return undefined
}

const calledIn = (found: string): string =>
  found.replace(quotes, '').trim().replace(leading, '').replace(kindOfIt, '')

/** 'What does the offer say about delivery?' asks a document for something in particular; undefined for anything else. */
export function documentAskedAbout(question: string): (DocumentAsked & { about: string }) | undefined {
  for (const { language, pattern } of sayings) {
    const { name: found, about } = pattern.exec(question.trim())?.groups ?? {}
    if (found === undefined || about === undefined || isNobody.test(found)) continue
    return { name: calledIn(found), language, isSaid: true, about: about.replace(article, '') }
  }
  return undefined
}
const about = '(?<about>.+?)'
const sayings = [
  {
    language: 'en' as const,
    pattern: new RegExp(
      String.raw`${start}what (?:do|does|did) ${name} (?:say|state|tell us|require) (?:about|on|regarding|of) ${about}${end}`,
      'iu',
    ),
  },
  {
    language: 'de' as const,
    pattern: new RegExp(
      String.raw`${start}was (?:sag(?:t|en)|besag(?:t|en)|steh(?:t|en) (?:in|im)) ${name} (?:über|zu[mr]?) ${about}${end}`,
      'iu',
    ),
  },
]
const isNobody = /^(?:we|you|they|i|he|she|wir|sie|er|ihr|man)$/iu
const article = /^(?:the|our|their|an?|der|die|das|den|dem|des|unser\p{L}*)\s+/iu
const ofAnything =
  /^[^\p{L}\p{N}]*(?:what(?:['’]s| is| are| stands)|was steht|was stehen|worum|um was)(?!\p{L})/iu
const isQuoted = /^["“„«»‘’']/u
const inParticular = /\s(?:about|on|regarding|über|zu[mr]?)\s/iu

/** So much of a document's name is said by who means it; of a longer one two words that no other document has. */
const leastOfName = 0.6
const leastWords = 2

/**
 * Which of these documents a question means: the one of whose name most is said, and at least 60 %; else the only one
 * that is called so among other words, by two words, or by one where it is asked what 'the minutes' say.
 */
export function documentMeant(
  { name, isSaid }: DocumentAsked,
  documents: readonly string[],
): string | undefined {
  const called = [...new Set(documents)].map((document) => ({ document, ...saidOf(name, document) }))
  const [best] = called.toSorted((left, right) => right.share - left.share)
  if (best !== undefined && best.share >= leastOfName) return best.document
  const [only, ...others] = called.filter(({ share }) => share > 0)
  return others.length === 0 && (isSaid || (only?.words ?? 0) >= leastWords) ? only?.document : undefined
}

/**
 * How much of a document's name is said, 0 to 1; 0 where something else is said as well. A remark in brackets, an ending
 * of a file and its client's name before it need not be said. A name may be said in the other language.
 */
export const isCalled = (asked: string, documentName: string): number => saidOf(asked, documentName).share

interface Said {
  share: number
  /** Words of the name that are said. */
  words: number
}

function saidOf(asked: string, documentName: string): Said {
  const said = contentWords(asked.replace(/\s*\([^)]*\)/gu, ''))
  const names = [documentName, documentName.replace(/^[^:]+: /u, '')].map((one) =>
    one.replace(/\s*\([^)]*\)/gu, '').replace(/\.\p{L}{1,5}$/u, ''),
  )
  const [first = nothing, ...others] = names.map((one) => {
    const own = [...new Set(contentWords(one))]
    const of = said.map((word) => wordsMeant(word, own))
    if (said.length === 0 || own.length === 0 || of.some(({ length }) => length === 0)) return nothing
    const words = new Set(of.flat()).size
    return { share: words / own.length, words }
  })
  return others.reduce((best, one) => (one.share > best.share ? one : best), first)
}
const nothing: Said = { share: 0, words: 0 }

function contentWords(text: string): string[] {
  const words = wordsOf(text)
  const language = languageOf(words)
  return words.filter((word) => (word.length > 1 || /\d/.test(word)) && !isSmallWord(word, language))
}

/**
 * The words of a name that a word means: by itself, in the other language, or part by part ('Kostenmodell' means 'cost'
 * and 'model'); none where a part of it means nothing there.
 */
function wordsMeant(word: string, own: readonly string[]): string[] {
  const meant = (...forms: readonly string[]): string[] =>
    own.filter((one) => forms.includes(stem(one)) || forms.includes(germanStem(one)))
  const german = germanStem(word)
  const parts = partsOf(german)
  const translations = parts.length > 0 ? [] : [...englishOf(german), ...germanOf(stem(word))]
  const whole = meant(stem(word), german, ...translations)
  if (whole.length > 0) return whole
  const each = parts.map((part) => meant(part, ...englishOf(part)))
  return each.some(({ length }) => length === 0) ? [] : each.flat()
}
