import { presence } from './overlap.ts'
import { englishOf, germanOf } from './lexicon.ts'
import { contentStems, germanStem, isStopword, languageOf, questionStems, stem, wordsOf } from './words.ts'

/** A word of a question with what a text may say for it, in English and German. */
export interface QuestionWord {
  /** As `questionStems` gives it. */
  stem: string
  /** Stems that stand for it, each with how far it counts, 0 to 1. */
  forms: ReadonlyMap<string, number>
  /** A name, code or figure: nothing else stands for it. */
  isName: boolean
}

/** How far a translation, and a word of the same meaning, count for the word itself. */
const translated = 0.9
const alike = 0.75

/** Words that belong together although no stem and no translation says so. */
const families = [
  'day daily tag täglich tage arbeitstag',
  'year yearly annual annually annum jahr jährlich',
  'month monthly monat monatlich',
  'week weekly woche wöchentlich',
  'employee staff headcount workforce mitarbeiter beschäftigter personal',
  'cost price rate fee charge kosten preis satz gebühr',
  'choose chose chosen choice select selected selection wählen gewählt wahl auswahl',
  'sign signed signature unterschreiben unterschrift unterzeichnet',
  'own owner owned eigentümer verantwortlich responsible',
].map((words) => new Set(words.split(' ').flatMap((word) => [stem(word), germanStem(word)])))

/** The words that a question is about, without those of its frame, in order, none twice. */
export function questionWords(question: string): QuestionWord[] {
  const words = wordsOf(question)
  const isGerman = languageOf(words) === 'de'
  const wanted = new Set(questionStems(question))
  const names = namesOf(question, isGerman)
  return words.flatMap((word): QuestionWord[] => {
    const own = isGerman ? germanStem(word) : stem(word)
    if (!wanted.delete(own)) return []
    const isName = names.has(word)
    const forms = new Map([
      [own, 1],
      [stem(word), 1],
      [germanStem(word), 1],
    ])
    if (!isName) addMeanings(forms, { word, own, isGerman })
    return [{ stem: own, forms, isName }]
  })
}

interface Meant {
  word: string
  own: string
  isGerman: boolean
}

function addMeanings(forms: Map<string, number>, { word, own, isGerman }: Meant): void {
  const add = (form: string, share: number): void => {
    if ((forms.get(form) ?? 0) < share) forms.set(form, share)
  }
  const [others, back] = isGerman ? [englishOf(own), germanOf] : [germanOf(own), englishOf]
  for (const other of others) {
    add(other, translated)
    for (const same of back(other)) add(same, alike)
  }
  for (const family of families) if (family.has(own)) for (const form of family) add(form, alike)
  if (isGerman && others.length === 0) for (const part of partsOf(word)) add(part, alike)
}

/** A compound by its parts, each translated: 'Tagessatz' is a 'day rate'. */
function partsOf(word: string): string[] {
  for (let at = word.length - 4; at >= 3; at -= 1) {
    const [head, tail] = [englishOfPart(word.slice(0, at)), englishOf(germanStem(word.slice(at)))]
    if (head.length > 0 && tail.length > 0) return [...head, ...tail]
  }
  return []
}

const englishOfPart = (part: string): readonly string[] =>
  [part, part.replace(/(?:es|s|en|n)$/, '')].map((one) => englishOf(germanStem(one))).find((found) => found.length > 0) ?? []

/** Names, codes and figures as words; in German, which writes every noun large, codes and figures alone. */
function namesOf(question: string, isGerman: boolean): Set<string> {
  const tokens = question.split(/\s+/)
  const named = tokens.filter((token, index) => {
    const bare = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/, '')
    if (/^\p{Lu}{2,}s?$|\d/u.test(bare)) return true
    if (isGerman || index === 0) return false
    return /^\p{Lu}/u.test(bare) && !isStopword(bare.toLowerCase())
  })
  return new Set(named.flatMap((token) => wordsOf(token.replace(/['’]s\b/, ''))))
}

/** Stems of a text in both languages: names and short texts tell none. */
export function stemsOfBoth(text: string): Set<string> {
  const stems = new Set(contentStems(text))
  for (const word of wordsOf(text)) {
    stems.add(stem(word))
    stems.add(germanStem(word))
  }
  return stems
}

/** How far a text, by its stems, speaks of a question's word, 0 to 1. */
export function spokenOf({ forms }: QuestionWord, stems: ReadonlySet<string>): number {
  let best = 0
  for (const [form, share] of forms) {
    if (share <= best) continue
    best = Math.max(best, share * presence(form, stems))
  }
  return best
}
