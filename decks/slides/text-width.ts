// Widths of Arial's characters from the space to the tilde, thousandths of the size of type.
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]

/** What another renderer's kerning and rounding may add. */
const safety = 1.03
const firstCode = 32

const measureOther = (character: string, table: number[]): number => {
  const code = character.codePointAt(0) ?? 0
  // A letter with an accent is as wide as without; what combines with the letter before it takes no room.
  if (/\p{M}/u.test(character) || code === 0x200b || code === 0x200d) return 0
  const base = character.normalize('NFD').codePointAt(0) ?? 0
  const known = table[base - firstCode]
  if (known !== undefined) return known
  if (/\p{Script=Greek}|\p{Script=Cyrillic}/u.test(character)) return 850
  if (/[\u2010-\u201f\u2022\u20ac\u00a1-\u00ff]/.test(character)) return 1000
  return /\p{Extended_Pictographic}|[\u{1f000}-\u{1ffff}]/u.test(character) ? 1400 : 1100
}

const measured = new Map([
  [regular, new Map<string, number>()],
  [bold, new Map<string, number>()],
])

/** Measured once: the texts of a deck have few characters beyond these tables. */
const other = (character: string, table: number[]): number => {
  const known = measured.get(table)
  const width = known?.get(character) ?? measureOther(character, table)
  if (known !== undefined && known.size < 10_000) known.set(character, width)
  return width
}

/** Width in inches of a text on one line; rather too wide than too narrow. */
export const textWidth = (text: string, style: { size: number; isBold: boolean }): number => {
  const table = style.isBold ? bold : regular
  let sum = 0
  for (const character of text)
    sum += table[(character.codePointAt(0) ?? 0) - firstCode] ?? other(character, table)
  return (sum / 1000) * (style.size / 72) * safety
}
