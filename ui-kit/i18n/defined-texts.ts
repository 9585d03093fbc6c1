import type { Translation } from './translation.ts'

/** What is said, by the name of the part that says it; each kind of texts is added by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- a library that is merged with has nothing of its own
export interface Texts {}

export interface DefinedTexts {
  name: string
  en: object
  de: () => Promise<object>
}

const defined: DefinedTexts[] = []
let take: (texts: DefinedTexts) => void = () => undefined

/**
 * Makes a part's texts known: English at once, German once it is the language. It stands below the English ones, so
 * that they come and go with the chunk of who shows them. What German lacks does not compile.
 */
export function defineTexts<T extends object>(
  name: keyof Texts,
  en: T,
  german: () => Promise<Translation<T>>,
): void {
  const texts = { name, en, de: german }
  defined.push(texts)
  take(texts)
}

/** Given all that are known, and those that come. */
export function takeTexts(taking: (texts: DefinedTexts) => void): void {
  take = taking
  for (const texts of defined) taking(texts)
}
