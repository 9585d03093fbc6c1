import { contentStems, type Language } from './words.ts'

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
    String.raw`was (?:sag(?:t|en)|besag(?:t|en)|enthält|enthalten|beinhalte(?:t|n)|steht in|stehen in) ${name}(?: aus)?`,
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
    // 'What does the offer say about delivery?' asks for something in particular.
    if (noName.test(found)) return undefined
    if (!isQuoted.test(found) && inParticular.test(found)) return undefined
    const called = found.replace(quotes, '').trim().replace(leading, '').replace(kindOfIt, '')
    return { name: called, language, isSaid: !ofAnything.test(question) }
  }
  return undefined
}
const ofAnything =
  /^[^\p{L}\p{N}]*(?:what(?:['’]s| is| are| stands)|was steht|was stehen|worum|um was)(?!\p{L})/iu
const isQuoted = /^["“„«»‘’']/u
const inParticular = /\s(?:about|on|regarding|über|zu[mr]?)\s/iu

/** So much of a document's name is said by who means it. */
const leastOfName = 0.6

/**
 * Which of these documents a question means: the one of whose name most is said, and at least 60 %; else, where it asks
 * what 'the minutes' say, the only one that is called so among other words.
 */
export function documentMeant(
  { name, isSaid }: DocumentAsked,
  documents: readonly string[],
): string | undefined {
  const called = [...new Set(documents)].map((document) => ({ document, share: isCalled(name, document) }))
  const [best] = called.toSorted((left, right) => right.share - left.share)
  if (best !== undefined && best.share >= leastOfName) return best.document
  const some = called.filter(({ share }) => share > 0)
  return isSaid && some.length === 1 ? some[0]?.document : undefined
}

/**
 * How much of a document's name is said, 0 to 1; 0 where something else is said as well. A remark in brackets, an ending
 * of a file and its client's name before it need not be said.
 */
export function isCalled(asked: string, documentName: string): number {
  const names = [documentName, documentName.replace(/^[^:]+: /u, '')].map((one) =>
    one.replace(/\s*\([^)]*\)/gu, '').replace(/\.\p{L}{1,5}$/u, ''),
  )
  const said = new Set(contentStems(asked.replace(/\s*\([^)]*\)/gu, '')))
  const shares = names.map((one) => {
    const own = new Set(contentStems(one))
    const isMore = [...said].some((stem) => !own.has(stem))
    return isMore || own.size === 0 || said.size === 0 ? 0 : said.size / own.size
  })
  return Math.max(...shares)
}
