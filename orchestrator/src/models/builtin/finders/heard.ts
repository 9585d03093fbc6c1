import { presence } from '../../language/overlap.ts'
import { meaningsOf } from '../../language/question-words.ts'
import { rules } from './weights.ts'

/** How far a text says a word of a part, in its own or in other words of either language. */
export function heard(word: string, stems: ReadonlySet<string>, isGerman: boolean): number {
  const own = presence(word, stems)
  if (own === 1) return own
  for (const { form, share } of othersOf(word, isGerman)) if (stems.has(form)) return Math.max(own, share)
  return own
}

type Other = { form: string; share: number }
const others: Readonly<Record<'de' | 'en', Map<string, readonly Other[]>>> = { de: new Map(), en: new Map() }

/** Other words for a word, those that tell most first. */
function othersOf(word: string, isGerman: boolean): readonly Other[] {
  const known = others[isGerman ? 'de' : 'en']
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= mostKept) known.clear()
  const found = [...meaningsOf(word, isGerman)]
    .filter(([, share]) => share < 1)
    .map(([form, share]): Other => ({ form, share: share * rules.otherWords }))
    .toSorted((one, other) => other.share - one.share)
  known.set(word, found)
  return found
}
const mostKept = 5_000
