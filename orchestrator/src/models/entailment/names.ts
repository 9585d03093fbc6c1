import type { Language } from '../language/words.ts'
import { isSmallWord } from '../language/words.ts'
import { isKnown, isPlace, namesOfPlace, partsOfWord } from './vocabulary/index.ts'

/** A proper name: who or what exactly. */
export interface Name {
  /** Its words in lower case, without titles and legal forms. */
  words: readonly string[]
  kind: 'person' | 'other'
  /** The preposition before it: 'in' a place, 'by' somebody. */
  lead: string
  at: number
}

const titles = /^(?:mr|mrs|ms|dr|prof|herr|herrn|frau|sir|dipl)\.?$/i
const legalForms = /^(?:ag|gmbh|se|kg|ohg|inc|ltd|plc|llc|bv|nv|sa|spa|co|kgaa|ev|eg)\.?$/i
/** 'J. Smith' and 'Vestgard A/S' are found by their words. */
const isLetter = /^\p{L}\.?$/u
/** Capitals that name nothing: months, days, currencies, languages, common abbreviations. */
const common =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|eur|usd|gbp|chf|it|hr|eu|uk|us|ceo|cfo|cio|coo|ciso|dpo|q[1-4]|h[12]|kw|ok|id|pm|am|english|german|englisch|deutsch|euro|prozent|uhr|sie|ihr|ihre|ihren|ihnen|i|no|yes|ja|nein|tbd|tba|n)$/i
const germanNoun =
  /(?:ung|ungen|heit|keit|schaft|tion|tionen|ment|nis|tät|ismus|ling|chen|lein|tum|erei|ierung|kraft|zeit|stelle|punkt|plan|wesen|stand|gang|lage|zug|buch|blatt|raum|haus|werk|system|daten|gerät|mittel|steuerung|führung|leitung)$/i

/** What people are called by their work: 'Brandmeister', 'Kuratorin', 'Vorstand'. */
const isOffice =
  /(?:er|erin|or|orin|rat|rätin|ist|istin|ent|entin|chef|chefin|vorstand|vorständin|beauftragter?|anwalt|anwältin|kollegen?|kollegin|mann|frau|wirt|wirtin|hilfe|kraft)$/u

interface Word {
  text: string
  at: number
  startsSentence: boolean
}

/** The proper names of a text. In German, where every noun is written large, only what is surely a name. */
export function namesOf(text: string, language: Language): Name[] {
  const words = wordsWithPlaces(text)
  const names: Name[] = []
  for (let index = 0; index < words.length; index += 1) {
    const run = runAt(words, index)
    if (run.length === 0) continue
    const before = words[index - 1]?.text
    const name = nameOf(run, { language, before })
    if (name !== undefined) names.push({ ...name, lead: leadOf(before) })
    index += run.length - 1
  }
  return names
}

const leadOf = (before = ''): string =>
  /^(?:in|by|with|at|from|of|for|to|von|mit|bei|aus|nach|für|durch|zu)$/i.test(before)
    ? before.toLowerCase()
    : ''

const wordsWithPlaces = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}][\p{L}\p{N}'’&.-]*[\p{L}\p{N}]|\p{L}\.?/gu)].map((match) => ({
    text: match[0].replace(/['’]s?$/, ''),
    at: match.index,
    startsSentence:
      /(?:^|[.!?:|\n]\s*|[“"(]\s*)$/u.test(text.slice(0, match.index)) &&
      !/(?<![\p{L}])(?:dr|prof|dipl|ing|mr|mrs|ms|st|no|nr)\.\s*$/iu.test(text.slice(0, match.index)),
  }))

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

/** Words written large, one after the other. */
function runAt(words: readonly Word[], start: number): Word[] {
  const run: Word[] = []
  for (let index = start; index < words.length; index += 1) {
    const word = words[index]
    const last = run.at(-1)
    if (word === undefined || !isCapital(word)) break
    if (last !== undefined && (word.at - last.at - last.text.length > 3 || word.startsSentence)) break
    run.push(word)
  }
  return run
}

function nameOf(
  run: readonly Word[],
  { language, before }: { language: Language; before: string | undefined },
): Omit<Name, 'lead'> | undefined {
  const hasTitle = run.some(({ text }) => titles.test(text))
  const hasForm = run.length > 1 && run.some(({ text }) => legalForms.test(text))
  const own = run.filter(({ text }) => !titles.test(text) && !legalForms.test(text) && !isLetter.test(text))
  const unusual = own.filter((word) => isUnusual(word, language))
  const at = run[0]?.at ?? 0
  if (own.length === 0) return undefined
  if (hasTitle) return { words: lower(own.slice(-2)), kind: 'person', at }
  if (hasForm) return { words: lower(own.slice(-2)), kind: 'other', at }
  const acronym = own.filter(
    ({ text }) => /^\p{Lu}{2,}\d*$|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) && !common.test(text),
  )
  if (acronym.length > 0 && unusual.length <= acronym.length)
    return { words: lower(acronym), kind: 'other', at }
  if (unusual.length >= 2) return { words: lower(unusual.slice(-3)), kind: 'person', at }
  const [single] = unusual
  if (single === undefined || (single.startsSentence && !isPlace(single.text))) return undefined
  if (isPlace(single.text)) return { words: lower([single]), kind: 'other', at }
  if (language === 'en') return { words: lower(unusual), kind: 'other', at }
  // German nouns stand beside each other where the second is the name of the first: 'Kuratorin Faller'.
  const beside = own.at(-1) === single ? own.at(-2)?.text : undefined
  if (beside !== undefined && !isSmallWord(beside.toLowerCase(), language) && !germanNoun.test(single.text))
    return { words: lower([single]), kind: isOffice.test(beside) ? 'person' : 'other', at }
  const isPlaced = /^(?:in|aus|nach|bei|von|mit|an)$/i.test(before ?? '')
  return isPlaced && !germanNoun.test(single.text) ? { words: lower(unusual), kind: 'other', at } : undefined
}

const lower = (words: readonly Word[]): string[] => words.map(({ text }) => text.toLowerCase())

function isUnusual({ text, startsSentence }: Word, language: Language): boolean {
  if (common.test(text) || isSmallWord(text.toLowerCase(), language)) return false
  if (isPlace(text)) return true
  if (isKnown(text, language) || partsOfWord(text.toLowerCase(), language).length > 0) return false
  if (language === 'de' && germanNoun.test(text)) return false
  return !(startsSentence && /(?:ing|ed|ly|ion|ment|ness|ity)$/.test(text))
}

/** Whether a text has a name: one of its words is enough, as people are called by their last name alone. */
export const hasName = (text: string, name: Name): boolean => {
  const small = text.toLowerCase()
  return name.words
    .flatMap((word) => namesOfPlace(word))
    .some((word) => new RegExp(`(?<![\\p{L}])${escaped(word)}`, 'u').test(small))
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
