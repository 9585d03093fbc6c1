const abbreviations =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|nos|fig|sec|dr|prof|dipl|mr|mrs|ms|inc|ltd|st|p|pp|dept|est|nr|bzw|ca|abs|art|mio|mrd|tsd|usw|ggf|evtl|inkl|zzgl|max|min|vgl|bspw|std|fr|hr)\.|(?<!\p{L})\p{L}\.)$/iu

/** What a German ordinal counts: '11. April', 'das 2. Quartal'. */
const ordinalFollower =
  /^\s+(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|quartal|halbjahr|sitzung|kalenderwoche|woche|phase|stufe|january|february|march|may|june|july|october|december)/iu

/**
 * Sentences of a text, each a verbatim piece of it (trimmed): split at line breaks and at full stops, question and
 * exclamation marks that end a sentence. Table rows, headings and bullets are sentences of their own.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(/[.!?]+["'”’)\]]*(?=\s+["'“‘([]*[\p{Lu}\p{N}])/gu)) {
    const end = match.index + match[0].length
    if (abbreviations.test(line.slice(start, end)) && !endsWithHour(line, start, end)) continue
    if (/\b\d{1,2}\.$/.test(line.slice(start, end)) && ordinalFollower.test(line.slice(end))) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  sentences.push(line.slice(start))
  return sentences
}

/** '… and 4 a.m. Backups are taken …': an hour ends a sentence before a word that is written large. */
const endsWithHour = (line: string, start: number, end: number): boolean =>
  /\d\s?[ap]\.\s?m\.$/u.test(line.slice(start, end)) && /^\s+\p{Lu}\p{Ll}+/u.test(line.slice(end))

/** A verbatim start of a sentence, at most `limit` characters, cut between words. */
export function excerptOf(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence
  const cut = sentence.slice(0, limit + 1)
  const space = cut.lastIndexOf(' ')
  return cut.slice(0, space > limit / 2 ? space : limit).trimEnd()
}

/** A heading as part of a sentence; abbreviations stay large. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Joins names as a person would: 'a', 'a and b', 'a, b and c'. */
export function joinedList(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined) return ''
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
