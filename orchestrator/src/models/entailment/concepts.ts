import { englishOf, germanOf, partsOf, synonymsOf } from '../language/lexicon.ts'
import { germanStem, type Language, stem } from '../language/words.ts'
import { deedConcepts } from './deed-concepts.ts'
import { expressions } from './expressions.ts'
import { moreThingConcepts } from './more-thing-concepts.ts'
import { thingConcepts } from './thing-concepts.ts'

/** What a word may mean: concepts and stems, each as the word says it (1) or its contrary (-1). */
export type Meanings = ReadonlyMap<string, 1 | -1>

const groupsOf: Record<Language, Map<string, Map<string, 1 | -1>>> = { en: new Map(), de: new Map() }
const stemIn = (word: string, language: Language): string => {
  const small = word.toLowerCase()
  return language === 'de' ? germanStem(withoutForeignEnding(withoutInfix(small))) : stem(small)
}

/** 'exportieren' is 'export': the ending of verbs that both languages have. */
const withoutForeignEnding = (word: string): string =>
  word.length > 8 ? word.replace(/ier(?:en|t|te|ten|end|ung|ungen)$/, '') : word

/** German verbs that part: 'abgelehnt' and 'abzulehnen' are 'ablehnt' and 'ablehnen'. */
const withoutInfix = (word: string): string =>
  word.replace(
    /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|teil|vor|weiter|wieder|zu|zurück|zusammen|durch|um)(?:ge|zu)(?=\p{L}{3,}(?:t|en|te|ten|ter|tes|tem|ene|enen)$)/u,
    '$1',
  )

for (const [id, line] of [deedConcepts, thingConcepts, moreThingConcepts]
  .map((table) => table.trim())
  .join('\n')
  .split('\n')
  .entries()) {
  const [same = '', contrary = ''] = line.split('!')
  enter(`c${id}`, same, 1)
  enter(`c${id}`, contrary, -1)
}

function enter(concept: string, words: string, sign: 1 | -1): void {
  const [english = '', german = ''] = words.split('|')
  for (const [language, list] of [
    ['en', english],
    ['de', german],
  ] as const)
    for (const word of list.split(/[\s-]+/).filter((entry) => entry !== '')) {
      const key = stemIn(word, language)
      const known = groupsOf[language].get(key) ?? new Map<string, 1 | -1>()
      if (!known.has(concept)) known.set(concept, sign)
      groupsOf[language].set(key, known)
    }
}

const deedCount = deedConcepts.trim().split('\n').length

/** Whether a word may be one for what is done. */
export const isDeed = (meanings: Meanings): boolean =>
  [...meanings.keys()].some((key) => /^c\d+$/.test(key) && Number(key.slice(1)) < deedCount)

/** A text in which expressions of several words are the one word that the groups know. */
export const withExpressions = (text: string): string =>
  expressions.reduce((known, [pattern, word]) => known.replace(pattern, word), text)

const particles =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|fort|her|hin|los|mit|nach|statt|teil|um|vor|weg|weiter|wieder|zu|zurück|zusammen'
const parted = new RegExp(
  String.raw`(?<![\p{L}])(\p{Ll}{3,})(?=\s)((?:[^,;:.!?|]|[.,:](?=\d)|(?<=\d)\.)*?)\s(${particles})(?=\s*(?:[,;:.!?|)]|$|(?:und|oder|dass)\s))`,
  'gu',
)

/** German verbs that part, put together where the tables know them: 'gibt 900.000 Euro frei' has 'freigibt'. */
export const withVerbsJoined = (text: string): string =>
  [...text.matchAll(parted)].reduce((known, match) => {
    const [whole, verb = '', between = '', particle = ''] = match
    const words = [verb, ...(between.match(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu) ?? [])]
    const joined = joinedVerb(words, particle)
    return joined === undefined ? known : known.replace(whole, whole.replace(joined.word, joined.whole))
  }, text)

function joinedVerb(words: readonly string[], particle: string): { word: string; whole: string } | undefined {
  for (const word of words)
    for (const form of [word, word.replace(/te[nt]?$/u, 't')])
      if (groupsOf.de.has(stemIn(`${particle}${form}`, 'de'))) return { word, whole: `${particle}${form}` }
  return undefined
}

const cache = new Map<string, Meanings>()
const cacheLimit = 20_000

/** What a word may mean, in whichever language knows it; that of the text first. */
export function meaningsOf(word: string, language: Language): Meanings {
  const key = `${language}:${word}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const found = readMeanings(word.toLowerCase(), language)
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(key, found)
  return found
}

/** Whether the tables know a word at all; names and rare words are not known. */
export function isKnown(word: string, language: Language): boolean {
  const own = stemIn(word, language)
  if (groupsOf[language].has(own)) return true
  return (language === 'de' ? englishOf(own) : germanOf(own)).length > 0
}

function readMeanings(word: string, language: Language): Meanings {
  const own = stemIn(word, language)
  const meanings = new Map<string, 1 | -1>([[`stem:${own}`, 1]])
  for (const [concept, sign] of groupsOf[language].get(own) ?? []) meanings.set(concept, sign)
  if (language === 'en') meanings.set(`root:${rootOf(word)}`, 1)
  const english = language === 'de' ? germanMeanings(own) : [own, ...synonymsOf(own)]
  for (const one of english) {
    meanings.set(`lexicon:${one}`, 1)
    if (language === 'de')
      for (const [concept, sign] of groupsOf.en.get(one) ?? [])
        if (!meanings.has(concept)) meanings.set(concept, sign)
  }
  if (![...meanings.keys()].some((key) => /^c\d/.test(key))) addContrary(meanings, word, language)
  return meanings
}

/** What a verb and its nouns have in common: 'accredited' and 'accreditation'. Short roots are common by chance. */
function rootOf(word: string): string {
  const root = word.replace(/(?:ations?|ances?|ences?|ments?|als?|ings?|ions?|ed|ers?|es|s|e|y|ies)$/, '')
  return root.length >= 5 ? root : word
}

/** Only of a word that is an entry itself: what its parts mean is asked of the parts. */
const germanMeanings = (own: string): readonly string[] => (partsOf(own).length > 0 ? [] : englishOf(own))

/** 'unsigned' is the contrary of 'signed', 'ungetestet' of 'getestet'. */
function addContrary(meanings: Map<string, 1 | -1>, word: string, language: Language): void {
  const base = /^(?:un|non)-?(\p{L}{5,})$/u.exec(word)?.[1]
  if (base === undefined) return
  const of = readMeanings(base, language)
  if (![...of.keys()].some((key) => /^c\d/.test(key))) return
  for (const [key, sign] of of) if (!meanings.has(key)) meanings.set(key, sign === 1 ? -1 : 1)
}

/** Whether the tables know a German word, or a part of one with the letters that join it to the next. */
const knownPart = (part: string): string | undefined =>
  [part, part.replace(/(?:s|n|en|es|er)$/u, '')].find(
    (form) =>
      form.length >= 4 && (groupsOf.de.has(stemIn(form, 'de')) || englishOf(germanStem(form)).length > 0),
  )

/** Parts of a German compound, as words whose meanings can be asked for; none of a word that is no compound. */
export function partsOfWord(word: string, language: Language): readonly string[] {
  if (language !== 'de' || word.length < 8 || groupsOf.de.has(stemIn(word, 'de'))) return []
  const parts = partsOf(germanStem(word))
  return parts.length > 0 ? parts : takenApart(word)
}

/** A compound of which the tables know both parts, or at least the last, which says what it is. */
function takenApart(word: string): readonly string[] {
  let headed: readonly string[] = []
  for (let at = 4; at <= word.length - 4; at += 1) {
    const head = knownPart(word.slice(at))
    if (head === undefined) continue
    const first = knownPart(word.slice(0, at))
    if (first !== undefined) return [first, head]
    if (headed.length === 0 && head.length >= 5) headed = [word.slice(0, at).replace(/s$/, ''), head]
  }
  return headed
}

/** Words by which something is done, agreed or in force. */
const states = [
  'valid',
  'exist',
  'approve',
  'sign',
  'agree',
  'complete',
  'conclude',
  'define',
  'document',
  'appoint',
  'golive',
  'adopt',
].flatMap((word) => [...meaningsOf(word, 'en').keys()].filter((key) => /^c\d/.test(key)))

export const isState = (meanings: Meanings): boolean => states.some((concept) => meanings.get(concept) === 1)
