import { codesIn } from './codes.ts'
import { conceptsTold } from './concepts/index.ts'
import { hasKin } from './kin.ts'
import { presence } from './overlap.ts'
import type { QuestionWord } from './question-word.ts'
import { remembering } from './remembering.ts'
import { alike } from './word-meanings.ts'
import { contentStems, germanStem, stem, wordsOf } from './words.ts'

/** What all parts of a compound count for the whole. */
const asWhole = 0.9

/** Stems of a text in both languages: names and short texts tell none. */
export const stemsOfBoth = remembering((text): ReadonlySet<string> => {
  const stems = new Set(contentStems(text))
  for (const word of wordsOf(text)) {
    stems.add(word)
    stems.add(stem(word))
    stems.add(germanStem(word))
  }
  for (const code of codesIn(text)) stems.add(code)
  for (const concept of conceptsTold(text)) stems.add(concept)
  return stems
})

/** How far a text, by its stems, speaks of a question's word, 0 to 1. */
export function spokenOf({ forms, parts = [], isName }: QuestionWord, stems: ReadonlySet<string>): number {
  let best = parts.length > 0 && parts.every((part) => isSaidBy(part, stems)) ? asWhole : 0
  for (const [form, share] of forms) {
    if (share <= best) continue
    best = Math.max(best, share * presence(form, stems))
  }
  if (isName || best >= derived) return best
  for (const [form, share] of forms)
    if (share >= alike && best < derived * (share === 1 ? 1 : alsoDerived) && hasKin(form, stems))
      best = derived * (share === 1 ? 1 : alsoDerived)
  return best
}
const isSaidBy = (forms: ReadonlyMap<string, number>, stems: ReadonlySet<string>): boolean =>
  [...forms].some(([form, share]) => share >= alike && presence(form, stems) >= 1)

/** What a word of the same root counts: 'mile' for 'mileage'; a little less for one that stands for the word. */
const derived = 0.65
const alsoDerived = 0.85
