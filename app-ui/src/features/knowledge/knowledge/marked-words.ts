/** Words that say nothing of what a question is about, in the languages of the screens. */
const empty = new Set(
  (
    'a an and any are about at be been by can could did do does for from had has have how if in into is it its me my of on or our ' +
    'say says said should so than that the their them then there these they this those to us was we were what when where which ' +
    'who whom whose why will with would you your not no ' +
    'aber als am an auch auf aus bei das dass dem den der des die diese dieser dieses ein eine einem einen einer es für hat haben ' +
    'im ist kann mit nach nicht oder sich sie sind und unser von vor wann warum was welche welcher wer wie wird wo zu zum zur über'
  ).split(' '),
)

const ending = /(?:ings?|ed|es|s|en|er|e)$/

/** What a word has in common with its other forms; short words stay as they are. */
function stemOf(word: string): string {
  const stem = word.length > 4 ? word.replace(ending, '') : word
  return stem.length < 3 ? word : stem
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const stemsOf = (question: string): Set<string> =>
  new Set(
    wordsOf(question)
      .filter((word) => word.length > 1 && !empty.has(word))
      .map(stemOf),
  )

export interface MarkedPart {
  text: string
  isMarked: boolean
}

/** A text in parts, those that hold words of the question marked; other forms of a word count. */
export function markedParts(text: string, question: string): MarkedPart[] {
  const stems = stemsOf(question)
  const parts: MarkedPart[] = []
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue
    const isMarked = stems.has(stemOf(piece.toLowerCase()))
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += piece
    else parts.push({ text: piece, isMarked })
  }
  return parts
}
