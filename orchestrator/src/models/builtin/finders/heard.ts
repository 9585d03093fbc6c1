import { presence } from '../../language/overlap.ts'
import { meaningsOf } from '../../language/word-meanings.ts'
import { rules } from './weights.ts'

/** How far a text says a word of a part, in its own or in other words of either language. */
export function heard(word: string, stems: ReadonlySet<string>, isGerman: boolean): number {
  const own = Math.max(presence(word, stems), isGerman ? partsHeard(word, stems) : 0)
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

/** Words at the end of a compound that say in which form something is told: 'Schnittstellenübersicht' tells of 'Schnittstellen'. */
const formEnd = /^(?:e?[sn]?)(?:ubersich|list|verzeichnis|tabell|aufstell|uberblick|darstell|bericht)/u
const ofParts = { both: 0.95, beforeForm: 0.9, leastPart: 5, joint: 3 }

/** A German compound is said where both of its parts are: 'Anforderungen an den Datenschutz'. */
function partsHeard(word: string, stems: ReadonlySet<string>): number {
  if (word.length < 2 * ofParts.leastPart) return 0
  for (const start of stems) {
    if (start.length < ofParts.leastPart || start === word || !word.startsWith(start)) continue
    if (formEnd.test(word.slice(start.length))) return ofParts.beforeForm
    for (const stem of stems) {
      const at = stem.length < ofParts.leastPart ? -1 : word.indexOf(stem, start.length)
      const isEnd = at !== -1 && at - start.length <= ofParts.joint
      if (isEnd && word.length - at - stem.length <= ofParts.joint) return ofParts.both
    }
  }
  return 0
}
