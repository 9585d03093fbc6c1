import { englishForms, germanForms, germanPrefixes } from './forms.ts'
import { germanStem, type Language, stem } from '../../language/words.ts'

const read = (table: string): [form: string, base: string][] =>
  table
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':')
      return forms.split(',').map((form): [string, string] => [form, base])
    })

const english = new Map(read(englishForms))
const german = new Map(read(germanForms))
const prefixes = new Set(['', ...germanPrefixes.split(' ')])
const longestForm = Math.max(...[...german.keys()].map((form) => form.length))

/** 'exportieren' is 'export': the ending of verbs that both languages have. */
const withoutForeignEnding = (word: string): string =>
  word.length > 8 ? word.replace(/ier(?:en|t|te|ten|end|ung|ungen)$/, '') : word

/** German verbs that part: 'abgelehnt' and 'abzulehnen' are 'ablehnt' and 'ablehnen'. */
const withoutInfix = (word: string): string =>
  word.replace(
    /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|teil|vor|weiter|wieder|zu|zurück|zusammen|durch|um|statt|bereit|bekannt|fort|dar|bevor)(?:ge|zu)(?=\p{L}{3,}(?:t|en|te|ten|ter|tes|tem|ene|enen|enes|ener)$)/u,
    '$1',
  )

/** The infinitive of a form of a strong verb, whatever stands before it: 'abgeschlossene' is 'abschließen'. */
function infinitiveOf(word: string): string | undefined {
  for (const ending of ['', 'e', 'en', 'em', 'er', 'es']) {
    if (!word.endsWith(ending)) continue
    const bare = ending === '' ? word : word.slice(0, -ending.length)
    for (let at = Math.max(0, bare.length - longestForm); at <= bare.length - 3; at += 1) {
      const base = german.get(bare.slice(at))
      if (base !== undefined && prefixes.has(bare.slice(0, at))) return `${bare.slice(0, at)}${base}`
    }
  }
  return undefined
}

/** 'answer' names nobody who answs: verbs in -er, beside who does something. */
const verbIn = (word: string): string[] => (/^\p{L}{3,}ers?$/u.test(word) ? [word.replace(/s$/, '')] : [])

/** Whether a German word is a participle or a past form that no ending tells: 'überschrieben'. */
export const isFormOfVerb = (word: string): boolean => infinitiveOf(word.toLowerCase()) !== undefined

/**
 * The stems under which a word may stand in the tables: its own first, then that of the word it is a form of. German
 * nouns ('Verband') are no forms of verbs.
 * @param written as in the text: German tells nouns by their capitals
 */
export function stemsIn(written: string, language: Language): readonly string[] {
  const known = stems[language].get(written)
  if (known !== undefined) return known
  const found = readStems(written, language)
  if (stems[language].size >= mostStems) stems[language].clear()
  stems[language].set(written, found)
  return found
}

/** Texts repeat their words. */
const stems = { en: new Map<string, readonly string[]>(), de: new Map<string, readonly string[]>() }
const mostStems = 20_000

function readStems(written: string, language: Language): string[] {
  const word = written.toLowerCase()
  if (language === 'en') {
    const base = english.get(word)
    return [...new Set([stem(word), ...(base === undefined ? [] : [stem(base)]), ...verbIn(word)])]
  }
  const own = germanStem(withoutForeignEnding(withoutInfix(word)))
  const infinitive = /^\p{Lu}/u.test(written) ? undefined : infinitiveOf(word)
  return infinitive === undefined ? [own] : [own, germanStem(infinitive)]
}
