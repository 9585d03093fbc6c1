/** A document as far as it was found: its name, and its text in any order. */
export interface FoundDocument {
  name: string
  text: string
}

const takesPlaceOf =
  /(?<![\p{L}])(?:this|the present|it|version [\d.]+|dieses?r?|die vorliegende|sie|es|er)(?: \p{L}+){0,4}? (?:repeals|replaces|supersedes|revokes|cancels|ersetzt|löst|hebt)\s+(?:the |die |den |das )?([^.;\n]{3,80}?)(?: ab| auf)?[.;,\n]/giu
const takenBy =
  /(?<![\p{L}])(?:replaces|supersedes|repeals|replacing|superseding|repealing|in (?:the )?place of|ersetzt|hebt auf|anstelle|an stelle)[:\s]+(?:(?:those|that|the ones?|the|der|die|den|das|derjenigen|jener|von|vom)(?: of)? )*([^.;\n]{3,60})/giu
const version = /(?<![\p{L}\d])(?:v|version|rev|revision|fassung|stand)[\s._-]?(\d+(?:\.\d+)?)(?![\d])/iu

/**
 * Names of the documents that others of the same lot have taken the place of: by saying so ('this circular repeals
 * circular 11 of 2024'), or as an earlier version of one with the same name.
 */
export function overtakenNames(documents: readonly FoundDocument[]): Set<string> {
  const overtaken = new Set<string>()
  for (const one of documents) {
    const named = [takesPlaceOf, takenBy].flatMap((pattern) =>
      [...one.text.matchAll(pattern)].map((match) => wordsOfName(match[1] ?? '')),
    )
    for (const other of documents)
      if (other.name !== one.name && (named.some((words) => isNamed(other, words)) || isEarlier(other, one)))
        overtaken.add(other.name)
  }
  return overtaken
}

const wordsOfName = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []

/** All words of what is replaced stand in the name or the first line, a number among them. */
function isNamed({ name, text }: FoundDocument, words: readonly string[]): boolean {
  const own = new Set(wordsOfName(`${name} ${text.split('\n').find((line) => line.trim() !== '') ?? ''}`))
  return words.length >= 2 && words.some((word) => /\d/.test(word)) && words.every((word) => own.has(word))
}

function isEarlier(one: FoundDocument, other: FoundDocument): boolean {
  const [left, right] = [version.exec(one.name)?.[1], version.exec(other.name)?.[1]]
  if (left === undefined || right === undefined || Number(left) >= Number(right)) return false
  const bare = (name: string): string => wordsOfName(name.replace(version, ' ')).join(' ')
  return bare(one.name) === bare(other.name) && bare(one.name) !== ''
}
