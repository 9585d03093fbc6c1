import type { ParsedDocument } from './parsed-document.ts'

/** Characters that are looked at, taken from all over the document. */
const sampleCharacters = 4_000
const samplePages = 8
/** Letters below which no language is told: names and figures read like any. */
const leastLetters = 80

/** The language that a document is written in (ISO 639-1); undefined where it cannot be told. */
export async function detectLanguage({ pages }: ParsedDocument): Promise<string | undefined> {
  const every = Math.max(1, Math.floor(pages.length / samplePages))
  const sample = pages
    .filter((_, index) => index % every === 0)
    .map(({ text }) => text.slice(0, sampleCharacters / samplePages))
    .join('\n')
  return languageOf(sample)
}

/** The language of a text (ISO 639-1); undefined where it cannot be told. */
export async function languageOf(text: string): Promise<string | undefined> {
  const sample = text.slice(0, sampleCharacters)
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return undefined
  // Loaded when first needed: its table of letters takes some hundred milliseconds.
  const { eld } = await import('eld/extrasmall')
  const found = eld.detect(sample)
  return found.isReliable() && found.language !== '' ? found.language : undefined
}
