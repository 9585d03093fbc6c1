import type { Ink, InkRun, InkStyle } from './ink.ts'

/** A line of text: pieces with their distance from where it begins. */
export interface TypeLine {
  pieces: { text: string; run: InkRun; x: number }[]
  width: number
}

interface Part {
  text: string
  run: InkRun
  width: number
}

const widthOf = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.width, 0)

/** Words, each of parts that stick together, such as a word and the number of its source; null is a line break. */
function wordsOf(ink: Ink, runs: InkRun[], style: InkStyle): (Part[] | null)[] {
  const words: (Part[] | null)[] = []
  let word: Part[] = []
  const close = (): void => {
    if (word.length > 0) words.push(word)
    word = []
  }
  for (const run of runs) {
    let isFirst = true
    for (const token of ink.legible(run.text).split(/(\n|[^\S\n\u00a0]+)/u)) {
      if (token === '') continue
      if (token === '\n') {
        close()
        words.push(null)
      } else if (token.trim() === '') close()
      else {
        // A name is that of the run's first word alone.
        const own = isFirst || run.named === undefined ? run : unnamed(run)
        word.push({ text: token, run: own, width: ink.width(token, run, style) })
        isFirst = false
      }
    }
  }
  close()
  return words
}

function unnamed(run: InkRun): InkRun {
  const { named: _named, ...rest } = run
  return rest
}

/** A word that is wider than the line, cut where the line ends. */
function cutWord(word: Part[], width: number, measure: (part: Part, text: string) => number): Part[][] {
  const pieces: Part[][] = [[]]
  let used = 0
  for (const part of word) {
    let text = ''
    let own = 0
    for (const sign of part.text) {
      const step = measure(part, sign)
      if (used + own + step > width && used + own > 0) {
        if (text !== '') pieces.at(-1)?.push({ ...part, text, width: own })
        pieces.push([])
        text = ''
        own = 0
        used = 0
      }
      text += sign
      own += step
    }
    if (text !== '') pieces.at(-1)?.push({ ...part, text, width: own })
    used += own
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** Breaks text into lines of at most `width` points; words that are longer are cut. An empty text has no line. */
export function breakLines(
  ink: Ink,
  runs: InkRun[],
  options: { width: number; style: InkStyle },
): TypeLine[] {
  const { width, style } = options
  const lines: TypeLine[] = []
  let line: TypeLine = { pieces: [], width: 0 }
  const turn = (): void => {
    lines.push(line)
    line = { pieces: [], width: 0 }
  }
  const put = (word: Part[], space: number): void => {
    word.forEach((part, index) => {
      const gap = index === 0 ? space : 0
      const last = line.pieces.at(-1)
      const x = line.width + gap
      if (last !== undefined && last.run === part.run && part.run.named === undefined)
        last.text += `${gap > 0 ? ' ' : ''}${part.text}`
      else line.pieces.push({ text: part.text, run: part.run, x })
      line.width = x + part.width
    })
  }
  for (const word of wordsOf(ink, runs, style)) {
    if (word === null) {
      turn()
      continue
    }
    const first = word[0]
    const space = line.width === 0 || first === undefined ? 0 : ink.width(' ', first.run, style)
    if (line.width + space + widthOf(word) <= width) put(word, space)
    else {
      if (line.width > 0) turn()
      const pieces =
        widthOf(word) <= width
          ? [word]
          : cutWord(word, width, (part, text) => ink.width(text, part.run, style))
      pieces.forEach((piece, index) => {
        if (index > 0) turn()
        put(piece, 0)
      })
    }
  }
  if (line.pieces.length > 0) turn()
  return lines
}

/** Writes a line whose top is at `y`, in a column from `x`. */
export function writeLine(
  ink: Ink,
  line: TypeLine,
  place: { x: number; y: number; width: number; style: InkStyle; align?: 'left' | 'center' | 'right' },
): void {
  const free = Math.max(0, place.width - line.width)
  const indent = place.align === 'right' ? free : place.align === 'center' ? free / 2 : 0
  for (const piece of line.pieces)
    ink.write(piece.text, piece.run, { x: place.x + indent + piece.x, y: place.y, style: place.style })
}
