/** Texts of a generation; the latest of two are kept, at most some megabytes for each reading. */
const kept = 4_000
/** Characters: a longer text is a whole document, which is read by its passages. */
const longest = 4_000

/** Words, of which a language has many and a text few. */
const keptWords = 50_000

/** A reading of single words that keeps what it found: texts repeat their words. */
export function rememberingWords(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = read(word)
    if (known.size >= keptWords) known.clear()
    known.set(word, found)
    return found
  }
}

/**
 * A reading of texts that keeps what it found for the latest: each turn of a run and each question reads the same passages
 * again. What it answers is shared, so nobody may change it.
 */
export function remembering<Found>(read: (text: string) => Found): (text: string) => Found {
  let young = new Map<string, Found>()
  let old = new Map<string, Found>()
  return (text) => {
    if (text.length > longest) return read(text)
    const known = young.get(text) ?? old.get(text)
    if (known !== undefined && young.has(text)) return known
    const found = known ?? read(text)
    if (young.size >= kept) {
      old = young
      young = new Map()
    }
    young.set(text, found)
    return found
  }
}
