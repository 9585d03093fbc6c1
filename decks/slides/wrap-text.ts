import { textWidth } from './text-width.ts'

interface Type {
  size: number
  isBold: boolean
}

/** The longest start of a word that fits; at least one character, so that it ends. */
const headThatFits = (word: string, width: number, type: Type): string => {
  let head = ''
  let used = 0
  for (const character of word) {
    used += textWidth(character, type)
    if (head !== '' && used > width) return head
    head += character
  }
  return head
}

/**
 * Lines of a text in a column of so many inches; joined they are the text again. Broken at spaces alone, and inside a
 * word that is wider than the column: a renderer that breaks at more places needs no more lines than these.
 */
export const wrapText = (text: string, width: number, type: Type): string[] => {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(/(?<= )/)) {
    let rest = word
    while (rest !== '') {
      // A space at the end of a line hangs out of it.
      const isWhole = textWidth(rest.trimEnd(), type) <= width
      const room = width - used
      if (isWhole && textWidth(rest.trimEnd(), type) > room && line !== '') {
        lines.push(line)
        line = ''
        used = 0
        continue
      }
      if (!isWhole && line !== '') {
        lines.push(line)
        line = ''
        used = 0
      }
      const head = isWhole ? rest : headThatFits(rest, width, type)
      line += head
      used += textWidth(head, type)
      rest = rest.slice(head.length)
    }
  }
  lines.push(line)
  return lines
}
