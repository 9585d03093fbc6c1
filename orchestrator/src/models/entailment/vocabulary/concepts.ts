import { englishOf, germanOf, partsOf, synonymsOf } from '../../language/lexicon.ts'
import type { Language } from '../../language/words.ts'
import { stemsIn } from './forms-of-words.ts'
import { asNoun, groupsOf, isDeedId, isEntry, isNoun, keysOf, type Meanings, places } from './groups.ts'

/** Whether a word may be one for what is done. */
export const isDeed = (meanings: Meanings): boolean => [...meanings.keys()].some(isDeedId)

const cache = new Map<string, Meanings>()
const cacheLimit = 20_000

/**
 * What a word may mean, in whichever language knows it; that of the text first.
 * @param written as in the text; of an expression the name of its entry
 */
export function meaningsOf(written: string, language: Language): Meanings {
  const key = `${language}:${written}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const found = readMeanings(written, language)
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(key, found)
  return found
}

/** Whether the tables know a word at all; names and rare words are not known. */
export function isKnown(word: string, language: Language): boolean {
  const before = knownWords[language].get(word)
  if (before !== undefined) return before
  const found = looksUp(word, language)
  if (knownWords[language].size >= cacheLimit) knownWords[language].clear()
  knownWords[language].set(word, found)
  return found
}

const knownWords = { en: new Map<string, boolean>(), de: new Map<string, boolean>() }

function looksUp(word: string, language: Language): boolean {
  const parts = word.split('-').filter((part) => part.length > 1)
  if (parts.length > 1) return parts.every((part) => isKnown(part, language))
  if (isEntry(word, language)) return true
  const [own = ''] = stemsIn(word, language)
  return (language === 'de' ? englishOf(own) : germanOf(own)).length > 0
}

function readMeanings(written: string, language: Language): Meanings {
  const word = written.toLowerCase()
  const isPhrase = written.includes('_') || /\p{L}-\p{L}/u.test(written)
  const stems = isPhrase ? [written] : stemsIn(written, language)
  const [own = word] = stems
  const meanings = new Map<string, 1 | -1>(stems.map((one) => [stemKey(one, written, language), 1]))
  for (const one of isPhrase ? stems : keysOf(written, language))
    for (const [concept, sign] of groupsOf[language].get(one) ?? [])
      if (!meanings.has(concept)) meanings.set(concept, sign)
  for (const name of places.get(word) ?? []) meanings.set(`place:${name}`, 1)
  if (language === 'en') meanings.set(`root:${rootOf(word)}`, 1)
  const hasGroups = [...meanings.keys()].some((one) => /^c\d/.test(one))
  const english = language === 'de' ? germanMeanings(own) : [own, ...synonymsOf(own)]
  for (const one of english) {
    meanings.set(`lexicon:${one}`, 1)
    // A word that has groups of its own is in none of those that its translations have beside.
    if (language === 'de' && !hasGroups)
      for (const [concept, sign] of groupsOf.en.get(one) ?? [])
        if (!meanings.has(concept)) meanings.set(concept, sign)
  }
  if (![...meanings.keys()].some((one) => /^c\d/.test(one))) addContrary(meanings, written, language)
  return meanings
}

/** Where noun and verb of one stem have nothing in common, the stem alone tells nothing. */
function stemKey(stem: string, written: string, language: Language): string {
  const noun = language === 'de' ? groupsOf.de.get(asNoun(stem)) : undefined
  const verb = groupsOf[language].get(stem)
  const isApart =
    noun !== undefined && verb !== undefined && ![...noun.keys()].some((concept) => verb.has(concept))
  return isApart && isNoun(written, language) ? `noun:${stem}` : `stem:${stem}`
}

/** What a verb and its nouns have in common: 'accredited' and 'accreditation'. Short roots are common by chance. */
function rootOf(word: string): string {
  const root = word.replace(
    /(?:ations?|ances?|ences?|ments?|als?|ings?|ions?|ed|ers?|(?<=it)ors?|es|s|e|y|ies)$/,
    '',
  )
  return root.length >= 5 ? root : word
}

/** Only of a word that is an entry itself: what its parts mean is asked of the parts. */
const germanMeanings = (own: string): readonly string[] => (partsOf(own).length > 0 ? [] : englishOf(own))

/** 'unsigned' is the contrary of 'signed', 'ungetestet' of 'getestet'. */
function addContrary(meanings: Map<string, 1 | -1>, written: string, language: Language): void {
  const base = /^(?:un|non)-?(\p{L}{5,})$/u.exec(written.toLowerCase())?.[1]
  if (base === undefined) return
  const of = readMeanings(base, language)
  if (![...of.keys()].some((key) => /^c\d/.test(key))) {
    // 'Unplausibel' is 'nicht plausibel', though no table knows either.
    for (const key of of.keys()) if (key.startsWith('stem:')) meanings.set(key, -1)
    return
  }
  for (const [key, sign] of of) if (!meanings.has(key)) meanings.set(key, sign === 1 ? -1 : 1)
}

/** Parts that one person alone has. */
const partsOfOne = [
  'lead',
  'head',
  'responsible',
  'chair',
  'director',
  'deputy',
  'manager',
  'sponsor',
  'owner',
  'contact',
  'project_manager',
  'succeed',
].flatMap((word) => [...meaningsOf(word, 'en').keys()].filter((key) => /^c\d/.test(key)))

export const isOfOne = (meanings: Meanings): boolean =>
  partsOfOne.some((concept) => meanings.get(concept) === 1)

/** Words by which something is done, agreed or in force. */
const states = [
  'valid',
  'inforce',
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
  'continue',
  'active',
].flatMap((word) => [...meaningsOf(word, 'en').keys()].filter((key) => /^c\d/.test(key)))

export const isState = (meanings: Meanings): boolean => states.some((concept) => meanings.get(concept) === 1)
